import type { Product } from '../../../domain/catalogue/product';
import type { PriceView } from '../own-price';

/** A price for components, which know what a group pays. */
export const priceView = ({ sku, price, isFrom, groups }: Product): PriceView => ({
  sku,
  gross: price.gross,
  regularGross: price.regularGross,
  isFrom,
  groups,
});
