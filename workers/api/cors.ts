import type { Context } from 'hono';
import type { Sharing } from '../../src/contract/call';
import type { AppEnv } from '../http/shop-request';

const PREFLIGHT_SECONDS = 600;
const REQUEST_HEADERS = 'Content-Type, Idempotency-Key, Authorization, X-VS-Store-Code';
const RESPONSE_HEADERS = 'Idempotent-Replayed, Retry-After';

/** Origins of the variable CORS_ORIGINS, space-separated; none without it. */
const listed = (origins: string | undefined) => (origins ?? '').split(/\s+/).filter((origin) => origin !== '');

/** Says who may read the answer from another origin; never with credentials, so that no cookie of the shop works elsewhere. false: nobody. */
export function share(c: Context<AppEnv>, sharing: Sharing): boolean {
  const origin = c.req.header('origin');
  if (sharing === 'public') c.header('access-control-allow-origin', '*');
  else {
    c.header('vary', 'Origin', { append: true });
    if (!origin || !listed(c.env?.CORS_ORIGINS).includes(origin)) return false;
    c.header('access-control-allow-origin', origin);
  }
  c.header('access-control-expose-headers', RESPONSE_HEADERS);
  return true;
}

/** Answers OPTIONS of a path: what it allows, and to another origin what it may send. */
export function preflight(c: Context<AppEnv>, sharing: Sharing, methods: string[]): Response {
  c.header('allow', methods.join(', '));
  if (share(c, sharing)) {
    c.header('access-control-allow-methods', methods.join(', '));
    c.header('access-control-allow-headers', REQUEST_HEADERS);
    c.header('access-control-max-age', String(PREFLIGHT_SECONDS));
  }
  return c.body(null, 204);
}
