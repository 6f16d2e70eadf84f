import type { PageContext } from '../../../src/domain/catalogue/card';
import type { StoreView } from '../../../src/domain/store-view';
import { taxPlaceOf } from '../../../src/domain/tax';
import type { Env } from '../../env';
import { type CatalogueCache, catalogueCache } from './catalogue-cache';
import type { ReadDatabase } from './gathered';

/** One request's view of a catalogue: its version, what is held of it in memory, and the moment prices are of. */
export interface Session {
  db: ReadDatabase;
  store: StoreView;
  now: number;
  version: number;
  memory: CatalogueCache;
  context: PageContext;
}

/** Opens the catalogue a store view serves now, read through `db`; version 0, with nothing in it, before the first import. */
export async function openSession(env: Env, store: StoreView, now: number, db: ReadDatabase = env.CATALOGUE): Promise<Session> {
  const memory = await catalogueCache(env, store);
  const context = { rules: memory.rules, attributes: memory.attributes, place: taxPlaceOf(store, null), now, groupId: 0, store };
  return { db, store, now, version: memory.version, memory, context };
}
