import { MESSAGES } from '../../src/contract/messages';
import { ok, type Result, refuse } from '../../src/domain/result';

const encoder = new TextEncoder();

/** true when both texts are the same; takes as long whatever they differ in. Both are hashed first, so that not even a length shows. */
async function sameSecret(given: string, wanted: string): Promise<boolean> {
  const [a, b] = await Promise.all([given, wanted].map(async (secret) => new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(secret)))));
  if (!a || !b) return false;
  let difference = 0;
  for (const [at, byte] of a.entries()) difference |= byte ^ (b[at] ?? 0);
  return difference === 0;
}

/** Lets calls with the service token through; a shop without one does not have these calls at all. */
export async function isServiceCall(request: Request, token: string | undefined): Promise<Result<true>> {
  if (!token) return refuse(404, MESSAGES.notFound);
  const [, given = ''] = /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return (await sameSecret(given, token)) ? ok(true) : refuse(401, MESSAGES.serviceUnauthorised);
}
