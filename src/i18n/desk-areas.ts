/**
 * Files of words that operators alone meet, at the desk and in letters to the retailer. The build puts those of es-MX beside
 * the Worker; a test holds that nobody else says them.
 */
export const DESK_AREAS = [
  'audit',
  'desk',
  'desk-lists',
  'desk-order',
  'desk-stock',
  'desk-coupons',
  'desk-customers',
  'desk-returns',
  'desk-privacy',
] as const;
