const KEY_BYTES = 16;

/**
 * A fresh key for one intention: 128 random bits. Also where the page did not come over https, and there is no
 * randomUUID.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
