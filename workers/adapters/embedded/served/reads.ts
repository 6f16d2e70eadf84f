import type { Env } from '../../../env';
import { batchedReads, type ReadBatch } from './batched-reads';
import { type CatalogueVersion, isNewer, versionStatement } from './version';

const NONE: CatalogueVersion = { version: 0, revision: 0 };

/**
 * Thrown when the primary serves another version than the one that was read: whatever was asked has to be asked of that
 * one.
 */
export class OtherVersion extends Error {
  readonly served: CatalogueVersion | null;

  constructor(served: CatalogueVersion | null) {
    super('the catalogue serves another version');
    this.served = served;
  }
}

/**
 * The reads of one request of one version of a catalogue: of the nearest replica, and of the primary where that replica
 * does not have the version yet. What is asked for side by side is one batch, and every batch reads the version row of
 * the database that answers it.
 */
export class CatalogueReads {
  /** The lowest version that answered, of those that are the believed one or a revision of it. */
  lowest: CatalogueVersion;
  /** The highest version that any database spoke of. */
  newest: CatalogueVersion | null = null;
  /** Whether the primary has answered. */
  hasAskedPrimary = false;
  readonly #db: D1Database;
  readonly #storeCode: string;
  readonly #believed: CatalogueVersion;
  #batch: ReadBatch;
  #isPrimary: boolean;

  constructor(
    { CATALOGUE }: Pick<Env, 'CATALOGUE'>,
    storeCode: string,
    believed: CatalogueVersion,
    from: 'nearest' | 'primary',
  ) {
    this.#db = CATALOGUE;
    this.#storeCode = storeCode;
    this.#believed = believed;
    this.lowest = believed;
    this.#isPrimary = from === 'primary';
    this.#batch = batchedReads(CATALOGUE.withSession(this.#isPrimary ? 'first-primary' : 'first-unconstrained'));
  }

  /** From here on the primary answers. */
  turnToPrimary(): void {
    if (this.#isPrimary) return;
    this.#isPrimary = true;
    this.#batch = batchedReads(this.#db.withSession('first-primary'));
  }

  /**
   * Results of the statements, in one batch. Throws OtherVersion when the primary answers and serves another version.
   */
  async batch(statements: readonly D1PreparedStatement[]): Promise<D1Result<unknown>[]> {
    return (await this.read(statements)).results;
  }

  /** The same with the version and revision of the database that answered. */
  async read(
    statements: readonly D1PreparedStatement[],
  ): Promise<{ served: CatalogueVersion; results: D1Result<unknown>[] }> {
    const fromPrimary = this.#isPrimary;
    const [row, ...results] = await this.#batch([versionStatement(this.#db, this.#storeCode), ...statements]);
    const served = (row?.results[0] as CatalogueVersion | undefined) ?? NONE;
    if (isNewer(served, this.newest)) this.newest = served;
    if (fromPrimary) {
      this.hasAskedPrimary = true;
      if (served.version !== this.#believed.version) throw new OtherVersion(served === NONE ? null : served);
    } else if (isNewer(this.#believed, served)) {
      this.turnToPrimary();
      return this.read(statements);
    }
    if (isNewer(this.lowest, served)) this.lowest = served;
    return { served, results };
  }
}
