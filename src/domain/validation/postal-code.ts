/** A Mexican postal code: 5 digits. */
export const isPostalCode = (value: unknown): value is string => typeof value === 'string' && /^\d{5}$/.test(value);
