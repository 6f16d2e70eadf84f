import type { Env } from '../../env';
import { clientNetwork } from './client-address';
import type { Counted } from './rate-limit';

const PASS_HEADER = 'x-challenge-pass';
/** What the gateway tells the cached entrypoint, which sees nothing else of the shopper's request. */
const NAMES = { session: 'x-counted-session', network: 'x-counted-network', pass: PASS_HEADER } as const;

/** What a request is counted under. `session` is a hash, null for somebody without one. */
export function countedOf(request: Request, env: Pick<Env, 'APP_ENV'>, session: string | null): Counted {
  return { session, network: clientNetwork(request, env), pass: request.headers.get(PASS_HEADER) };
}

/** The same as headers, for the entrypoint behind the platform's cache. */
export const countedHeaders = ({ session, network, pass }: Counted): [string, string][] =>
  Object.entries({ [NAMES.session]: session, [NAMES.network]: network, [NAMES.pass]: pass }).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );

export const countedIn = (headers: Headers): Counted => ({
  session: headers.get(NAMES.session),
  network: headers.get(NAMES.network),
  pass: headers.get(NAMES.pass),
});
