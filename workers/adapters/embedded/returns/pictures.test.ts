import { expect, test } from 'vitest';
import { env, NOON } from '../testing/catalogue';
import { addPicture } from './pictures';
import type { KeptReturn } from './read';

/** The shop's database, whose first write goes through without an answer. */
function answerLost(): D1Database {
  let isLost = false;
  return new Proxy(env.SHOP, {
    get(db, name) {
      if (name !== 'batch') return (db[name as keyof D1Database] as () => unknown).bind(db);
      return async (statements: D1PreparedStatement[]) => {
        const results = await db.batch(statements);
        if (isLost) return results;
        isLost = true;
        throw new Error('D1_ERROR: Network connection lost.');
      };
    },
  });
}

const JPEG = new Uint8Array([
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1],
  ...[0xff, 0xda, 0, 4, 1, 1, 0x12, 0x34, 0xff, 0xd9],
]);

test('a picture whose row was written without an answer is kept with its bytes', async () => {
  const kept = { row: { number: '000000777', status: 'requested' } } as KeptReturn;
  expect(await addPicture({ ...env, SHOP: answerLost() }, kept, JPEG, NOON)).toEqual({ ok: true, value: null });
  const { results } = await env.SHOP.prepare('SELECT id FROM order_return_picture WHERE return_number = ?')
    .bind(kept.row.number)
    .all<{ id: string }>();
  expect(results).toHaveLength(1);
  expect(await env.PICTURES.head(`returns/${results[0]?.id}`)).not.toBeNull();
});
