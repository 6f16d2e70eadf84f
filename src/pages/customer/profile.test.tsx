import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnDelivery } from '../../commerce/own/profiles';
import { runInContext } from '../../commerce/request-context';
import type { DeliveryWish } from '../../domain/order/order';
import { ok } from '../../domain/result';
import { customer, testContext } from '../../features/shop/request-context.fixture';
import { DeliveryPage } from './profile';

/** What the form of their delivery details begins with for somebody who keeps this wish. */
async function shown(wish: DeliveryWish | null): Promise<unknown> {
  const own: OwnDelivery = { wish: async () => ok(wish), keep: async () => ok(null) };
  const mine = customer({ own: () => own as never, takeFlash: async () => null });
  const html = await runInContext(
    testContext({}, { path: '/my-account/shipping-details', mine: () => mine }),
    async () => renderToStaticMarkup(await DeliveryPage()),
  );
  const props = /data-island="own-form" data-props="([^"]*)"/.exec(html)?.[1] ?? '';
  return JSON.parse(props.replaceAll('&quot;', '"')).start.values;
}

test('ROUTE-023 delivery details show what their customer keeps, and nothing where that is nothing', async () => {
  const wish = { notes: 'Tocar en el 2', receiver: 'Eva Canul', hours: 'morning' };
  expect([await shown(wish), await shown(null)]).toEqual([wish, {}]);
});
