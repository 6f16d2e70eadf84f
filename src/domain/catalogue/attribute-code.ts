/**
 * Whether a field's name may be that of an attribute: one with a dot names a part of a document, and is never looked up
 * among attributes.
 */
export const isAttributeCode = (field: string): boolean => !field.includes('.');
