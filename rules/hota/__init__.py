"""Heroes of Ancients (遗迹英雄传): creatures and spells bought with three attributes."""
