/** Where a shopper scans the code of a product. */
export const SCAN_PAGE = '/escanear';
