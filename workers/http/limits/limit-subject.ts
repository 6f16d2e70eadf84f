import type { Env } from '../../env';
import { clientNetwork } from './client-address';
import type { LimitSubject } from './rate-limit';

/** What the gateway tells the cached entrypoint, which sees nothing else of the shopper's request. */
const NAMES = { session: 'x-counted-session', network: 'x-counted-network' } as const;

/** What a request is counted under. `session` is a hash, null for somebody without one. */
export function limitSubjectOf(request: Request, env: Pick<Env, 'APP_ENV'>, session: string | null): LimitSubject {
  return { session, network: clientNetwork(request, env) };
}

/** The same as headers, for the entrypoint behind the platform's cache. */
export const countedHeaders = ({ session, network }: LimitSubject): [string, string][] =>
  Object.entries({ [NAMES.session]: session, [NAMES.network]: network }).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );

export const countedIn = (headers: Headers): LimitSubject => ({
  session: headers.get(NAMES.session),
  network: headers.get(NAMES.network),
});
