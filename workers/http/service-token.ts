import { digest } from './digest';

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
