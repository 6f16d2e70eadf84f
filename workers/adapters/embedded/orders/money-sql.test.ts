import { expect, test } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { type OrderMoney, stillDue, toRefund, toRelease } from '../../../../src/domain/order/money';
import { drawsOf } from '../../../../tests/simulation/seed';
import { env } from '../testing/catalogue';
import { STILL_DUE, TO_REFUND, TO_RELEASE } from './row';

const ROWS = 4000;
const MOST = 30;

/**
 * Money that a history may lead to; small amounts, so that nothing, exactly enough and one centavo beside it come
 * often.
 */
function anyMoney(seed: number): OrderMoney {
  const { within } = drawsOf(seed);
  const upTo = (most: number) => toCentavos(within(0, most));
  const charged = upTo(MOST);
  const authorised = upTo(MOST);
  const captured = upTo(authorised);
  const received = toCentavos(captured + within(0, MOST));
  const reversed = upTo(received);
  return {
    charged,
    wallet: upTo(charged),
    authorised,
    captured,
    released: upTo(authorised - captured),
    received,
    reversed,
    refunded: upTo(received - reversed),
    disputed: upTo(MOST),
  };
}

test('what queries say of the money of an order is what its rules say', async () => {
  const all = Array.from({ length: ROWS }, (_, seed) => anyMoney(seed + 1));
  const columns = Object.keys(all[0] ?? {}) as (keyof OrderMoney)[];
  const read = columns.map((name) => `value ->> '${name}' AS ${name}`).join(', ');
  const { results } = await env.SHOP.prepare(
    `SELECT ${STILL_DUE} AS stillDue, ${TO_REFUND} AS toRefund, ${TO_RELEASE} AS toRelease FROM (SELECT key, ${read} FROM json_each(?)) AS orders ORDER BY orders.key`,
  )
    .bind(JSON.stringify(all))
    .all<{ stillDue: number; toRefund: number; toRelease: number }>();
  expect(results).toEqual(
    all.map((money) => ({ stillDue: stillDue(money), toRefund: toRefund(money), toRelease: toRelease(money) })),
  );
  for (const name of ['stillDue', 'toRefund', 'toRelease'] as const) {
    const some = results.filter((row) => row[name] > 0).length;
    expect(some).toBeGreaterThan(ROWS / 10);
    expect(some).toBeLessThan((ROWS * 9) / 10);
  }
});
