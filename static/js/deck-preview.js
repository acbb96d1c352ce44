// A page with rows of cards: shows the card of the row that the pointer or the focus is on.

import { startPreview } from "./desk-preview.js";

startPreview();
