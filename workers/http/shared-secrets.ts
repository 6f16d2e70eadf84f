import { contentDigest, digest } from './digest';

/** The token of `Authorization: Bearer …`, null without one. */
export const bearerToken = (request: Request): string | null =>
  /^bearer\s+(\S.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/**
 * true when both texts are the same; takes as long whatever they differ in. Both are hashed first, so that not even a
 * length shows.
 */
export async function sameSecret(given: string, wanted: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(wanted)]);
  let difference = 0;
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}

const TOLERANCE_S = 5 * 60;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
const SECOND_MS = 1000;

/**
 * Whether a notification was signed with this key within the last five minutes. `header` is `t=<epoch s>,v1=<hex of
 * HMAC-SHA256(key, "<t>.<body>")>`.
 */
export async function isSigned(key: string, header: string | null, body: string, now: number): Promise<boolean> {
  const [, at, signature] = SIGNATURE.exec(header ?? '') ?? [];
  if (at === undefined || signature === undefined) return false;
  const isSame = await sameSecret(signature, await contentDigest(key, `${at}.${body}`));
  return isSame && Math.abs(now / SECOND_MS - Number(at)) <= TOLERANCE_S;
}
