import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

const isRead = /^\s*select/i;

/**
 * The storage of one object as the platform gives it, in memory: SQL, transactions and the one alarm. It outlives the
 * object that uses it.
 */
export class MemoryStorage {
  /** Epoch ms at which the alarm rings, null when none is set. */
  alarm: number | null = null;
  #database = new DatabaseSync(':memory:');
  #statements = new Map<string, StatementSync>();

  readonly sql = {
    exec: (query: string, ...bindings: unknown[]) => {
      const statement = this.#prepared(query);
      const values = bindings as SQLInputValue[];
      const rows = isRead.test(query) ? statement.all(...values) : [];
      if (!isRead.test(query)) statement.run(...values);
      return { toArray: () => rows, one: () => rows[0], [Symbol.iterator]: () => rows[Symbol.iterator]() };
    },
  };

  transactionSync<T>(work: () => T): T {
    this.#database.exec('BEGIN');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  async setAlarm(at: number): Promise<void> {
    this.alarm = at;
  }

  async getAlarm(): Promise<number | null> {
    return this.alarm;
  }

  async deleteAlarm(): Promise<void> {
    this.alarm = null;
  }

  async sync(): Promise<void> {}

  async deleteAll(): Promise<void> {
    this.close();
    this.#database = new DatabaseSync(':memory:');
    this.#statements = new Map();
    this.alarm = null;
  }

  close(): void {
    this.#database.close();
  }

  #prepared(query: string): StatementSync {
    const known = this.#statements.get(query) ?? this.#database.prepare(query);
    this.#statements.set(query, known);
    return known;
  }
}
