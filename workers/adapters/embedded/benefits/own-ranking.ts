import { levelOf, monthsAway, type Ranking, type RankingRules } from '../../../../src/domain/customer/ranking';
import { toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';

/** What of each order of the window was paid and stays paid: ?1 store view, ?2 customer, ?3 its first moment. */
const BOUGHT = `SELECT created_at AS at, number, max(0, min(charged, received - reversed - refunded + iif(status = 'pending', 0, wallet))) AS paid FROM orders
  WHERE customer_id = ?2 AND created_at > ?3 AND store = ?1`;

/** Where one of our own customers stands in a store view by what they bought and paid. `now` in epoch ms. */
export async function ownRanking(
  { SHOP }: Pick<Env, 'SHOP'>,
  store: string,
  { months, levels }: RankingRules,
  customerId: string,
  now: number,
): Promise<Ranking> {
  const window = [store, customerId, monthsAway(now, -months)] as const;
  const found = await withRetry(() =>
    SHOP.prepare(`SELECT coalesce(sum(paid), 0) AS bought FROM (${BOUGHT})`)
      .bind(...window)
      .first<{ bought: number }>(),
  );
  const bought = toCentavos(found?.bought ?? 0);
  const level = levelOf(levels, bought);
  const above = levels.find(({ from }) => from > bought) ?? null;
  // The level rests on the newest orders that come to it; it is lost when the oldest of these leaves the window.
  const rests =
    level.from === 0
      ? null
      : await withRetry(() =>
          SHOP.prepare(
            `SELECT max(at) AS at FROM (SELECT at, sum(paid) OVER (ORDER BY at DESC, number DESC) AS so_far FROM (${BOUGHT})) WHERE so_far >= ?4`,
          )
            .bind(...window, level.from)
            .first<{ at: number | null }>(),
        );
  return {
    level,
    bought,
    next: above && { level: above, missing: toCentavos(above.from - bought) },
    until: rests?.at == null ? null : monthsAway(rests.at, months),
    levels,
  };
}
