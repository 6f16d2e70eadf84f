import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SMALL } from '../../scripts/demo';
import { demoPayments } from '../../scripts/demo/payments';
import { PEOPLE } from '../../scripts/demo/people';
import { withBranches } from '../../scripts/demo/range/branch-documents';
import { listOrders } from '../../scripts/lib/orders/desk-calls';
import { type LocalGateway, startLocalGateway } from '../../scripts/lib/shop/local-gateway';
import type { LocalShop } from '../../scripts/lib/shop/people/context';
import { loadPeople } from '../../scripts/lib/shop/people/load-people';
import { freePort } from '../../scripts/lib/shop/ports';
import { ORDER_STATUSES } from '../../src/domain/order/status';
import { TRANSITIONS } from '../../src/domain/order/transitions';
import { tellShop } from '../peers/gateway/teller';
import { sampled } from '../sample';
import { type OwnShop, ownShop, SERVICE_TOKEN } from './own-shop';

/** The small demo has no store view in German. */
const HERE = PEOPLE.filter(({ store }) => store === 'viu');
/** Noted of an order that is sent: its placing, and two steps after it. */
const OF_ONE_ORDER = /^demo-lucia-enviado/;

let gateway: LocalGateway;
let shop: OwnShop;
let local: LocalShop;

// What a demo begins with takes a shop of its own and all of its orders: the soak makes them.
describe.runIf(sampled(0, 1))('people of the demo', () => {
  beforeAll(async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    gateway = await startLocalGateway(url);
    const { viu } = JSON.parse(demoPayments(gateway.url));
    const vars = { STORE_VIEWS: 'viu', PAYMENTS: JSON.stringify({ viu }), MAIL_ORIGIN: url, ...gateway.vars };
    shop = await ownShop('people', vars, DEMO_SMALL.slice(0, 1).map(withBranches), undefined, port);
    local = {
      url: shop.url,
      token: SERVICE_TOKEN,
      state: shop.state,
      tell: (notice) => tellShop(`${shop.url}/api/payments/notifications`, gateway.vars.PAYMENTS_KEY, notice),
      tick: async () => {
        await fetch(`${shop.url}/cdn-cgi/local/scheduled`);
      },
    };
  });

  afterAll(async () => {
    await shop?.close();
    await gateway?.stop();
  });

  const orders = async () => {
    const page = await listOrders({ url: shop.url, token: SERVICE_TOKEN, store: 'viu' }, { size: '100' });
    return page.orders.map(({ number, email, state }) => [number, email, state.status]);
  };

  test('the customers of the demo have orders in every status there is, and are made once, even broken off half-way', async () => {
    expect(await loadPeople(local, HERE)).toBe(true);
    const made = await orders();
    expect(made).toHaveLength(HERE.reduce((sum, { orders: own }) => sum + own.length, 0));
    const statuses = new Set(made.map(([, , status]) => status));
    expect(statuses).toEqual(new Set(TRANSITIONS.flatMap(({ from, to }) => [from, to])));
    expect([...statuses].sort()).toEqual([...ORDER_STATUSES].sort());
    expect(await loadPeople(local, HERE)).toBe(false);

    // Killed after an order was placed and sent, and before that was noted.
    const notes = join(shop.state, '.demo-people');
    const known = Object.entries(JSON.parse(readFileSync(notes, 'utf8'))).filter(([key]) => !OF_ONE_ORDER.test(key));
    writeFileSync(notes, JSON.stringify(Object.fromEntries(known.filter(([key]) => !key.startsWith('lucia-whole')))));
    expect(await loadPeople(local, HERE)).toBe(true);
    expect(await orders()).toEqual(made);
  });
});
