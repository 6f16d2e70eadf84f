import { beforeAll, beforeEach, expect, test } from 'vitest';
import '../../../areas';
import { finish, postpone } from '../../../outbox/rows';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { emptyOrders } from '../testing/empty-orders';
import { embeddedDeskHealth } from './health';

const MINUTE_MS = 60_000;
const telling = {
  ...env,
  WEBHOOK_URL: JSON.stringify({ viu: 'https://viu.example/avisos' }),
  WEBHOOK_KEY: JSON.stringify({ viu: 'k'.repeat(64) }),
};

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla')]));
beforeEach(emptyOrders);

const written = (id: number, at: number, store = 'viu') => [
  env.SHOP.prepare(
    `INSERT INTO outbox (id, type, subject, store, created_at, next_attempt_at) VALUES (?1, 'order-placed', ?2, ?3, ?4, ?4)`,
  ).bind(id, `00000000${id}`, store, at),
  env.SHOP.prepare(
    `INSERT INTO webhook_event (id, type, order_number, store, state, created_at, next_attempt_at) VALUES (?1, 'placed', ?2, ?3, '{}', ?4, ?4)`,
  ).bind(id, `00000000${id}`, store, at),
];

test('a morning and the health of the shop count alike what was tried in vain or waits too long, and what was given up apart', async () => {
  const seen = async () => {
    const desk = embeddedDeskHealth(telling, 'viu', NOON);
    const [{ counts }, { stuck, givenUp }] = await Promise.all([desk.morning(), desk.health()]);
    return [counts.stuck, stuck.count, stuck.messages.length, counts.mail, givenUp.length];
  };
  await env.SHOP.batch([1, 2].flatMap((id) => written(id, NOON - MINUTE_MS)));
  expect(await seen()).toEqual([0, 0, 0, 0, 0]);
  await postpone(env, 'webhook_event', { id: 1 }, 'status 500', NOON + MINUTE_MS);
  await postpone(env, 'outbox', { id: 1 }, 'status 503', NOON + 2 * MINUTE_MS);
  expect(await seen()).toEqual([2, 2, 2, 0, 0]);
  const { stuck } = await embeddedDeskHealth(telling, 'viu', NOON).health();
  expect(stuck.messages.map(({ channel, order, attempts, reason }) => [channel, order, attempts, reason])).toEqual([
    ['mail', '000000001', 1, 'status 503'],
    ['webhook', '000000001', 1, 'status 500'],
  ]);
  await finish(env, 'webhook_event', { id: 1 }, 'status 500', NOON);
  await finish(env, 'outbox', { id: 1 }, null, NOON);
  expect(await seen()).toEqual([0, 0, 0, 1, 1]);
  // Of a store view without a webhook nobody is told; its letters go out.
  await env.SHOP.batch(written(3, NOON - 16 * MINUTE_MS, 'mavi'));
  expect(await seen()).toEqual([1, 1, 1, 1, 1]);
});
