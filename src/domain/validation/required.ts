/**
 * Message key of a field that was left empty. It stands apart from the other rules because every page knows it, and
 * only pages with forms the rest.
 */
export const REQUIRED = 'Field is required';
