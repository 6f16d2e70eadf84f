import { contentDigest } from './digest';
import { sameSecret } from './service-token';

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
