import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { EMPTY_CONTENT } from '../../domain/cart/content';
import type { Address, Order } from '../../domain/order/order';
import type { OrderStatus } from '../../domain/order/status';
import { testContext } from '../shop/request-context.fixture';
import { PlacedOrder } from './placed-order';

const order = (status: OrderStatus): Order => ({
  number: '000000042',
  orderId: 'pedido-1',
  storeCode: 'viu',
  status,
  createdAt: '2026-01-15T18:00:00.000Z',
  personalDetails: { firstName: 'Ana' } as Order['personalDetails'],
  shippingAddress: null,
  billingAddress: {} as Address,
  shippingMethod: null,
  paymentMethod: { code: 'cashondelivery', title: 'Pago al recibir' },
  lines: [],
  totals: EMPTY_CONTENT.totals,
});

const shown = (status: OrderStatus): string => runInContext(testContext({}), () => renderToStaticMarkup(<PlacedOrder order={order(status)} />));

test.each([
  ['pending', 'Gracias, Ana. Recibimos tu pedido.', true],
  ['canceled', 'Este pedido se canceló', false],
  ['expired', 'Este pedido venció', false],
] as const)('of a %s order the page says «%s»', (status, title, isComing) => {
  const page = shown(status);
  expect(/<h1>([^<]*)/.exec(page)?.[1]).toContain(title);
  expect(page.includes('next-steps')).toBe(isComing);
});
