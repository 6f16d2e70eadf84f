import { env as testEnv } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Env } from '../../../env';
import { shopBefore } from '../testing/database-of-before';

const env: Env = testEnv;

test('what lies ready at a branch is kept for seven days; the document of other orders is not even read', async () => {
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
    // What is no JSON would fail the migration if it were parsed.
    order('000000003', 'canceled', 'unread'),
    order('000000004', 'complete', 'unread'),
    env.SHOP.prepare(
      "INSERT INTO order_event (order_number, seq, type, source, id, at) VALUES ('000000001', 1, 'send', 'desk', 'a', 5000)",
    ),
  ]);
  await migrate();
  const { results } = await env.SHOP.prepare('SELECT number, kept_until FROM orders ORDER BY number').all();
  expect(results.map(({ kept_until }) => kept_until)).toEqual([5000 + 604_800_000, null, null, null]);
});
