import { once } from '../../src/domain/once';
import { isLoopback } from './safe-address';

/**
 * A cookie by its plain name. A hidden one is out of reach of scripts and bound to this host; an open one scripts may
 * read.
 */
export interface CookieName {
  name: string;
  access: 'hidden' | 'open';
  /** 'Lax' unless said otherwise; a strict one does not come along where another site leads here. */
  sameSite?: 'Strict';
}

/** Cookies keep prefix and Secure on https and on this computer; plain http elsewhere would lose them. */
const isSecure = (url: URL) => url.protocol === 'https:' || isLoopback(url.hostname);

function sentCookies(header: string | null): Map<string, string> {
  const sent = new Map<string, string>();
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name && value !== undefined && !sent.has(name)) sent.set(name, value);
  }
  return sent;
}

/**
 * The cookies of one request and what its answer changes of them, each by its name: changing one leaves the others as
 * they are.
 */
export class CookieJar {
  readonly #isSecure: boolean;
  /** Read when one of them is first asked for: not every request is asked for its cookies. */
  readonly #sent: () => Map<string, string>;
  readonly #changes = new Map<string, string>();

  /** `header` is the request's Cookie header, null for a request that may not act with cookies. */
  constructor(url: URL, header: string | null) {
    this.#isSecure = isSecure(url);
    this.#sent = once(() => sentCookies(header));
  }

  /** The value that came with the request, null without one. */
  get(cookie: CookieName): string | null {
    return this.#sent().get(this.#nameOf(cookie)) ?? null;
  }

  set(cookie: CookieName, value: string, lifeSeconds: number): void {
    const hidden = cookie.access === 'hidden' ? '; HttpOnly' : '';
    const secure = this.#isSecure ? '; Secure' : '';
    const name = this.#nameOf(cookie);
    this.#changes.set(
      name,
      `${name}=${value}${hidden}; Path=/; Max-Age=${lifeSeconds}; SameSite=${cookie.sameSite ?? 'Lax'}${secure}`,
    );
  }

  /** Makes the browser forget it. */
  drop(cookie: CookieName): void {
    this.set(cookie, '', 0);
  }

  /** Set-Cookie values of the answer, one a name. */
  changes(): string[] {
    return [...this.#changes.values()];
  }

  #nameOf({ name, access }: CookieName): string {
    return access === 'hidden' && this.#isSecure ? `__Host-${name}` : name;
  }
}
