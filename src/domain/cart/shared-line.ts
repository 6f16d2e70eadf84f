import type { ProductDocument } from '../catalogue/document';
import type { CartLine, CartOperation, ProductOption } from './cart';
import type { ItemRequest } from './item/item-request';

/** What of a cart's line may be shared: what it takes to buy the same again, no price and nothing that was typed. */
export interface SharedLine {
  sku: string;
  parentSku: string;
  qty: number;
  productOption: ProductOption | null;
  warrantySku: string | null;
}

/** Most lines of a shared cart. */
export const MAX_SHARED_LINES = 50;

type CustomOptions = NonNullable<ProductOption['extension_attributes']['custom_options']>;

/**
 * Options whose values are the shop's own; a text is whoever's who typed it. Without the product nobody knows which is
 * which.
 */
function listedOptions(given: CustomOptions, doc: ProductDocument | null): CustomOptions {
  const listed = new Set(
    (doc?.custom_options ?? [])
      .filter(({ values }) => values && values.length > 0)
      .map(({ option_id }) => String(option_id)),
  );
  return given.filter(({ option_id }) => listed.has(String(option_id)));
}

function sharedOption(option: ProductOption | null, doc: ProductDocument | null): ProductOption | null {
  if (!option) return null;
  const {
    custom_options: custom,
    configurable_item_options: configurable,
    bundle_options: bundle,
  } = option.extension_attributes;
  const listed = listedOptions(custom ?? [], doc);
  const kept = {
    ...(listed.length > 0 ? { custom_options: listed } : {}),
    ...(configurable ? { configurable_item_options: configurable } : {}),
    ...(bundle ? { bundle_options: bundle } : {}),
  };
  return Object.keys(kept).length > 0 ? { extension_attributes: kept } : null;
}

/** A line as it is shared; `doc` is its product, null when it is no longer sold. */
export const sharedLineOf = (line: CartLine, doc: ProductDocument | null): SharedLine => ({
  sku: line.sku,
  parentSku: line.parentSku,
  qty: line.qty,
  productOption: sharedOption(line.productOption, doc),
  warrantySku: line.warranty?.sku ?? null,
});

export const itemRequestOfShared = ({ sku, parentSku, productOption, warrantySku }: SharedLine): ItemRequest => ({
  sku,
  parentSku,
  productOption,
  warrantySku,
  deliveryOption: null,
});

/** What puts a shared line into a cart. */
export const addOfShared = ({ sku, parentSku, qty, productOption, warrantySku }: SharedLine): CartOperation => ({
  kind: 'add',
  sku,
  parentSku,
  qty,
  productOption,
  warrantySku,
});
