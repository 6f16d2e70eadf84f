import type { Env } from '../../env';

/** The platform writes this header itself; what a client sends under its name never arrives. */
const PLATFORM_HEADER = 'cf-connecting-ip';
/** A test on this computer may say an address of its own. */
const LOCAL_HEADER = 'x-local-address';

const GROUPS_OF_IPV6 = 8;
const GROUPS_OF_NETWORK = 4;
const MAPPED_IPV4 = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network an address counts as: an IPv4 address is itself, an IPv6 address is its /64, which is what one line is
 * given.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = MAPPED_IPV4.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, GROUPS_OF_IPV6 - before.length - after.length)).fill('0'), ...after];
  return `${groups
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The address a request comes from, null where the platform does not say it. */
export function clientAddress(request: Request, env: Pick<Env, 'APP_ENV'>): string | null {
  const own = env.APP_ENV === 'local' ? request.headers.get(LOCAL_HEADER) : null;
  return own ?? request.headers.get(PLATFORM_HEADER);
}

/** The network it comes from, null likewise. */
export function clientNetwork(request: Request, env: Pick<Env, 'APP_ENV'>): string | null {
  const address = clientAddress(request, env);
  return address ? networkOf(address) : null;
}
