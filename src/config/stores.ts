import type { RankingRules } from '../domain/customer/ranking';
import { toCentavos } from '../domain/money';
import type { StoreFlags, StoreView } from '../domain/store-view';
import { storeFlags } from './flags';
import { SHIPPING_RATES } from './shipping';

/** Bounds of the price filter where a store view sets none, in pesos with IVA (spec 0 §9). */
export const DEFAULT_PRICE_RANGES = [50, 100, 150];

/** Where silent login is, unless a store view says otherwise (spec 2 §2). */
const SILENT_LOGIN_PATH = '/silent-login';

/** The levels of a store view that sets none: they promise nothing, which only a retailer can. */
export const DEFAULT_RANKING: RankingRules = {
  months: 12,
  levels: [
    { name: 'Bronce', from: toCentavos(0), gives: [] },
    { name: 'Plata', from: toCentavos(500_000), gives: [] },
    { name: 'Oro', from: toCentavos(2_000_000), gives: [] },
    { name: 'Diamante', from: toCentavos(5_000_000), gives: [] },
  ],
};

/** What a store view has of its own; everything else is the same in all of them. */
interface Own {
  storeCode: string;
  storeId: number;
  prefix: string;
  name: string;
  locale?: string;
  externalCheckout?: string;
  priceRanges?: number[];
  shipping?: Partial<StoreView['shipping']>;
  flags?: Partial<StoreFlags>;
  tax?: Partial<StoreView['tax']>;
}

/** A store view of its own settings; what it leaves out is the specification's. */
const storeView = (own: Own): StoreView => ({
  storeCode: own.storeCode,
  storeId: own.storeId,
  prefix: own.prefix,
  name: own.name,
  appendStoreCode: own.prefix !== '',
  i18n: { defaultLocale: own.locale ?? 'es-MX', currencyCode: 'MXN', currencySign: '$', defaultCountry: 'MX' },
  tax: { defaultCountry: 'MX', userGroupId: null, useOnlyDefaultUserGroupId: false, ...own.tax },
  externalCheckout: own.externalCheckout ?? null,
  silentLoginPath: SILENT_LOGIN_PATH,
  timer: null,
  tag: null,
  priceRanges: own.priceRanges ?? DEFAULT_PRICE_RANGES,
  shipping: { ...SHIPPING_RATES, ...own.shipping },
  ranking: DEFAULT_RANKING,
  flags: storeFlags(own.flags),
});

/** Code of the default store view: the one without a path prefix. */
const DEFAULT_STORE = 'viu';

/**
 * Prices from a screwdriver to a motorcycle: one set of ranges for all of a catalogue would say little of a department.
 */
const BANDS = { priceRangesByCategory: true };

/** Every store view there is; which of them are enabled is configuration of the deployment. Source: spec 2 §9. */
export const STORES: StoreView[] = [
  storeView({
    storeCode: DEFAULT_STORE,
    storeId: 2,
    prefix: '',
    name: 'Tianguis',
    priceRanges: [500, 2000, 10_000],
    flags: BANDS,
  }),
  storeView({
    storeCode: 'de',
    storeId: 3,
    prefix: '/de',
    name: 'Tianguis auf Deutsch',
    locale: 'de-DE',
    priceRanges: [500, 2000, 10_000],
    flags: BANDS,
  }),
  storeView({
    storeCode: 'it',
    storeId: 4,
    prefix: '/it',
    name: 'Tianguis in italiano',
    locale: 'it-IT',
    priceRanges: [500, 2000, 10_000],
    flags: BANDS,
  }),
  storeView({
    storeCode: 'muebles_america',
    storeId: 5,
    prefix: '/muebles_america',
    name: 'Muebles América',
    priceRanges: [1000, 5000, 10_000],
    flags: BANDS,
  }),
  storeView({
    storeCode: 'mavi',
    storeId: 8,
    prefix: '/mavi',
    name: 'Mavi',
    externalCheckout: 'https://pago.mavi.example',
    priceRanges: [500, 2000, 10_000],
    flags: BANDS,
  }),
];

function readStoreViews(enabled: string): StoreView[] {
  const named = enabled.split(',').map((code) => code.trim());
  const codes = [...new Set(named.filter(Boolean))];
  const views = (codes.length ? codes : [DEFAULT_STORE]).map((code) => {
    const view = storeByCode(STORES, code);
    if (!view)
      throw new Error(
        `there is no store view "${code}"; known are ${STORES.map((store) => store.storeCode).join(', ')}`,
      );
    return view;
  });
  return views.length === 1 ? views.map((view) => ({ ...view, prefix: '', appendStoreCode: false })) : views;
}

let known: { enabled: string; views: StoreView[] } | null = null;

/**
 * The enabled store views in the order they are named ("viu,muebles_america"); viu alone when none is.
 * A store view that is the only one has no prefix (STORE-012). Throws on a code that does not exist.
 */
export function storeViews(enabled: string): StoreView[] {
  if (known?.enabled !== enabled) known = { enabled, views: readStoreViews(enabled) };
  return known.views;
}

export const storeByCode = (views: StoreView[], code: string): StoreView | null =>
  views.find((view) => view.storeCode === code) ?? null;

/** The view of every path that carries no other view's prefix. */
const defaultView = (views: StoreView[]): StoreView => {
  const view = views.find((one) => one.prefix === '') ?? views[0];
  if (!view) throw new Error('no store view is enabled');
  return view;
};

const isUnder = ({ prefix }: StoreView, path: string): boolean =>
  prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));

/** A path without the prefix of its store view; one that has none stays as it is. */
export const pathInStore = (store: StoreView, path: string): string =>
  isUnder(store, path) ? path.slice(store.prefix.length) || '/' : path;

/**
 * Which store view a canonical path belongs to, and the path inside it (always with a leading slash).
 * Prefixes match whole segments, the longest first.
 */
export function storeOfPath(views: StoreView[], path: string): { store: StoreView; path: string } {
  const [store] = views.filter((view) => isUnder(view, path)).sort((a, b) => b.prefix.length - a.prefix.length);
  return store ? { store, path: pathInStore(store, path) } : { store: defaultView(views), path };
}

/** A path inside a store view as it stands in a link: prefix and path, without a trailing slash. */
export const storePath = (store: StoreView, path: string): string =>
  store.appendStoreCode ? `${store.prefix}${path === '/' ? '' : path}` : path;

/** Name of a route in a store view: viu-checkout when several views are enabled, checkout when there is one. */
export const routeName = (views: StoreView[], store: StoreView, name: string): string =>
  views.length > 1 ? `${store.storeCode}-${name}` : name;
