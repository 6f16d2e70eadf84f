/** id of the element that holds the speculation rules of the store view. */
export const RULES_ID = 'speculation-rules';
