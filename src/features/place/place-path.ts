/** Path of the page that says whether and when a postal code is reached: ?cp= is the code. */
export const PLACE_PATH = '/envio';
/** Attribute of the link to it in the header, with the settings of what is shown of a place (PlaceSettings). */
export const PLACE_SETTINGS = 'data-place';
/** Note of the page that was asked about a place, which it knows. */
export const ASKED_PLACE = 'asked-place';
/** The browser keeps the place under this name. */
export const PLACE_KEY = 'codigo-postal';
