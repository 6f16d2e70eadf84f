/** Field of a form in the window over another page, and parameter of the page that is shown in it. */
export const WINDOW = 'ventana';

/** End of an address that opens a page of signing in or up over it; that page's path stands behind it. */
export const OPENS_WINDOW = `#${WINDOW}-`;
