"""Compile with Numba: functions inside an engine, and the entries through which it is called from outside.

Numba compiles each function to machine code by itself, with all that it calls. Only entries of an engine are called. So the functions
inside are only translated for LLVM, and each entry is compiled in one go with all that it needs, visible to nobody else: measured, half the
time to compile, and faster code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from llvmlite import binding as llvm
from numba import njit, types
from numba.core import config
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager
from numba.core.typed_passes import IRLegalization, NativeLowering, NoPythonBackend, NopythonTypeInference, PreLowerStripPhis
from numba.core.typeinfer import register_dispatcher
from numba.core.types import functions
from numba.core.untyped_passes import (
    DeadBranchPrune,
    FixupArgs,
    GenericRewrites,
    IRProcessing,
    ReconstructSSA,
    RewriteSemanticConstants,
    TranslateByteCode,
)
from numba.np import arrayobj

from rules.kernel.compiled.interpretation import IS_INTERPRETED, interpreted
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.storage.code_files import CodeFiles

# Numba's own type hints know neither every option nor its settings.
NJIT: Any = njit
CONFIG: Any = config

# Game rules branch, they do not crunch arrays: vectorising would bring nothing.
CONFIG.LOOP_VECTORIZE = CONFIG.SLP_VECTORIZE = 0

INT = types.int64
VOID = types.void
#: A view of one row of a table inside a record.
ROW = types.Array(types.int16, 1, "C")

#: Code inside allocates nothing, so nothing is counted: without `_nrt` a view of a record's field costs nothing.
OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False}

Function = TypeVar("Function", bound=Callable[..., Any])


def array_of(record: Any) -> Any:
    """Return the type of the one-element array in which a record is passed from outside."""
    return types.Array(record, 1, "C")


def pointer(signature: Any) -> Any:
    """Return the type of a function that is passed as an argument: it is called by its address, compiled once and found in the cache."""
    return types.FunctionType(signature)


def _index_as_it_is(context: Any, builder: Any, index_type: Any, index: Any, size: Any) -> Any:
    """Return the index as it is. No index counts from the end here: a test of each for that would cost a tenth of the speed."""
    return context.cast(builder, index, index_type, types.intp)


arrayobj.fix_integer_index = _index_as_it_is


_BUILTIN: Any = functions.Function
_resolve = _BUILTIN.get_call_type
#: The resolved operators and other functions of Numba's by types; Numba would look through all overloads every time.
_resolved: dict[Any, Any] = {}


def _resolve_once(self: Any, context: Any, args: Any, keywords: Any) -> Any:
    if keywords:
        return _resolve(self, context, args, keywords)
    key = self, context, tuple(args)
    if key not in _resolved:
        signature = _resolve(self, context, args, keywords)
        _resolved[key] = signature, signature and self.get_impl_key(signature)
    signature, implementation = _resolved[key]
    if signature is not None:
        self._impl_keys[signature.args] = implementation
    return signature


_BUILTIN.get_call_type = _resolve_once


class _Unlinked:
    """Stands in for the code generator where Numba would tell a translated function, which is not in memory yet, where its globals are."""

    def set_env(self, name: str, environment: Any) -> None:
        """Do nothing."""


class Translation(JITCodeLibrary):  # type: ignore[misc]
    """An inner function as LLVM code, with the libraries of what it calls."""

    codegen = _Unlinked()

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    def _get_module_for_linking(self) -> Any:
        """Return the function with all that it calls, for a function that Numba compiles by itself (as in tests)."""
        module = self._final_module.clone()
        _link(module, self._linking_libraries)
        for function in module.functions:
            if not function.is_declaration:
                function.linkage = llvm.Linkage.linkonce_odr
        return module


class Whole(JITCodeLibrary):  # type: ignore[misc]
    """An entry with everything that it calls. LLVM may change in any way what only the entry itself calls."""

    def finalize(self) -> None:
        own = set(self._names())
        _link(self._final_module, self._linking_libraries)
        self._linking_libraries: list[Any] = []
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in own:
                function.linkage = llvm.Linkage.internal
        super().finalize()

    def _names(self) -> list[str]:
        """The functions that can be called from outside."""
        return [each.name for each in self._final_module.functions if not each.is_declaration and each.linkage == llvm.Linkage.external]

    def _get_module_for_linking(self) -> Any:
        """Return what the cache keeps beside the machine code, to know the names in it: nothing is ever linked with an entry."""
        return llvm.parse_assembly("\n".join(f'define void @"{name}"() {{ ret void }}' for name in self._names()))


def _link(module: Any, libraries: Any) -> None:
    """Add to a module the code of some libraries, and of those that they need, each once."""
    waiting, seen = list(libraries), set()
    while waiting:
        library = waiting.pop()
        if library in seen:
            continue
        seen.add(library)
        is_translation = isinstance(library, Translation)
        module.link_in(library._final_module if is_translation else library._get_module_for_linking(), preserve=True)
        waiting += library._linking_libraries if is_translation else []


def _promise_apart(flags: Any) -> None:
    """Promise LLVM that no two records or arrays passed to a function overlap, so that what it read of one outlives writing the other."""
    flags.noalias = True


#: Numba's own steps without those that inner functions don't need: closures, lists, `with`, inlining in Python, notes on types.
_STEPS = (
    TranslateByteCode,
    FixupArgs,
    IRProcessing,
    RewriteSemanticConstants,
    DeadBranchPrune,
    GenericRewrites,
    ReconstructSSA,
    NopythonTypeInference,
    PreLowerStripPhis,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
)


class _Steps(PassManager):  # type: ignore[misc]
    """Runs the steps without Numba's examination of the result after each."""

    _ENFORCING = False


