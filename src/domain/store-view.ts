import type { RankingRules } from './customer/ranking';
import type { ShippingRates } from './shipping/shipping';

/** A store view: one catalogue index, one language, one cart. Source: spec 0 §1, spec 2 §9. */
export interface StoreView {
  storeCode: string;
  storeId: number;
  /** Path prefix without trailing slash: '' for the default view, '/muebles_america' for another. */
  prefix: string;
  name: string;
  appendStoreCode: boolean;
  i18n: { defaultLocale: string; currencyCode: string; currencySign: string; defaultCountry: string };
  /**
   * `homeRegion` is the state that is taxed for while nobody has said at which branch a cart is picked up; left out,
   * what holds in the whole country.
   */
  tax: { defaultCountry: string; userGroupId: number | null; useOnlyDefaultUserGroupId: boolean; homeRegion?: string };
  /** Where checkout happens instead of here, or null. */
  externalCheckout: string | null;
  /** Path inside the store view under which its external checkout sends customers back signed in. */
  silentLoginPath: string;
  /** What runs for a time and is counted down by clients: its beginning and end as moments with their offset. */
  timer: { name: string; startsAt: string; endsAt: string } | null;
  /** The retailer's own script that measures, and the origins it talks to; loaded for shoppers who agreed alone. */
  tag: { script: string; hosts: string[] } | null;
  /** Bounds of the price filter in pesos with IVA, ascending; [50, 100, 150] means 0-50, 50-100, 100-150, 150-*. */
  priceRanges: number[];
  /** What delivery costs where our own engine sells; a retailer's own rates are the retailer's. */
  shipping: ShippingRates;
  /** Levels that purchases lead to; a retailer's own customers have the retailer's. */
  ranking: RankingRules;
  flags: StoreFlags;
}

/** What a store view does otherwise than the others; the defaults stand in src/config/flags.ts. */
export interface StoreFlags {
  /**
   * Stock is read whenever a cart is priced; without it nothing is known of it, and adding says that the quantity is
   * not certain.
   */
  synchronizeStock: boolean;
  /** What is out of stock can be added to a cart. */
  allowOutOfStockInCart: boolean;
  /** Lists and searches show what is out of stock, and a product's page its variants that are. */
  listOutOfStockProducts: boolean;
  /** A cart is kept in step with the retailer's. */
  synchronizeCart: boolean;
  /** Connecting a cart to the retailer's may change either; without it they are only compared. */
  serverMergeByDefault: boolean;
  /** Our cart's lines win over the retailer's, also in a mere comparison. */
  forceClientState: boolean;
  /** What the number on the cart counts. */
  cartCount: 'quantities' | 'items';
  /** The address of a hidden variant leads to its product with that variant chosen; without it, it is not found. */
  preventConfigurableChildrenDirectAccess: boolean;
  /** A product's page offers only values of which a variant can be bought. */
  filterUnavailableVariants: boolean;
  /** Documents answer their taxed prices under the older names too (`priceInclTax` beside `price_incl_tax`). */
  useOldFieldNames: boolean;
  /** A bundle costs what its chosen parts come to; without it its own price. */
  setFirstBundleOptionPrice: boolean;
  /** What costs nothing can be added to a cart. */
  useZeroPriceProduct: boolean;
  /** A path that no route knows is looked up in the URL map. */
  useUrlDispatcher: boolean;
  /** A session goes on when its access token has expired; without it, it ends then. */
  autoRefreshTokens: boolean;
  /** The price filter of a category has bands of its own, as a person would draw them; without it those of `priceRanges`. */
  priceRangesByCategory: boolean;
  /** What buying on credit comes to is told beside prices; off while it cannot be asked for. */
  tellCredit: boolean;
  /** Attempts that a queued network task is given at a time. */
  maxNetworkTaskAttempts: number;
}
