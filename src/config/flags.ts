import type { StoreFlags } from '../domain/store-view';

/** What holds in a store view that sets nothing else. */
const DEFAULTS: StoreFlags = {
  synchronizeStock: true,
  allowOutOfStockInCart: false,
  listOutOfStockProducts: true,
  synchronizeCart: true,
  serverMergeByDefault: true,
  forceClientState: false,
  cartCount: 'quantities',
  preventConfigurableChildrenDirectAccess: true,
  filterUnavailableVariants: false,
  useOldFieldNames: false,
  setFirstBundleOptionPrice: true,
  useZeroPriceProduct: true,
  useUrlDispatcher: true,
  autoRefreshTokens: true,
  priceRangesByCategory: false,
  tellCredit: false,
  maxNetworkTaskAttempts: 1,
};

/** The flags of a store view: its own, and the specification's where it sets none. */
export const storeFlags = (own: Partial<StoreFlags> = {}): StoreFlags => ({ ...DEFAULTS, ...own });
