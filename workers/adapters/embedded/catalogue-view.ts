import type { PageContext } from '../../../src/domain/catalogue/product-page/card';
import { once } from '../../../src/domain/once';
import type { StoreView } from '../../../src/domain/store-view';
import { taxPlaceOf } from '../../../src/domain/tax';
import type { Env } from '../../env';
import { type CatalogueContents, catalogueContents, EMPTY_CONTENTS } from './served/contents';
import { CatalogueReads, OtherVersion } from './served/reads';
import type { CatalogueVersion } from './served/version';
import { noteVersion, refreshVersion, renewIfNewer, versionPointer } from './served/version-pointer';

/** One request's view of a catalogue: its version, what the isolate holds of it, and the moment prices are of. */
export interface CatalogueView {
  /** Statements are prepared on it; `reads` runs them. */
  db: D1Database;
  store: StoreView;
  now: number;
  version: number;
  contents: CatalogueContents;
  context: PageContext;
  env: Env;
  reads: CatalogueReads;
}

/** What pages show prices by. */
const contextOf = (store: StoreView, now: number, { rules, attributes }: CatalogueContents): PageContext => ({
  rules,
  attributes,
  place: taxPlaceOf(store, null),
  now,
  groupId: 0,
  store,
});

function viewOf(
  env: Env,
  store: StoreView,
  now: number,
  contents: CatalogueContents,
  from: 'nearest' | 'primary',
): CatalogueView {
  const context = once(() => contextOf(store, now, contents));
  return {
    env,
    db: env.CATALOGUE,
    store,
    now,
    version: contents.version,
    contents,
    get context() {
      return context();
    },
    reads: new CatalogueReads(env, store.storeCode, contents, from),
  };
}

async function open(
  env: Env,
  store: StoreView,
  now: number,
  served: CatalogueVersion | null,
  from: 'nearest' | 'primary',
): Promise<CatalogueView> {
  if (!served) return viewOf(env, store, now, EMPTY_CONTENTS, from);
  try {
    return viewOf(env, store, now, await catalogueContents(env, store.storeCode, served), from);
  } catch (error) {
    if (!(error instanceof OtherVersion)) throw error;
    return open(env, store, now, error.served, 'primary');
  }
}

/**
 * Opens what the primary says a store view serves: for what may not be late. Version 0, with nothing in it, before the
 * first import.
 */
export async function openPrimary(env: Env, store: StoreView, now: number): Promise<CatalogueView> {
  return open(env, store, now, await refreshVersion(env, store.storeCode), 'primary');
}

/** Rows of one statement. */
export async function rowsOf<T>({ reads }: Pick<CatalogueView, 'reads'>, statement: D1PreparedStatement): Promise<T[]> {
  const [result] = await reads.batch([statement]);
  return (result?.results ?? []) as T[];
}

const MOST_OPENED = 3;

/**
 * The catalogue of one request: all of it is read of one version, the one that was believed when it was first asked,
 * unless the primary turns out to serve another.
 */
export class CatalogueRequest {
  readonly env: Env;
  readonly store: StoreView;
  readonly now: number;
  #believed: Promise<CatalogueVersion | null> | null = null;
  #opened: Promise<CatalogueView> | null = null;

  constructor(env: Env, store: StoreView, now: number) {
    this.env = env;
    this.store = store;
    this.now = now;
  }

  /** The version that is believed to be served, null before the first import. */
  believed(): Promise<CatalogueVersion | null> {
    this.#believed ??= versionPointer(this.env, this.store.storeCode).catch((error) => {
      this.#believed = null;
      throw error;
    });
    return this.#believed;
  }

  view(): Promise<CatalogueView> {
    this.#opened ??= this.#open(this.believed(), 'nearest');
    return this.#opened;
  }

  /**
   * What `work` finds. Where that is nothing, the primary is asked before it is answered; where the primary serves
   * another version, all of it is asked of that one.
   */
  async run<T>(work: (view: CatalogueView) => Promise<T>, isNothing: (found: T) => boolean = () => false): Promise<T> {
    for (let opened = 1; ; opened += 1) {
      const view = await this.view();
      try {
        const found = await work(view);
        return isNothing(found) ? await confirmed(view, work, found) : found;
      } catch (error) {
        if (!(error instanceof OtherVersion) || opened === MOST_OPENED) throw error;
        await this.#reopen(view, error.served);
      } finally {
        renewIfNewer(this.env, this.store.storeCode, view.reads.newest);
      }
    }
  }

  /** The version this request was shown, or a lower revision that a database answered it with. */
  async shown(): Promise<CatalogueVersion | null> {
    const { lowest } = (await this.view()).reads;
    return lowest.version === 0 ? null : lowest;
  }

  #open(served: Promise<CatalogueVersion | null>, from: 'nearest' | 'primary'): Promise<CatalogueView> {
    const opened = served
      .then((version) => open(this.env, this.store, this.now, version, from))
      .catch((error) => {
        if (this.#opened === opened) this.#opened = null;
        throw error;
      });
    return opened;
  }

  /** Opens the version the primary serves, once for all that found out. */
  async #reopen(stale: CatalogueView, served: CatalogueVersion | null): Promise<void> {
    if ((await this.view()) !== stale) return;
    noteVersion(this.store.storeCode, served);
    this.#opened = this.#open(Promise.resolve(served), 'primary');
  }
}

/** Asks the primary once more for what was not found, unless it has said so already. */
async function confirmed<T>(view: CatalogueView, work: (view: CatalogueView) => Promise<T>, found: T): Promise<T> {
  const { reads } = view;
  if (reads.hasAskedPrimary) return found;
  reads.turnToPrimary();
  const again = await work(view);
  // What is found without a read is of this version: whether the primary has a newer one is asked for by itself.
  if (!reads.hasAskedPrimary) await reads.batch([]);
  return again;
}
