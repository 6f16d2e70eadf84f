/** Where the code of a product is scanned, the only page that may use a camera. */
export const SCAN_PAGE = '/escanear';
