/** A store view: one catalogue index, one language, one cart. Source: spec 0 §1, spec 2 §9. */
export interface StoreView {
  storeCode: string;
  storeId: number;
  /** Path prefix without trailing slash: '' for the default view, '/muebles_america' for another. */
  prefix: string;
  name: string;
  appendStoreCode: boolean;
  i18n: { defaultLocale: string; currencyCode: string; currencySign: string; defaultCountry: string };
  tax: { defaultCountry: string; userGroupId: number | null; useOnlyDefaultUserGroupId: boolean };
  /** Where checkout happens instead of here, or null. */
  externalCheckout: string | null;
  /** Bounds of the price filter in pesos with IVA, ascending; [50, 100, 150] means 0-50, 50-100, 100-150, 150-*. */
  priceRanges: number[];
  flags: StoreFlags;
}

/** Source: spec/decisions "Flags". */
export interface StoreFlags {
  synchronizeStock: boolean;
  allowOutOfStockInCart: boolean;
  listOutOfStockProducts: boolean;
  synchronizeCart: boolean;
  serverMergeByDefault: boolean;
  forceClientState: boolean;
  /** What the number on the cart counts. */
  cartCount: 'quantities' | 'items';
  preventConfigurableChildrenDirectAccess: boolean;
  filterUnavailableVariants: boolean;
  useOldFieldNames: boolean;
  setFirstBundleOptionPrice: boolean;
  useZeroPriceProduct: boolean;
  useUrlDispatcher: boolean;
}
