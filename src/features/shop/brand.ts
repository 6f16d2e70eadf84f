/** Name of the shop, on the mark; a store view has its own name for titles. */
export const BRAND = 'Tianguis';
