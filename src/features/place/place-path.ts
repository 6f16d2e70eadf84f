/** Path of the page that says whether and when a postal code is reached: ?cp= is the code. */
export const PLACE_PATH = '/envio';
/** Attribute of the link to it in the header, with the settings of what is shown of a place (PlaceSettings). */
export const PLACE_SETTINGS = 'data-place';
/** Attribute of that link where what is known of the place has to be brought up to date. */
export const PLACE_ASKS = 'data-place-asks';
