const TOKEN_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{32}$/;

/** A new cart's token: 192 random bits as 32 url-safe characters. Whoever holds it holds the cart. */
export function newCartToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Whether this text can be a cart's token; whether such a cart exists only its object knows. */
export const isCartToken = (text: string): boolean => TOKEN.test(text);
