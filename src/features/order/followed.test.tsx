import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { EMPTY_CONTENT } from '../../domain/cart/content';
import { testAddress } from '../../domain/order/address.fixture';
import type { Order } from '../../domain/order/order';
import type { OrderStatus } from '../../domain/order/status';
import { testContext } from '../shop/request-context.fixture';
import { PlacedOrder } from './placed-order';

const URL = 'https://www.dhl.com/mx-es/home/tracking.html?tracking-id=1234567890';

function page(status: OrderStatus, url: string | null): string {
  const order: Order = {
    number: '000000042',
    orderId: 'pedido-1',
    storeCode: 'viu',
    status,
    createdAt: '2026-01-15T18:00:00.000Z',
    personalDetails: { firstName: 'Ana' } as Order['personalDetails'],
    shippingAddress: testAddress(),
    billingAddress: testAddress(),
    shippingMethod: null,
    paymentMethod: { code: 'cashondelivery', title: 'Pago al recibir' },
    lines: [],
    totals: EMPTY_CONTENT.totals,
    dispatch: { carrier: 'dhl', name: 'DHL', guide: '1234567890', url },
  };
  return runInContext(testContext({}), () =>
    renderToStaticMarkup(<PlacedOrder order={order} payment={null} isFoundByMail={false} />),
  );
}

const buttons = (html: string, kind: string) =>
  [...html.matchAll(new RegExp(`<a class="btn btn-${kind}[^>]*>([^<]*)`, 'g'))].map(([, label]) => label);

test('while a parcel can be followed that is the main button, and looking on is beside it', () => {
  expect(buttons(page('sent', URL), 'ink')).toEqual(['Rastrear el paquete']);
  expect(buttons(page('sent', URL), 'plain')).toContain('Seguir comprando');
  expect(buttons(page('sent', null), 'ink')).toEqual(['Seguir comprando']);
  expect(buttons(page('complete', URL), 'ink')).not.toContain('Rastrear el paquete');
});
