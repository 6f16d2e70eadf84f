import type { Result } from '../../../../src/domain/result';
import { argon2 } from './argon2';
import { HashTurns } from './hash-turns';

/** Cost of a hash: memory in KiB, passes, lanes. */
interface Cost {
  m: number;
  t: number;
  p: number;
}

/** OWASP's figures for argon2id. A hash made with others is made anew at the next sign-in. */
const COST: Cost = { m: 19 * 1024, t: 2, p: 1 };
const VERSION = 19;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replaceAll('=', '');
const toBytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

interface Parsed {
  cost: Cost;
  salt: Uint8Array;
  hash: Uint8Array;
}

function parse(phc: string): Parsed {
  const [, m, t, p, salt = '', hash = ''] = PHC.exec(phc) ?? [];
  if (!m) throw new Error('a stored password hash cannot be read');
  return { cost: { m: Number(m), t: Number(t), p: Number(p) }, salt: toBytes(salt), hash: toBytes(hash) };
}

const derive = (password: string, salt: Uint8Array, cost: Cost): Uint8Array => argon2(password, salt, { ...cost, version: VERSION, dkLen: HASH_BYTES });

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) difference |= (a[at] ?? 0) ^ (b[at] ?? 0);
  return difference === 0;
}

const turns = new HashTurns();

/** The hash to store for a password, which is taken byte for byte as UTF-8. */
export const hashPassword = (password: string): Promise<Result<string>> => hashSalted(password, crypto.getRandomValues(new Uint8Array(SALT_BYTES)));

/** The same hash for the same password under this text, whose digest is the salt: it has to be another one for each account. */
export async function hashRepeatably(password: string, text: string): Promise<Result<string>> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hashSalted(password, new Uint8Array(digest).subarray(0, SALT_BYTES));
}

function hashSalted(password: string, salt: Uint8Array): Promise<Result<string>> {
  return turns.run(() => `$argon2id$v=${VERSION}$m=${COST.m},t=${COST.t},p=${COST.p}$${toText(salt)}$${toText(derive(password, salt, COST))}`);
}

/** What nobody's password is hashed against, so that an e-mail without an account costs what one with an account does. */
const NOBODY: Parsed = { cost: COST, salt: new Uint8Array(SALT_BYTES), hash: new Uint8Array(HASH_BYTES) };

export interface Verdict {
  isRight: boolean;
  /** true where the hash was made with other parameters than the ones that count now. */
  isOld: boolean;
}

/** Whether this is the password of a stored hash; null for an account that does not exist, which is hashed for all the same. */
export function verifyPassword(password: string, stored: string | null): Promise<Result<Verdict>> {
  const { cost, salt, hash } = stored === null ? NOBODY : parse(stored);
  const isOld = cost.m !== COST.m || cost.t !== COST.t || cost.p !== COST.p;
  return turns.run(() => ({ isRight: isSame(derive(password, salt, cost), hash) && stored !== null, isOld }));
}
