const TOKEN_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{32}$/;

/** A new token of a cart or a form session: 192 random bits as 32 url-safe characters. Whoever holds it holds what it names. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Whether this text can be such a token; whether what it names exists only its object knows. */
export const isToken = (text: string): boolean => TOKEN.test(text);
