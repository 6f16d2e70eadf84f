import { env as testEnv } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Env } from '../../../env';
import { shopBefore } from '../testing/database-of-before';

const env: Env = testEnv;

test('orders of a year are found by what they cost, what their wallet left, and their card; those that lead to nobody are not', async () => {
  const migrate = await shopBefore('0059_amount_words');
  const order = (number: string, created: string, email: string, wallet = 0) =>
    env.SHOP.prepare(
      `INSERT INTO orders (number, store, order_id, owner, status, email, grand_total, wallet, created_at, doc)
       VALUES (?1, 'viu', ?1, ?1, 'complete', ?2, 129900, ?3, (unixepoch('now', ?4)) * 1000, '{}')`,
    ).bind(number, email, wallet, created);
  const card = (number: string) =>
    env.SHOP.prepare(
      `INSERT INTO card_payment (key, payee_kind, payee_id, store, return_url, amount, currency, state, last_digits, created_at)
       VALUES (?1, 'order', ?1, 'viu', '', 1, 'MXN', 'closed', '4242', 1)`,
    ).bind(number);
  await env.SHOP.batch([
    order('000000001', '-1 day', 'ana@example.com', 29_900),
    order('000000002', '-2 years', 'ana@example.com'),
    order('000000003', '-1 day', ''),
    ...['000000001', '000000002', '000000003'].map(card),
    env.SHOP.prepare("INSERT INTO order_word (store, word, rank) VALUES ('viu', '=129900', -1)"),
  ]);
  await migrate();
  const { results } = await env.SHOP.prepare('SELECT store, word, rank FROM order_word ORDER BY word').all();
  expect(results).toEqual([
    { store: 'viu', word: ':4242', rank: -1 },
    { store: 'viu', word: '=100000', rank: -1 },
    { store: 'viu', word: '=129900', rank: -1 },
  ]);
});
