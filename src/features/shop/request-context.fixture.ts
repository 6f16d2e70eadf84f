import type { CataloguePort } from '../../commerce/catalogue';
import type { Desk } from '../../commerce/desk';
import { type Held, type Mine, type MineOfCustomer, NOBODY } from '../../commerce/mine';
import type { PaymentsPort } from '../../commerce/payments';
import type { RequestContext } from '../../commerce/request-context';
import type { SitePort } from '../../commerce/site';
import { STORES } from '../../config/stores';
import { MESSAGES } from '../../contract/messages';
import { NO_CENTAVOS, toCentavos } from '../../domain/money';
import type { Role } from '../../domain/operator';
import type { Offering } from '../../domain/payment/months';
import { ok, refuse } from '../../domain/result';

type Catalogue = Partial<Record<keyof CataloguePort, (...asked: never[]) => Promise<unknown>>>;

/** Settings of a store view: none, but what is given. */
export const testSite = (given: Partial<SitePort> = {}): SitePort => ({
  contactPhone: () => null,
  externalLinks: () => ({}),
  mediaTemplate: () => null,
  isLocal: () => false,
  ...given,
});

/** A guest with nothing but what is given. */
export const guest = (given: Partial<Held> = {}): Mine => ({ ...NOBODY, ...given, kind: 'guest' });

/** An operator whose desk has nothing but what is given. */
export const operator = (desk: Partial<Desk>, role: Role = 'all'): Mine => ({
  ...NOBODY,
  kind: 'service',
  operator: { id: 'ana', name: 'ana@tienda.example', role },
  desk: () => desk as Desk,
  anyCustomer: () => ({
    profile: async () => null,
    coupons: async () => null,
    wallet: async () => null,
    setPriceGroup: async () => ok(null),
  }),
});

/** A customer who has nothing but what is given. */
export const customer = (given: Partial<MineOfCustomer> = {}): Mine => ({
  ...NOBODY,
  kind: 'customer',
  signedInAt: 0,
  profile: async () => refuse(401, MESSAGES.unauthorised),
  orders: async () => ok({ items: [], total: 0 }),
  askEmail: async () => refuse(401, MESSAGES.unauthorised),
  confirmEmail: async () => refuse(401, MESSAGES.unauthorised),
  changePassword: async () => refuse(401, MESSAGES.unauthorised),
  own: (name) => {
    throw new Error(`this customer has no ${name}`);
  },
  cartToken: async () => refuse(401, MESSAGES.unauthorised),
  isMe: () => false,
  groupToken: async () => null,
  devices: async () => ok([]),
  endSession: async () => ok(null),
  ...given,
});

/** A request in the default store view whose catalogue answers only what is given. */
export const testContext = (catalogue: Catalogue = {}, given: Partial<RequestContext> = {}): RequestContext =>
  ({
    store: STORES[0],
    views: STORES.slice(0, 1),
    site: testSite(),
    mine: () => NOBODY,
    origin: 'https://tianguis.example',
    query: new URLSearchParams(),
    noteUntil: () => undefined,
    commerce: {
      catalogue,
      content: { blocks: async () => [] },
      branches: { any: async () => false },
      shipping: {
        rates: STORES[0]?.shipping,
        freeAnywhereFrom: STORES[0]?.shipping.freeFromGross ?? null,
        reducedIn: [],
      },
    },
    ...given,
  }) as unknown as RequestContext;

/** A card in 3, 6 or 12 payments from $300, $600 and $1,200 on. */
export const CARD_IN_MONTHS: Offering = {
  months: [3, 6, 12].map((months) => ({ months, from: toCentavos(months * 100_00) })),
  costInclTax: NO_CENTAVOS,
};

/** The same request in a store view that takes cards so. */
export const takingCards = (request: RequestContext, card = CARD_IN_MONTHS): RequestContext => ({
  ...request,
  commerce: Object.assign(Object.create(request.commerce), { payments: { card } as PaymentsPort }),
});
