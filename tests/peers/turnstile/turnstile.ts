const VALID_MS = 300 * 1000;
const TOKEN_MAX = 2048;
const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';

/** Published test keys: what the site key gives a visitor, and what the secret makes of any token. */
const ALWAYS_PASSES = /^1x0+[A-F]{2}$/;
const ALWAYS_FAILS = /^2x0+[A-F]{2}$/;
const ALREADY_SPENT = /^3x0+[A-F]{2}$/;

/** Secret of a site key of this service: its own, so that a test need not agree on one. */
export const secretOf = (siteKey: string): string => `secret-of-${siteKey}`;

interface Issued {
  siteKey: string;
  action: string;
  hostname: string;
  at: number;
  /** Key and answer of the verification that spent it. */
  spent: { key: string | null; answer: Verdict } | null;
}

export interface Verdict {
  success: boolean;
  'error-codes': string[];
  challenge_ts?: string;
  hostname?: string;
  action?: string;
}

const refused = (...codes: string[]): Verdict => ({ success: false, 'error-codes': codes });

function fieldsOf(body: string, type: string): Record<string, unknown> | null {
  if (!type.includes('json')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return null;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Issues and verifies tokens as Turnstile documents it: valid for five minutes, once, again only for a repeat under the
 * same idempotency key.
 */
export class Turnstile {
  readonly #issued = new Map<string, Issued>();
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** The token a widget hands a visitor; null where its site key lets nobody through. */
  issue({ siteKey, action, hostname }: { siteKey: string; action: string; hostname: string }): string | null {
    if (ALWAYS_FAILS.test(siteKey)) return null;
    if (ALWAYS_PASSES.test(siteKey)) return DUMMY_TOKEN;
    const token = `0.${crypto.randomUUID()}`;
    this.#issued.set(token, { siteKey, action, hostname, at: this.#now(), spent: null });
    return token;
  }

  /** What POST siteverify answers. */
  verify(body: string, type: string): Verdict {
    const fields = fieldsOf(body, type);
    if (!fields) return refused('bad-request');
    const [secret, token] = [text(fields.secret), text(fields.response)];
    if (secret === '') return refused('missing-input-secret');
    if (token === '') return refused('missing-input-response');
    const at = new Date(this.#now()).toISOString();
    if (ALWAYS_PASSES.test(secret))
      return { success: true, 'error-codes': [], challenge_ts: at, hostname: 'example.com', action: '' };
    if (ALWAYS_FAILS.test(secret)) return refused('invalid-input-response');
    if (ALREADY_SPENT.test(secret)) return refused('timeout-or-duplicate');
    const issued = this.#issued.get(token);
    if (!issued || token.length > TOKEN_MAX) return refused('invalid-input-response');
    if (secret !== secretOf(issued.siteKey)) return refused('invalid-input-secret');
    const key = text(fields.idempotency_key) || null;
    if (issued.spent)
      return key !== null && issued.spent.key === key ? issued.spent.answer : refused('timeout-or-duplicate');
    if (this.#now() - issued.at >= VALID_MS) return refused('timeout-or-duplicate');
    const answer: Verdict = {
      success: true,
      'error-codes': [],
      challenge_ts: new Date(issued.at).toISOString(),
      hostname: issued.hostname,
      action: issued.action,
    };
    issued.spent = { key, answer };
    return answer;
  }
}
