import { createHash } from '../../node-crypto';

const MINUTE_MS = 60 * 1000;

/** How long an outcome is kept for a client's key. See ADR 0013. */
export const CLIENT_KEY_LIFE_MS = 24 * 60 * MINUTE_MS;

/** How long for a key of our own caller, which tries a lost connection again within seconds. */
export const MINTED_KEY_LIFE_MS = MINUTE_MS;

/** Expired rows are deleted at most this often, so that an operation seldom pays for it. */
const PURGE_EVERY_MS = MINUTE_MS;

/** Enough of a digest that no two keys of one object meet. */
const DIGEST_BYTES = 16;

/** One call of a client under its key. */
export interface KeyedCall {
  route: string;
  key: string;
  /** Names the body, equal for equal content: the same key with another body is refused. */
  hash: string;
  /** true for a key that the client did not send: our caller made it. */
  minted: boolean;
}

/** A kept outcome as it goes from one object's log into another's. */
export interface KeptOutcome extends Record<string, SqlStorageValue> {
  name: ArrayBuffer;
  hash: ArrayBuffer;
  outcome: string;
  until: number;
}

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES);
const nameOf = ({ route, key }: KeyedCall): Uint8Array => digest(`${route}\n${key}`);

const isSame = (a: ArrayBuffer, b: Uint8Array): boolean => new Uint8Array(a).every((byte, index) => byte === b[index]);

/**
 * Outcomes of executed operations by route and key, in the object's own SQLite. A refusal executed nothing and is never
 * kept. Keys are stored as digests, so that a row is small however long the key.
 */
export class OperationLog {
  readonly #sql: SqlStorage;
  readonly #names = new WeakMap<KeyedCall, Uint8Array>();
  #purgedAt = 0;
  /** How often something was kept here, and when a call was looked for in vain: nothing else brings its outcome. */
  #kept = 0;
  #missed: { call: KeyedCall; kept: number } | null = null;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  create(): void {
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS outcome (name BLOB PRIMARY KEY, hash BLOB NOT NULL, outcome TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID',
    );
  }

  /**
   * The kept outcome of this key and whether it belongs to the same body; null when there is none. Only after create().
   */
  find(call: KeyedCall, now: number): { same: boolean; outcome: unknown } | null {
    if (this.#missed?.call === call && this.#missed.kept === this.#kept) return null;
    const [row] = this.#sql
      .exec<{ hash: ArrayBuffer; outcome: string }>(
        'SELECT hash, outcome FROM outcome WHERE name = ? AND until > ?',
        this.#nameOf(call),
        now,
      )
      .toArray();
    if (!row) this.#missed = { call, kept: this.#kept };
    return row ? { same: isSame(row.hash, digest(call.hash)), outcome: JSON.parse(row.outcome) } : null;
  }

  /** Keeps what came of a call, in the caller's transaction. */
  keep(call: KeyedCall, outcome: unknown, now: number): void {
    if (now - this.#purgedAt >= PURGE_EVERY_MS) this.purge(now);
    this.#kept += 1;
    this.#sql.exec(
      'INSERT OR REPLACE INTO outcome (name, hash, outcome, until) VALUES (?, ?, ?, ?)',
      this.#nameOf(call),
      digest(call.hash),
      JSON.stringify(outcome),
      now + (call.minted ? MINTED_KEY_LIFE_MS : CLIENT_KEY_LIFE_MS),
    );
  }

  /** Every outcome that may still be asked for, but this call's. Only after create(). */
  others(call: KeyedCall, now: number): KeptOutcome[] {
    return this.#sql
      .exec<KeptOutcome>(
        'SELECT name, hash, outcome, until FROM outcome WHERE until > ? AND name <> ?',
        now,
        this.#nameOf(call),
      )
      .toArray();
  }

  /** Takes over outcomes of another log, in the caller's transaction. */
  adopt(kept: readonly KeptOutcome[]): void {
    this.#kept += 1;
    for (const { name, hash, outcome, until } of kept)
      this.#sql.exec(
        'INSERT OR REPLACE INTO outcome (name, hash, outcome, until) VALUES (?, ?, ?, ?)',
        name,
        hash,
        outcome,
        until,
      );
  }

  /** Deletes what nobody may ask for any more. */
  purge(now: number): void {
    this.#sql.exec('DELETE FROM outcome WHERE until <= ?', now);
    this.#purgedAt = now;
  }

  /** Epoch ms at which the last kept outcome expires, null when none is kept. */
  expiry(): number | null {
    return this.#sql.exec<{ until: number | null }>('SELECT MAX(until) AS until FROM outcome').one().until;
  }

  /** A call is looked for and then kept: what it is named by is made once. */
  #nameOf(call: KeyedCall): Uint8Array {
    const known = this.#names.get(call);
    if (known) return known;
    const name = nameOf(call);
    this.#names.set(call, name);
    return name;
  }
}
