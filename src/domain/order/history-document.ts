import { type Centavos, toDecimal } from '../money';
import type { Order, OrderLine } from './order';
import { promiseDocument } from './promise';
import type { OrderStatus } from './status';
import { toWireAddress } from './wire-address';

/** The state the family's platforms give each status. */
const STATES: Record<OrderStatus, string> = {
  pending: 'new',
  processing: 'processing',
  sent: 'complete',
  complete: 'complete',
  canceled: 'canceled',
  expired: 'canceled',
};

const item = (line: OrderLine) => ({
  item_id: line.lineNo,
  sku: line.sku,
  name: line.name,
  product_type: line.productType,
  qty_ordered: line.qty,
  price: toDecimal(line.unitNet),
  price_incl_tax: toDecimal(line.unitGross),
  tax_percent: line.taxRate,
  discount_amount: toDecimal(line.discount),
  row_total_incl_tax: toDecimal(line.gross),
});

interface HistoryFacts {
  /** Of its row. */
  id: number;
  /** What the shopper still owes of it. */
  due: Centavos;
  customerId: number;
  storeName: string;
  currencyCode: string;
}

/** An order of a customer's history as the family writes it. Source: contract §1.7. */
export function historyDocument(order: Order, { id, due, customerId, storeName, currencyCode }: HistoryFacts) {
  const { totals, personalDetails, shippingMethod, shippingAddress } = order;
  return {
    entity_id: id,
    increment_id: order.number,
    status: order.status,
    state: STATES[order.status],
    created_at: order.createdAt,
    grand_total: toDecimal(totals.grandTotal),
    subtotal: toDecimal(totals.subtotal),
    subtotal_incl_tax: toDecimal(totals.subtotalInclTax),
    tax_amount: toDecimal(totals.tax),
    shipping_amount: toDecimal(totals.shipping),
    shipping_incl_tax: toDecimal(totals.shippingInclTax),
    discount_amount: totals.discount === 0 ? 0 : -toDecimal(totals.discount),
    total_due: toDecimal(due),
    order_currency_code: currencyCode,
    store_name: storeName,
    customer_id: customerId,
    customer_email: personalDetails.emailAddress,
    customer_firstname: personalDetails.firstName,
    customer_lastname: personalDetails.lastName,
    items: order.lines.map(item),
    billing_address: toWireAddress(order.billingAddress, personalDetails),
    payment: {
      method: order.paymentMethod.code,
      additional_information: [
        order.paymentMethod.title,
        ...(order.paymentMethod.months ? [`${order.paymentMethod.months} MSI`] : []),
      ],
    },
    extension_attributes: {
      promised_delivery: promiseDocument(order),
      shipping_assignments: shippingMethod
        ? [
            {
              shipping: {
                method: `${shippingMethod.carrierCode}_${shippingMethod.methodCode}`,
                ...(shippingAddress ? { address: toWireAddress(shippingAddress, personalDetails) } : {}),
              },
            },
          ]
        : [],
    },
  };
}
