import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CheaperEvent, MoneyGoes } from '../../../../src/commerce/desk/orders';
import { step } from '../../../../src/domain/order/step';
import { ORDER_PAYEE } from '../../../../src/domain/payment/payee';
import { needsSecondName } from '../../../../src/domain/two-names';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { twoNamesAbove } from '../../../settings/two-names';
import { goesOf } from '../card-payments/goes';
import { cardRefundsOfAll } from '../card-payments/refunds';
import { shopDatabase } from '../database';
import { CARD_DIGITS, stateOf } from '../orders/row';
import { orders } from '../schema/shop';

/**
 * Where the money of orders of a store view goes once this happens to each, by their numbers; those of which it cannot
 * happen as they stand are left out.
 */
export async function moneyGoes(
  env: Env,
  store: string,
  numbers: readonly string[],
  event: CheaperEvent,
): Promise<ReadonlyMap<string, MoneyGoes>> {
  const [rows, refundsOf] = await Promise.all([
    withRetry(() =>
      shopDatabase(env)
        .select({ row: orders, cardDigits: sql<string | null>`${sql.raw(CARD_DIGITS)}` })
        .from(orders)
        .where(and(eq(orders.store, store), inArray(orders.number, [...numbers]))),
    ),
    cardRefundsOfAll(env, ORDER_PAYEE, numbers),
  ]);
  const most = twoNamesAbove(env, store);
  return new Map(
    rows.flatMap(({ row, cardDigits }): [string, MoneyGoes][] => {
      const before = stateOf(row);
      const made = step(before, event);
      if (!made.ok) return [];
      const refunds = refundsOf(row.number);
      const { refunded, charged } = before.money;
      const left = { refunded, charged, grandTotal: row.grandTotal, underWay: refunds.underWay };
      const isAskedFirst = event.type === 'adjusted' && needsSecondName(most, event.type, event.amount, left);
      return [[row.number, { ...goesOf({ row, refunds, most, cardDigits }, made.value.state), isAskedFirst }]];
    }),
  );
}
