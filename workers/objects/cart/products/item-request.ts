import type { CartLine, CartOperation, ProductOption } from '../../../../src/domain/cart/cart';
import type { NewLine } from '../../../../src/domain/cart/lines';
import type { StockFacts } from '../../../../src/domain/stock';

/** A product as somebody asks for it. */
export interface ItemRequest {
  sku: string;
  parentSku: string | null;
  productOption: ProductOption | null;
  warrantySku: string | null;
  deliveryOption: string | null;
}

/** A product as it would stand in the cart now: one unit of it, priced, and what is known of its stock. */
export interface PricedItem {
  line: NewLine;
  stock: StockFacts | null;
}

export const itemRequestOfAdd = (operation: Extract<CartOperation, { kind: 'add' }>): ItemRequest => ({
  sku: operation.sku,
  parentSku: operation.parentSku ?? null,
  productOption: operation.productOption ?? null,
  warrantySku: operation.warrantySku ?? null,
  deliveryOption: operation.deliveryOption ?? null,
});

export const itemRequestOfLine = (line: CartLine): ItemRequest => ({
  sku: line.sku,
  parentSku: line.parentSku,
  productOption: line.productOption,
  warrantySku: line.warranty?.sku ?? null,
  deliveryOption: line.deliveryOption,
});
