import { env as testEnv } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Env } from '../../../env';
import { shopBefore } from '../testing/database-of-before';

const env: Env = testEnv;

test('what lies ready at a branch is kept for seven days from when that was said; what is brought, called off or long gone is not', async () => {
  const migrate = await shopBefore('0058_branch_promises');
  const order = (number: string, status: string, doc: string) =>
    env.SHOP.prepare(
      `INSERT INTO orders (number, store, order_id, owner, status, email, grand_total, created_at, doc)
       VALUES (?1, 'viu', ?1, ?1, ?2, '', 100, 1000, ?3)`,
    ).bind(number, status, doc);
  const branch = JSON.stringify({ branch: { code: 'centro' } });
  await env.SHOP.batch([
    order('000000001', 'sent', branch),
    order('000000002', 'sent', '{}'),
    order('000000003', 'canceled', branch),
    order('000000004', 'complete', branch),
    env.SHOP.prepare(
      "INSERT INTO order_event (order_number, seq, type, source, id, at) VALUES ('000000001', 1, 'send', 'desk', 'a', 5000)",
    ),
  ]);
  await migrate();
  const { results } = await env.SHOP.prepare('SELECT number, kept_until FROM orders ORDER BY number').all();
  expect(results.map(({ kept_until }) => kept_until)).toEqual([5000 + 604_800_000, null, null, null]);
});
