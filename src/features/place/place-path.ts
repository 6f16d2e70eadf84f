/** Path of the page that says whether and when a postal code is reached: ?cp= is the code. */
export const PLACE_PATH = '/envio';
/** Attribute of the link to it in the header, with the settings of what is shown of a place (PlaceSettings). */
export const PLACE_SETTINGS = 'data-place';
