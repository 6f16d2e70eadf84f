import { type Centavos, toCentavos } from '../../../../src/domain/money';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { CatalogueRequest, rowsOf } from '../catalogue-view';
import type { RowOf } from '../database';
import type { product } from '../schema/catalogue';

/** What products cost now, by sku: the special price, else the price. What is not sold is left out. */
export type Costs = (skus: readonly string[]) => Promise<Map<string, Centavos>>;

/** What products of a store view cost everybody, with tax; `now` in epoch ms. */
export const costsAt =
  (env: Env, store: StoreView, now: number): Costs =>
  async (skus) => {
    if (skus.length === 0) return new Map();
    const rows = await new CatalogueRequest(env, store, now).run((view) =>
      rowsOf<RowOf<typeof product, 'sku' | 'finalGross'>>(
        view,
        view.db
          .prepare(
            `SELECT product.sku, product.final_gross AS finalGross FROM json_each(?1) AS wanted
             CROSS JOIN product ON product.version = ?2 AND product.sku = wanted.value`,
          )
          .bind(JSON.stringify(skus), view.version),
      ),
    );
    return new Map(rows.map(({ sku, finalGross }) => [sku, toCentavos(finalGross)]));
  };
