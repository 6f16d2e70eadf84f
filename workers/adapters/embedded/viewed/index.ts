import type { ViewedPort } from '../../../../src/commerce/own/viewed';
import { type KeptItem, MOST_KEPT } from '../../../../src/domain/device-list';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';

const MOST = MOST_KEPT['recently-viewed'];
const WHOSE = 'realm = ?1 AND store = ?2 AND customer_id = ?3';

/** What the customers of a realm looked at in a store view; `now` in epoch ms. */
export const embeddedViewed = ({ SHOP }: Pick<Env, 'SHOP'>, realm: string, store: string, now: number): ViewedPort => ({
  ofCustomer({ customerId }) {
    const whose = [realm, store, customerId] as const;
    return {
      async list() {
        const { results } = await withRetry(() =>
          SHOP.prepare(
            `SELECT sku, at FROM viewed_product WHERE ${WHOSE} AND sku <> '' ORDER BY at DESC, sku LIMIT ${MOST}`,
          )
            .bind(...whose)
            .all<KeptItem>(),
        );
        return ok(results);
      },

      async note(items) {
        if (items.length === 0) return ok(null);
        const kept = `SELECT sku FROM viewed_product WHERE ${WHOSE} AND sku <> '' ORDER BY at DESC, sku LIMIT ${MOST}`;
        await withRetry(() =>
          SHOP.batch([
            SHOP.prepare(
              `INSERT INTO viewed_product (realm, store, customer_id, sku, at)
               SELECT ?1, ?2, ?3, value ->> '$.sku', min(value ->> '$.at', ?5) FROM json_each(?4)
               WHERE value ->> '$.at' > coalesce((SELECT at FROM viewed_product WHERE ${WHOSE} AND sku = ''), -1)
               ON CONFLICT (realm, store, customer_id, sku) DO UPDATE SET at = max(at, excluded.at)`,
            ).bind(...whose, JSON.stringify(items), now),
            SHOP.prepare(`DELETE FROM viewed_product WHERE ${WHOSE} AND sku <> '' AND sku NOT IN (${kept})`).bind(
              ...whose,
            ),
          ]),
        );
        return ok(null);
      },

      async clear() {
        await withRetry(() =>
          SHOP.batch([
            SHOP.prepare(`DELETE FROM viewed_product WHERE ${WHOSE}`).bind(...whose),
            SHOP.prepare(
              `INSERT INTO viewed_product (realm, store, customer_id, sku, at) VALUES (?1, ?2, ?3, '', ?4)`,
            ).bind(...whose, now),
          ]),
        );
        return ok(null);
      },
    };
  },
});
