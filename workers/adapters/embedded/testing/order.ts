import { toCentavos } from '../../../../src/domain/money';
import { ANA, testAddress } from '../../../../src/domain/order/address.fixture';
import type { Order } from '../../../../src/domain/order/order';
import { NOON } from './catalogue';

const zero = toCentavos(0);

/** An order of these skus and quantities at 1160 pesos each, not yet placed. */
export function order(orderId: string, skus: Record<string, number>, more: Partial<Order> = {}): Order {
  const entries = Object.entries(skus);
  const grandTotal = toCentavos(116_000 * entries.reduce((units, [, qty]) => units + qty, 0));
  const address = testAddress();
  return {
    number: '',
    orderId,
    storeCode: 'viu',
    status: 'pending',
    createdAt: new Date(NOON).toISOString(),
    personalDetails: ANA,
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: null,
    paymentMethod: { code: 'cashondelivery', title: 'Pago contra entrega' },
    lines: entries.map(([sku, qty], index) => ({
      lineNo: index + 1,
      sku,
      parentSku: sku,
      name: sku,
      productType: 'simple',
      options: [],
      productOption: null,
      warranty: null,
      image: null,
      slug: sku.toLowerCase(),
      qty,
      unitNet: toCentavos(100_000),
      unitGross: toCentavos(116_000),
      taxRate: 16,
      gross: toCentavos(116_000 * qty),
      discount: zero,
      tax: toCentavos(16_000 * qty),
      shipping: zero,
      total: toCentavos(116_000 * qty),
    })),
    totals: {
      subtotal: zero,
      subtotalInclTax: grandTotal,
      discount: zero,
      shipping: zero,
      shippingInclTax: zero,
      paymentInclTax: zero,
      tax: zero,
      grandTotal,
      itemsQty: 1,
      couponCode: null,
      segments: [],
      rows: [],
      subtotalWithoutCredit: null,
      creditPaymentMethodCode: null,
      creditPaymentMethodTitle: null,
    },
    ...more,
  };
}
