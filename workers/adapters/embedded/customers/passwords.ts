import type { Result } from '../../../../src/domain/result';
import { argon2 } from './argon2';
import { HashQueue, type HashTurn } from './hash-queue';
import { type ScryptCost, scrypt } from './scrypt';

/** One of OWASP's figures for scrypt: 16 MiB. A hash made in another way is made anew at the next sign-in. */
const COST: ScryptCost = { ln: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const SCRYPT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
/** What was stored before. */
const ARGON2 = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const ARGON2_VERSION = 19;

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replaceAll('=', '');
const toBytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** A hash as it is stored, and how the same is made of a password. */
interface Stored {
  hash: Uint8Array;
  derive(password: string): Uint8Array;
  /** true where it was made in another way than the one that counts now. */
  isOld: boolean;
}

function parse(phc: string): Stored {
  const [, ln, r, p, salt = '', hash = ''] = SCRYPT.exec(phc) ?? [];
  if (!ln) return parseArgon2(phc);
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const isOld = cost.ln !== COST.ln || cost.r !== COST.r || cost.p !== COST.p;
  return { hash: toBytes(hash), derive: (password) => scrypt(password, toBytes(salt), cost, HASH_BYTES), isOld };
}

function parseArgon2(phc: string): Stored {
  const [, m, t, lanes, before = '', kept = ''] = ARGON2.exec(phc) ?? [];
  if (!m) throw new Error('a stored password hash cannot be read');
  const cost = { m: Number(m), t: Number(t), p: Number(lanes), version: ARGON2_VERSION, dkLen: HASH_BYTES };
  return { hash: toBytes(kept), derive: (password) => argon2(password, toBytes(before), cost), isOld: true };
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) difference |= (a[at] ?? 0) ^ (b[at] ?? 0);
  return difference === 0;
}

/** The queue of this isolate. */
export const HASHES = new HashQueue();

/** The hash to store for a password, which is taken byte for byte as UTF-8. */
export const hashPassword = (turn: HashTurn, password: string): Promise<Result<string>> =>
  hashSalted(turn, password, crypto.getRandomValues(new Uint8Array(SALT_BYTES)));

/**
 * The same hash for the same password under this text, whose digest is the salt: it has to be another one for each
 * account.
 */
export async function hashRepeatably(turn: HashTurn, password: string, text: string): Promise<Result<string>> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hashSalted(turn, password, new Uint8Array(digest).subarray(0, SALT_BYTES));
}

function hashSalted(turn: HashTurn, password: string, salt: Uint8Array): Promise<Result<string>> {
  return turn.run(
    () =>
      `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${toText(salt)}$${toText(scrypt(password, salt, COST, HASH_BYTES))}`,
  );
}

/**
 * What nobody's password is hashed against, so that an e-mail without an account costs what one with an account does.
 */
const NOBODY: Stored = {
  hash: new Uint8Array(HASH_BYTES),
  derive: (password) => scrypt(password, new Uint8Array(SALT_BYTES), COST, HASH_BYTES),
  isOld: false,
};

export type Verdict = Pick<Stored, 'isOld'> & { isRight: boolean };

/**
 * Whether this is the password of a stored hash; null for an account that does not exist, which is hashed for all the
 * same.
 */
export function verifyPassword(turn: HashTurn, password: string, stored: string | null): Promise<Result<Verdict>> {
  const { hash, derive, isOld } = stored === null ? NOBODY : parse(stored);
  return turn.run(() => ({ isRight: isSame(derive(password), hash) && stored !== null, isOld }));
}
