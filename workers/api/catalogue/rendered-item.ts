import type { z } from 'zod';
import { storePath } from '../../../src/config/stores';
import type { renderedItem as schema } from '../../../src/contract/catalogue';
import type { ChildDocument, ProductDocument } from '../../../src/domain/catalogue/document';
import { formatMoney, fromDecimal } from '../../../src/domain/money';
import type { StoreView } from '../../../src/domain/store-view';
import { productPath } from '../../../src/domain/url';

type Priced = ProductDocument | ChildDocument;

const amount = (document: Priced, field: string): number => {
  const value = document[field];
  return typeof value === 'number' ? value : 0;
};

/** A special price of 0 is none. */
const special = (document: Priced, field: string): number | null => amount(document, field) || null;

function range(documents: Priced[], field: string): { min: number; max: number } {
  const values = documents.map((document) => amount(document, field));
  return { min: Math.min(...values), max: Math.max(...values) };
}

/** Prices of a product, or of one of its variants, from its computed document: with IVA on top, net below. */
export function renderedItem(
  store: StoreView,
  product: ProductDocument,
  child: ChildDocument | null,
): z.input<ReturnType<typeof schema>> {
  const shown: Priced = child ?? product;
  const variants = child || product.configurable_children.length === 0 ? [shown] : product.configurable_children;
  const final = amount(shown, 'price_incl_tax');
  const regular = amount(shown, 'original_price_incl_tax');
  const prices = range(variants, 'price_incl_tax');
  const regulars = range(variants, 'original_price_incl_tax');
  const formatted = (pesos: number) =>
    `<span class="price">${formatMoney(fromDecimal(pesos), store.i18n.currencySign)}</span>`;
  return {
    id: shown.id,
    sku: shown.sku,
    name: child?.name ?? product.name,
    type: child ? 'simple' : product.type_id,
    store_id: store.storeId,
    currency_code: store.i18n.currencyCode,
    url: storePath(store, productPath(product.sku, product.slug, child?.sku)),
    price_info: {
      final_price: final,
      regular_price: regular,
      special_price: special(shown, 'special_price_incl_tax'),
      minimal_price: prices.min,
      max_price: prices.max,
      minimal_regular_price: regulars.min,
      max_regular_price: regulars.max,
      formatted_prices: { final_price: formatted(final), regular_price: formatted(regular) },
      extension_attributes: {
        tax_adjustments: {
          final_price: amount(shown, 'price'),
          regular_price: amount(shown, 'original_price'),
          special_price: special(shown, 'special_price'),
        },
      },
    },
  };
}