class _Inside(CompilerBase):  # type: ignore[misc]
    """Translates an inner function."""

    def define_pipelines(self) -> list[Any]:
        _promise_apart(self.state.flags)
        self.state.library = Translation(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        steps = _Steps("inside")
        for step in _STEPS:
            steps.add_pass(step, step.__name__)
        steps.finalize()
        return [steps]


class _Outside(CompilerBase):  # type: ignore[misc]
    """Compiles an entry."""

    def define_pipelines(self) -> list[Any]:
        _promise_apart(self.state.flags)
        self.state.library = Whole(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]


def inner(signature: Any) -> Callable[[Function], Function]:
    """Declare a function inside the engine: one signature, translated when an entry that needs it is compiled, and kept in that entry's
    cache.

    Without a fixed signature Numba would compile it again for every width of integer that it is called with.
    """

    def decorate(function: Function) -> Function:
        if IS_INTERPRETED:
            return interpreted(signature, function)  # type: ignore[return-value]
        options = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        dispatcher = NJIT(pipeline_class=_Inside, **options)(function)
        resolve = dispatcher.get_call_template

        def compile_once(args: Any, keywords: Any) -> Any:
            if not dispatcher.overloads:
                dispatcher.compile(signature)
                dispatcher.disable_compile()
            return resolve(args, keywords)

        dispatcher.get_call_template = compile_once
        compiled: Function = dispatcher
        return compiled

    return decorate


def entry(cache: CompileCache, signature: Any) -> Callable[[Function], Function]:
    """Declare a function that is called from outside: compiled, or loaded from the game's cache, when it is decorated."""

    def decorate(function: Function) -> Function:
        if IS_INTERPRETED:
            return interpreted(signature, function)  # type: ignore[return-value]
        cache.hold()
        CONFIG.CACHE_DIR = str(cache.folder)
        dispatcher = NJIT(pipeline_class=_Outside, **OPTIONS)(function)
        dispatcher._cache = CodeFiles(function)
        with register_dispatcher(dispatcher):
            dispatcher.compile(signature)
        dispatcher.disable_compile()
        compiled: Function = dispatcher
        return compiled

    return decorate
