import type { Result } from '../../../src/domain/result';

/** How long the answer of an executed operation is kept for its key; a refusal executed nothing and is never kept. Source: design.md §4. */
export const OPERATION_LIFE_MS = 24 * 60 * 60 * 1000;

export interface KeyedCall {
  route: string;
  key: string;
  /** Hash of the body: the same key with another one is refused. */
  hash: string;
}

/** The answers an object has given, by route and key, in its own SQLite. */
export class OperationLog {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  create(): void {
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS operation (route TEXT NOT NULL, key TEXT NOT NULL, hash TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (route, key)) WITHOUT ROWID',
    );
    this.#sql.exec('CREATE INDEX IF NOT EXISTS operation_at ON operation (at)');
  }

  /** The kept answer of this key, whether it belongs to the same body, or null. */
  find(call: KeyedCall, now: number): { same: boolean; answer: Result<unknown> } | null {
    const [row] = this.#sql
      .exec<{ hash: string; answer: string }>(
        'SELECT hash, answer FROM operation WHERE route = ? AND key = ? AND at > ?',
        call.route,
        call.key,
        now - OPERATION_LIFE_MS,
      )
      .toArray();
    return row ? { same: row.hash === call.hash, answer: JSON.parse(row.answer) as Result<unknown> } : null;
  }

  keep(call: KeyedCall, answer: Result<unknown>, now: number): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO operation (route, key, hash, answer, at) VALUES (?, ?, ?, ?, ?)',
      call.route,
      call.key,
      call.hash,
      JSON.stringify(answer),
      now,
    );
  }

  purge(now: number): void {
    this.#sql.exec('DELETE FROM operation WHERE at <= ?', now - OPERATION_LIFE_MS);
  }

  /** Epoch ms of the oldest kept answer, null when there is none. */
  oldest(): number | null {
    return this.#sql.exec<{ at: number | null }>('SELECT MIN(at) AS at FROM operation').one().at;
  }
}
