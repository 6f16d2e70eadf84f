/** Longest texts a shopper may send, in characters. Source: spec 2 §9 for `reference`, our choice for the others. */
export const MAX_LENGTH = {
  name: 60,
  email: 254,
  password: 256,
  street: 120,
  /** Of the wire, where a line holds several fields and each letter may be escaped. */
  streetLine: 600,
  exteriorNumber: 20,
  /** Of a telephone as it is typed, with what stands before and between its digits. */
  phone: 60,
  neighbourhood: 120,
  city: 120,
  state: 60,
  company: 120,
  taxId: 20,
  coupon: 40,
  sku: 128,
  slug: 255,
  query: 200,
  reference: 80,
  betweenStreets: 80,
} as const;

/** Most units of one line of a cart. */
export const MAX_QUANTITY = 10_000;

/** true for one line of text of at most `max` characters: no control characters, no broken surrogates. */
export const plainText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && !/[\p{Cc}\p{Cs}]/u.test(value);
