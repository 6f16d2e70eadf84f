const encoder = new TextEncoder();

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text as a Content-Security-Policy names it: 'sha256-…' with its quotes, in Base64. */
export async function policyHash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}

export const DIGEST_CHARS = 64;

/** SHA-256 of a text as 64 hexadecimal digits. */
export const digest = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

/**
 * HMAC-SHA256 of a text as 64 hexadecimal digits. With the client's key of a form as its key, what is kept of a short
 * secret field cannot be found out by trying: of the key itself only a hash is kept.
 */
export async function contentDigest(key: string, text: string): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return hex(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
}
