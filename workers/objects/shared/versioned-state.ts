import { log, reasonOf } from '../../http/log';

/**
 * After this long the platform runs the newest code in every object: a row that newer code wrote is looked at again
 * then.
 */
export const CODE_UPDATE_MS = 300 * 1000;

/** Turns what one version stored into what the next one stores. */
export type Upgrade = (older: unknown) => unknown;

interface Options {
  /** Table of the one row, named like what is stored. A table without a version column holds version 1. */
  table: string;
  /** From version 1 to 2, from 2 to 3 and so on: their number says which version this code writes. */
  upgrades: readonly Upgrade[];
  /**
   * Makes further tables that belong to the state, if they are not there: with the first commit, and again before an
   * older row is upgraded.
   */
  create(): void;
}

interface Row extends Record<string, SqlStorageValue> {
  state: string;
  version: number;
}

/**
 * An object's state as one row of JSON with the number of its version. An older row is upgraded when it is loaded and
 * written back with the next save. A newer row, left by code that came after ours (platform: objects may run old code
 * for 300 s), is never touched. A row that is no JSON is moved aside and reported.
 */
export class VersionedState<State> {
  readonly #sql: SqlStorage;
  readonly #storage: DurableObjectStorage;
  readonly #table: string;
  readonly #upgrades: readonly Upgrade[];
  readonly #version: number;
  readonly #create: () => void;
  /** false only while nothing was ever committed. */
  #isPrepared: boolean;
  #isLocked = false;

  constructor(storage: DurableObjectStorage, { table, upgrades, create }: Options) {
    this.#storage = storage;
    this.#sql = storage.sql;
    this.#table = table;
    this.#upgrades = upgrades;
    this.#version = upgrades.length + 1;
    this.#create = create;
    this.#isPrepared = this.#hasTable(table);
  }

  /** Whether the state's table, and those that `create` makes, are there. */
  get isPrepared(): boolean {
    return this.#isPrepared;
  }

  /**
   * true when a row is there that this code cannot read, because a newer one wrote it or an upgrade failed: the object
   * can only say that it is busy.
   */
  get isLocked(): boolean {
    return this.#isLocked;
  }

  /** The stored state, or null without one. Looking at an object that was never written stores nothing. */
  load(now: number): State | null {
    const [row] = this.#isPrepared ? this.#sql.exec<Row>(`SELECT * FROM ${this.#table} WHERE id = 1`).toArray() : [];
    if (!row) {
      if (this.#isPrepared) this.#prepare();
      return null;
    }
    const version = row.version ?? 1;
    if (version > this.#version) return this.#lock('newer', version);
    let state: unknown;
    try {
      state = JSON.parse(row.state);
    } catch (error) {
      this.#putAside(row, version, reasonOf(error), now);
      return null;
    }
    if (version < this.#version) this.#prepare();
    try {
      return this.#upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), state) as State;
    } catch (error) {
      return this.#lock(reasonOf(error), version);
    }
  }

  /**
   * Writes the state and whatever `also` writes, or nothing at all. Throws rather than replace a row that could not be
   * read.
   */
  commit(state: State, also?: () => void): void {
    if (this.#isLocked) throw new Error(`${this.#table}: a row that could not be read would be overwritten`);
    this.#storage.transactionSync(() => {
      if (!this.#isPrepared) this.#prepare();
      this.#sql.exec(
        `INSERT OR REPLACE INTO ${this.#table} (id, state, version) VALUES (1, ?, ?)`,
        JSON.stringify(state),
        this.#version,
      );
      also?.();
    });
    this.#isPrepared = true;
  }

  /** Deletes the whole storage of the object, its alarm included. */
  async erase(): Promise<void> {
    await this.#storage.deleteAll();
    this.#isPrepared = false;
  }

  /** Epoch ms at which a broken row was put aside last, null when none is kept. */
  asideSince(): number | null {
    if (!this.#hasTable(`${this.#table}_broken`)) return null;
    return this.#sql.exec<{ at: number | null }>(`SELECT MAX(at) AS at FROM ${this.#table}_broken`).one().at;
  }

  /** Makes the tables as this code needs them, whichever are there. */
  #prepare(): void {
    const table = this.#table;
    if (!this.#isPrepared)
      this.#sql.exec(
        `CREATE TABLE IF NOT EXISTS ${table} (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL, version INTEGER NOT NULL)`,
      );
    else if (!this.#hasVersions()) this.#sql.exec(`ALTER TABLE ${table} ADD COLUMN version INTEGER NOT NULL DEFAULT 1`);
    this.#create();
  }

  #hasVersions(): boolean {
    return (
      this.#sql.exec("SELECT 1 FROM pragma_table_info(?) WHERE name = 'version'", this.#table).toArray().length > 0
    );
  }

  #hasTable(name: string): boolean {
    return this.#sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name).toArray().length > 0;
  }

  #lock(reason: string, version: number): null {
    this.#isLocked = true;
    log('error', 'object.state-locked', { table: this.#table, version, reason });
    return null;
  }

  #putAside({ state }: Row, version: number, reason: string, now: number): void {
    this.#storage.transactionSync(() => {
      this.#sql.exec(
        `CREATE TABLE IF NOT EXISTS ${this.#table}_broken (at INTEGER NOT NULL, version INTEGER NOT NULL, state TEXT NOT NULL)`,
      );
      this.#sql.exec(`INSERT INTO ${this.#table}_broken (at, version, state) VALUES (?, ?, ?)`, now, version, state);
      this.#sql.exec(`DELETE FROM ${this.#table} WHERE id = 1`);
    });
    log('error', 'object.state-broken', { table: this.#table, version, reason });
  }
}
