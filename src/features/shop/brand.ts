import type { StoreView } from '../../domain/store-view';
import type { Translate } from '../../i18n';

/** Name of the shop, on the mark; a store view has its own name for titles. */
export const BRAND = 'Tianguis';

/** The retailer whose store view this is, where that is not the shop itself. */
export const retailerOf = ({ name }: Pick<StoreView, 'name'>): string | null => (name.includes(BRAND) ? null : name);

/**
 * What the company that payments are made out to is to the shop, where its name is not the one that shoppers know: "la
 * empresa de Tianguis".
 */
export function companyOf(t: Translate, beneficiary: string, store: Pick<StoreView, 'name'>): string | null {
  const shop = retailerOf(store) ?? BRAND;
  return beneficiary.toLowerCase().includes(shop.toLowerCase()) ? null : t('the company behind {shop}', { shop });
}
