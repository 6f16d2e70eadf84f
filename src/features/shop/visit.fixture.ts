import type { Visit } from '../../commerce';
import type { CataloguePort } from '../../commerce/ports';
import { STORES } from '../../config/stores';

type Catalogue = Partial<Record<keyof CataloguePort, (...asked: never[]) => Promise<unknown>>>;

/** A visit of the default store view whose catalogue answers only what is given. */
export const testVisit = (catalogue: Catalogue = {}, given: Partial<Visit> = {}): Visit =>
  ({ store: STORES[0], mediaTemplate: null, noteUntil: () => undefined, commerce: { catalogue }, ...given }) as unknown as Visit;
