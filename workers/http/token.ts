/** Bytes as url-safe Base64 without padding. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes of a Base64url text; null for anything else. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

const TOKEN_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{32}$/;

/**
 * A new token of a cart or a form session: 192 random bits as 32 url-safe characters. Whoever holds it holds what it
 * names.
 */
export const newToken = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));

/** A token that follows from another one and a name: always the same, and to nobody who does not hold that one. */
export async function derivedToken(token: string, name: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${token}:${name}`));
  return toBase64url(new Uint8Array(hash, 0, TOKEN_BYTES));
}

/** Whether this text can be such a token; whether what it names exists only its object knows. */
export const isToken = (text: string): boolean => TOKEN.test(text);
