import { toDecimal } from '../../money';
import type { CartLine } from '../cart';
import { chosen } from '../item/checksum';
import type { AdditionalData, ServerCartItem, ServerLine } from './wire';

/** Warranty and delivery option of a line as they ride on the wire, or undefined when it has neither. */
export function additionalDataOf(
  line: Pick<CartLine, 'warranty' | 'deliveryOption'>,
): { additional_data: AdditionalData } | undefined {
  if (!line.warranty && !line.deliveryOption) return undefined;
  const warranty = line.warranty && {
    sku: line.warranty.sku,
    name: line.warranty.name,
    months: line.warranty.months,
    price: toDecimal(line.warranty.unitNet),
  };
  return {
    additional_data: {
      ...(warranty ? { warranty } : {}),
      ...(line.deliveryOption ? { opcion_de_entrega: line.deliveryOption } : {}),
    },
  };
}

/** A configurable goes by its parent with its options, anything else by its own sku. */
function serverSku(line: CartLine): string {
  return chosen(line.productOption, 'configurable_item_options').length > 0 && line.parentSku !== ''
    ? line.parentSku
    : line.sku;
}

/** What cart/update is sent to give a line this quantity: absolute on a line the retailer has, a new line otherwise. */
export function serverItem(line: CartLine, qty: number, known: ServerLine | null, cartId: string): ServerCartItem {
  const data = additionalDataOf(line);
  return {
    sku: serverSku(line),
    qty,
    ...(known ? { item_id: known.item_id } : {}),
    quoteId: known?.quote_id || line.serverCartId || cartId,
    ...(line.productOption
      ? {
          product_option: {
            extension_attributes: {
              custom_options: [],
              configurable_item_options: [],
              bundle_options: [],
              ...line.productOption.extension_attributes,
            },
          },
        }
      : {}),
    ...(data ? { extension_attributes: data } : {}),
  };
}
