import type { Context } from 'hono';
import { CALLS } from '../../../src/contract/areas';
import type { Sharing } from '../../../src/contract/call';
import type { AppEnv } from '../../http/shop-request';
import { corsOrigins } from '../../settings/deployment';
import type { Variables } from '../../settings/setting';

const PREFLIGHT_SECONDS = 600;
const REQUEST_HEADERS = 'Content-Type, Idempotency-Key, Authorization, X-VS-Store-Code, X-Challenge-Pass';
const RESPONSE_HEADERS = 'Idempotent-Replayed, Retry-After';

/** Which origin may read an answer: any, this one alone, or none. */
function reader(sharing: Sharing, origin: string | null, env: Variables<'CORS_ORIGINS'>): string | null {
  if (sharing === 'public') return '*';
  return origin && corsOrigins(env).includes(origin) ? origin : null;
}

/**
 * Says who may read the answer from another origin; never with credentials, so that no cookie of the shop works
 * elsewhere. false: nobody.
 */
export function share(c: Context<AppEnv>, sharing: Sharing): boolean {
  const allowed = reader(sharing, c.req.header('origin') ?? null, c.env ?? {});
  if (sharing !== 'public') c.header('vary', 'Origin', { append: true });
  if (allowed === null) return false;
  c.header('access-control-allow-origin', allowed);
  c.header('access-control-expose-headers', RESPONSE_HEADERS);
  return true;
}

const isOfPath = (pattern: string, path: string): boolean => {
  const [expected, given] = [pattern.split('/'), path.split('/')];
  return (
    expected.length === given.length &&
    expected.every((segment, at) => segment.startsWith(':') || segment === given[at])
  );
};

/**
 * The same on an answer that is made in front of the api: by the sharing of the call that has this path (`/api/…`),
 * nothing where none has.
 */
export function shareAnswer(headers: Headers, request: Request, env: Variables<'CORS_ORIGINS'>, path: string): void {
  const inside = path.replace(/^\/api/, '');
  const call = CALLS.find((one) => one.path === inside) ?? CALLS.find((one) => isOfPath(one.path, inside));
  if (!call) return;
  if (call.sharing !== 'public') headers.append('vary', 'Origin');
  const allowed = reader(call.sharing, request.headers.get('origin'), env);
  if (allowed === null) return;
  headers.set('access-control-allow-origin', allowed);
  headers.set('access-control-expose-headers', RESPONSE_HEADERS);
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
