import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { ok } from '../../domain/result';
import { customer, testContext } from '../shop/request-context.fixture';
import { LastOrders } from './last-orders';

async function shown(more: object, isOurs = false): Promise<string> {
  const order = {
    increment_id: '000000042',
    status: 'sent',
    created_at: '2026-11-20T18:00:00Z',
    grand_total: 100,
    ...more,
  };
  const context = testContext({}, { mine: () => customer({ orders: async () => ok({ items: [order], total: 1 }) }) });
  Object.assign(context.commerce, { payments: isOurs ? {} : null });
  return runInContext(context, async () => renderToStaticMarkup(await LastOrders()));
}

const handedOver = (method: unknown) => ({
  extension_attributes: { shipping_assignments: [{ shipping: { method } }] },
});

test('an order that is picked up is ready where another is on its way, whatever a retailer leaves out', async () => {
  expect(await shown(handedOver('pickup_recoger_en_sucursal'))).toContain('Listo para recoger');
  for (const other of [
    handedOver('tablerate_homeDelivery'),
    handedOver(null),
    {},
    { extension_attributes: null },
    { extension_attributes: { shipping_assignments: [] } },
  ])
    expect(await shown(other)).toContain('En camino');
});

test('an order leads to its page, ours or a retailer’s', async () => {
  for (const isOurs of [true, false])
    expect(await shown({}, isOurs)).toContain(
      '<a href="/my-account/orders/000000042"><strong>Pedido 000000042</strong></a>',
    );
});
