/** What rides on a wire line besides the product; a retailer may answer it as an object or as its JSON text. */
export interface AdditionalData {
  warranty?: { sku: string; name?: string; months?: number; price?: number } | null;
  opcion_de_entrega?: string | null;
}

/** A line as cart/pull and cart/update answer it; amounts net, in pesos. Source: contract §1.1. */
export interface ServerLine {
  item_id: number | string;
  sku: string;
  qty: number;
  name: string;
  price: number;
  product_type: string;
  quote_id: string;
  product_option?: { extension_attributes?: Record<string, unknown> };
  extension_attributes?: { additional_data?: unknown };
}

/** What cart/update takes: with `item_id` the quantity of that line is set, without it a line is added. */
export interface ServerCartItem {
  sku: string;
  qty: number;
  item_id?: number | string;
  quoteId: string;
  product_option?: unknown;
  extension_attributes?: { additional_data?: unknown };
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * What a wire line says of warranty and delivery option; undefined when it says nothing, so that either may be meant.
 */
export function additionalData(line: {
  extension_attributes?: { additional_data?: unknown };
}): { warrantySku: string | null; deliveryOption: string | null } | undefined {
  const data = parsed(line.extension_attributes?.additional_data);
  if (typeof data !== 'object' || data === null) return undefined;
  const warranty =
    'warranty' in data && typeof data.warranty === 'object' && data.warranty !== null ? data.warranty : {};
  return {
    warrantySku: textOrNull('sku' in warranty ? warranty.sku : null),
    deliveryOption: textOrNull('opcion_de_entrega' in data ? data.opcion_de_entrega : null),
  };
}
