import { childStock } from '../../../../../src/domain/catalogue/availability';
import { childFields } from '../../../../../src/domain/catalogue/child';
import type {
  ChildDocument,
  PriceFields,
  ProductDocument,
  StockDocument,
} from '../../../../../src/domain/catalogue/document';
import { sourceFields } from '../../../../../src/domain/price';
import type { StockRow } from './stock-row';

/**
 * Price fields with the row's price: a reduced price given beside the old one goes, the special price as the row says.
 */
function priced(fields: PriceFields, { price, special }: StockRow): Partial<PriceFields> {
  if (price === undefined) return {};
  const source = sourceFields(fields);
  const kept = special ?? { price: source.special_price, from: source.special_from_date, to: source.special_to_date };
  return {
    price,
    special_price: kept.price ?? undefined,
    special_from_date: kept.from ?? undefined,
    special_to_date: kept.to ?? undefined,
    final_price: undefined,
    regular_price: undefined,
    original_price: undefined,
    original_special_price: undefined,
    original_final_price: undefined,
  };
}

/** Stock with the row's numbers: what is counted in the file is counted in the shop. */
function stocked(stock: StockDocument, { qty, inStock }: StockRow): StockDocument {
  const counted = qty === undefined ? {} : { qty, manage_stock: true };
  return { ...stock, ...counted, is_in_stock: inStock ?? stock.is_in_stock };
}

const says = ({ qty, inStock }: StockRow): boolean => qty !== undefined || inStock !== undefined;

/** A product with what the rows say of it and of its variants, by sku. */
export function patched(doc: ProductDocument, rows: ReadonlyMap<string, StockRow>): ProductDocument {
  const own = rows.get(doc.sku);
  const children = doc.configurable_children.map((child): ChildDocument => {
    const row = rows.get(child.sku);
    if (!row) return child;
    return {
      ...child,
      ...priced(childFields(doc, child), row),
      ...(says(row) ? { stock: stocked(childStock(doc, child), row) } : {}),
    };
  });
  const base = own ? { ...doc, ...priced(doc, own), stock: says(own) ? stocked(doc.stock, own) : doc.stock } : doc;
  return { ...base, configurable_children: children };
}
