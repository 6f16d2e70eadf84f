import type { CataloguePort } from '../../commerce/catalogue';
import type { RequestContext } from '../../commerce/request-context';
import { STORES } from '../../config/stores';

type Catalogue = Partial<Record<keyof CataloguePort, (...asked: never[]) => Promise<unknown>>>;

/** A request in the default store view whose catalogue answers only what is given. */
export const testContext = (catalogue: Catalogue = {}, given: Partial<RequestContext> = {}): RequestContext =>
  ({
    store: STORES[0],
    views: STORES.slice(0, 1).map((store) => ({ store })),
    mediaTemplate: null,
    contactPhone: null,
    externalLinks: {},
    origin: 'https://tianguis.example',
    noteUntil: () => undefined,
    commerce: {
      catalogue,
      content: { blocks: async () => [] },
      branches: { any: async () => false },
      shipping: { rates: STORES[0]?.shipping, freeAnywhereFrom: STORES[0]?.shipping.freeFromGross ?? null },
    },
    ...given,
  }) as unknown as RequestContext;
