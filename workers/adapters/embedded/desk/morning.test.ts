import { beforeAll, beforeEach, expect, test } from 'vitest';
import { REQUEST_GROUPS } from '../../../../src/commerce/privacy';
import { privacy } from '../../../../src/contract/privacy';
import { DESK_PRIVACY } from '../../../../src/contract/privacy/pages';
import { PROGRAM } from '../../../../src/domain/operator';
import '../../../areas';
import { claim, finish, postpone } from '../../../outbox/rows';
import { embeddedDeskPrivacy } from '../privacy/desk';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { emptyOrders } from '../testing/empty-orders';
import { embeddedDeskHealth } from './health';
import { readMorning } from './morning';

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
  await env.SHOP.batch([1, 2].flatMap((id) => written(id, NOON - id * MINUTE_MS)));
  expect(await seen()).toEqual([0, 0, 0, 0, 0]);
  await postpone(env, 'webhook_event', { id: 1 }, 'status 500', NOON + 2 * MINUTE_MS);
  await postpone(env, 'outbox', { id: 2 }, 'status 503', NOON + MINUTE_MS);
  expect(await seen()).toEqual([2, 2, 2, 0, 0]);
  const { stuck } = await embeddedDeskHealth(telling, 'viu', NOON).health();
  expect(stuck.messages.map(({ channel, order, attempts, reason }) => [channel, order, attempts, reason])).toEqual([
    ['mail', '000000002', 1, 'status 503'],
    ['webhook', '000000001', 1, 'status 500'],
  ]);
  await finish(env, 'webhook_event', { id: 1 }, 'status 500', NOON);
  await finish(env, 'outbox', { id: 2 }, null, NOON);
  expect(await seen()).toEqual([0, 0, 0, 1, 1]);
  // Of a store view without a webhook nobody is told; its letters go out.
  await env.SHOP.batch(written(3, NOON - 16 * MINUTE_MS, 'mavi'));
  expect(await seen()).toEqual([1, 1, 1, 1, 1]);
});

test('what a run took and never settled is stuck, however often it is taken, and what was sent again just now is not', async () => {
  const old = NOON - 16 * MINUTE_MS;
  await env.SHOP.batch([1, 2].flatMap((id) => written(id, old)));
  for (const table of ['outbox', 'webhook_event'] as const) {
    expect(await claim(env, table, { id: 1, nextAttemptAt: old }, NOON)).toBe(true);
    await env.SHOP.prepare(`UPDATE ${table} SET resent_at = ?, next_attempt_at = ? WHERE id = 2`)
      .bind(NOON, NOON)
      .run();
  }
  const { stuck } = await embeddedDeskHealth(telling, 'viu', NOON).health();
  expect(stuck).toMatchObject({
    count: 2,
    messages: [
      { channel: 'mail', id: 1 },
      { channel: 'webhook', id: 1 },
    ],
  });
});

test('a first letter that is meant for later waits from then on, and one that was tried in vain waits already', async () => {
  const waits = async (at: number) => {
    const { waiting, oldestWaiting } = await embeddedDeskHealth(telling, 'viu', at).health();
    return [waiting, oldestWaiting];
  };
  await env.SHOP.prepare(
    `INSERT INTO outbox (id, type, subject, store, created_at, next_attempt_at) VALUES (1, 'order-placed', '000000001', 'viu', ?1, ?2)`,
  )
    .bind(NOON, NOON + 10 * MINUTE_MS)
    .run();
  expect(await waits(NOON + 10 * MINUTE_MS - 1)).toEqual([0, null]);
  expect(await waits(NOON + 10 * MINUTE_MS)).toEqual([1, NOON]);
  await postpone(env, 'outbox', { id: 1 }, 'status 503', NOON + 20 * MINUTE_MS);
  expect(await waits(NOON + 11 * MINUTE_MS)).toEqual([1, NOON]);
});

test('what a morning counts of requests about data are those of the list its line leads to, the late ones by themselves', async () => {
  await env.SHOP.batch(
    [
      ['open', -1],
      ['open', 5],
      ['granted', -2],
      ['granted', 7],
      ['granted', 8],
      ['done', -3],
      ['unconfirmed', -4],
    ].map(([status, minutes], at) =>
      env.SHOP.prepare(
        `INSERT INTO privacy_request (store, "right", name, email, email_key, detail, status, key_hash, created_at, due_at)
         VALUES ('viu', 'access', '', '', '', '', ?1, ?2, 1, ?3)`,
      ).bind(status, `m-${at}`, NOON + Number(minutes) * MINUTE_MS),
    ),
  );
  const desk = embeddedDeskPrivacy(env, { operator: PROGRAM, store: 'viu', at: NOON });
  const { counts } = await readMorning(env, 'viu', NOON);
  const listed = async (line: 'privacyLate' | 'privacy' | 'privacyGranted') => {
    const asked = privacy.morning[line].query[DESK_PRIVACY.group];
    const group = REQUEST_GROUPS.find((one) => one === asked);
    return group && (await desk.list(group, null)).requests.length;
  };
  expect([counts.privacyLate, counts.privacy, counts.privacyGranted]).toEqual([2, 2, 3]);
  expect([await listed('privacyLate'), await listed('privacy'), await listed('privacyGranted')]).toEqual([2, 2, 3]);
});
