/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A coupon of one subscriber: 50 random bits. Whoever has it may use it. */
export const newCouponCode = (): string =>
  `BOLETIN-${Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
