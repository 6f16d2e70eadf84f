/** Parameter that asks a product's address for its variants instead of its page. */
export const VARIANTS_PARAM = 'variantes';
