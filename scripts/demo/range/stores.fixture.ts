import type { ProductDocument } from '../../../src/domain/catalogue/document';
import { DEMO } from '../index';
import type { DemoEntity, DemoStore } from '../store';

/** The day the demo was made up for; nothing in it happened later. */
export const TODAY = '2026-11-20';

export const of = <T>(store: DemoStore, kind: DemoEntity): T[] =>
  (store.entities.find(([entity]) => entity === kind)?.[1] ?? []) as T[];
export const productsOf = (store: DemoStore) => of<ProductDocument>(store, 'product');
export const stores = DEMO.map((store) => [store.storeCode, store] as const);
export const spanish = stores.filter(([code]) => code !== 'de' && code !== 'it');
export const foreign = stores.filter(([code]) => code === 'de' || code === 'it');
