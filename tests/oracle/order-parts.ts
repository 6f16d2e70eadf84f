import { DELIVERY_CALENDAR } from '../../src/config/delivery-calendar.ts';
import { toCentavos } from '../../src/domain/money.ts';
import { ANA, testAddress } from '../../src/domain/order/address.fixture.ts';
import type { OrderParts } from '../../src/domain/order/build-order.ts';

const address = testAddress({ apartmentNumber: '3', reference: 'Puerta azul' });

/** What an order has beside its lines and their totals. */
export const ORDER_PARTS: Omit<OrderParts, 'lines' | 'totals'> = {
  number: '000000042',
  now: Date.parse('2026-11-20T18:00:00.000Z'),
  storeCode: 'viu',
  request: {
    orderId: '1733840000123',
    products: null,
    personalDetails: ANA,
    shippingAddress: address,
    billingAddress: { ...address, taxId: 'XAXX010101000' },
    shippingMethod: null,
    paymentMethod: 'cashondelivery',
    cartVersion: 4,
  },
  shippingMethod: null,
  calendar: DELIVERY_CALENDAR,
  paymentMethod: {
    code: 'cashondelivery',
    title: 'Cash on delivery',
    description: '',
    cost: toCentavos(0),
    costInclTax: toCentavos(0),
    default: true,
    offline: false,
    isServerMethod: false,
  },
};
