import { toDecimal } from '../money';
import type { Order } from './order';
import { toWireAddress } from './wire-address';

const DATE_LENGTH = 'yyyy-MM-dd HH:mm:ss'.length;

/** '2026-01-05T18:00:00.000Z' as the family writes times: UTC without zone. */
const wireTime = (iso: string): string => iso.replace('T', ' ').slice(0, DATE_LENGTH);

/** An order as order history carries it, amounts in pesos. Source: contract §1.7. */
export function orderDocument(order: Order, currencyCode: string) {
  const { totals, personalDetails } = order;
  const amount = toDecimal(totals.grandTotal);
  const method = order.shippingMethod ? `${order.shippingMethod.carrierCode}_${order.shippingMethod.methodCode}` : null;
  return {
    entity_id: Number(order.number),
    increment_id: order.number,
    order_id: order.orderId,
    status: order.status,
    state: order.status === 'pending' ? 'new' : order.status,
    created_at: wireTime(order.createdAt),
    grand_total: amount,
    subtotal: toDecimal(totals.subtotal),
    subtotal_incl_tax: toDecimal(totals.subtotalInclTax),
    tax_amount: toDecimal(totals.tax),
    shipping_amount: toDecimal(totals.shipping),
    shipping_incl_tax: toDecimal(totals.shippingInclTax),
    discount_amount: totals.discount === 0 ? 0 : -toDecimal(totals.discount),
    total_due: amount,
    total_qty_ordered: totals.itemsQty,
    order_currency_code: currencyCode,
    store_name: order.storeCode,
    customer_email: personalDetails.emailAddress,
    customer_firstname: personalDetails.firstName,
    customer_lastname: personalDetails.lastName,
    ...(totals.couponCode === null ? {} : { coupon_code: totals.couponCode }),
    items: order.lines.map((line) => ({
      item_id: line.lineNo,
      sku: line.sku,
      name: line.name,
      qty_ordered: line.qty,
      price: toDecimal(line.unitNet),
      price_incl_tax: toDecimal(line.unitGross),
      row_total_incl_tax: toDecimal(line.gross),
      discount_amount: toDecimal(line.discount),
      tax_amount: toDecimal(line.tax),
      tax_percent: line.taxRate,
      product_type: line.productType,
    })),
    billing_address: toWireAddress(order.billingAddress, personalDetails),
    payment: { method: order.paymentMethod.code, additional_information: [order.paymentMethod.title] },
    extension_attributes: {
      shipping_assignments:
        order.shippingAddress || method
          ? [{ shipping: { address: order.shippingAddress && toWireAddress(order.shippingAddress, personalDetails), method } }]
          : [],
    },
  };
}
