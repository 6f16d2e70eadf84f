import type { CartLine } from '../cart/cart';
import { isVirtual } from '../cart/lines';
import { additionalDataOf } from '../cart/sync/server-item';
import { toDecimal } from '../money';
import type { OrderRequest } from './order';
import { toWireAddress } from './wire-address';

/** What POST order is sent besides the request itself. */
export interface OrderBodyFacts {
  request: OrderRequest;
  /** Code of the branch where it is picked up. */
  branch?: string | undefined;
  lines: readonly CartLine[];
  cartId: string;
  storeCode: string;
  /** The retailer's id of the customer, null for a guest. */
  userId: string | null;
  now: number;
}

const product = (line: CartLine) => {
  const data = additionalDataOf(line);
  return {
    sku: line.sku,
    parentSku: line.parentSku,
    qty: line.qty,
    price: toDecimal(line.unitNet),
    price_incl_tax: toDecimal(line.unitGross),
    name: line.name,
    product_type: line.productType,
    ...(line.serverItemId === null ? {} : { server_item_id: line.serverItemId }),
    ...(line.productOption ? { product_option: line.productOption } : {}),
    ...(data ? { extension_attributes: data } : {}),
  };
};

/**
 * The body of POST order to a retailer: lines as they stand in our cart; no shipping address for a virtual cart.
 * Source: contract §1.2.
 */
export function orderBody({
  request,
  branch,
  lines,
  cartId,
  storeCode,
  userId,
  now,
}: OrderBodyFacts): Record<string, unknown> {
  const at = new Date(now).toISOString();
  const shipping = isVirtual(lines) ? null : request.shippingAddress;
  return {
    user_id: userId ?? '',
    cart_id: cartId,
    store_code: storeCode,
    order_id: request.orderId,
    created_at: at,
    updated_at: at,
    transmited: true,
    products: lines.map(product),
    addressInformation: {
      ...(shipping ? { shippingAddress: toWireAddress(shipping, request.personalDetails) } : {}),
      billingAddress: toWireAddress(request.billingAddress, request.personalDetails),
      shipping_method_code: shipping ? (request.shippingMethod?.methodCode ?? '') : '',
      shipping_carrier_code: shipping ? (request.shippingMethod?.carrierCode ?? '') : '',
      payment_method_code: request.paymentMethod,
      payment_method_additional: {},
      shippingExtraFields: {
        ...(shipping?.reference ? { reference: shipping.reference } : {}),
        ...(branch ? { branchOffice: branch } : {}),
      },
    },
  };
}
