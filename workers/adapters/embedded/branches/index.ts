import type { BranchesPort } from '../../../../src/commerce/branches';
import type { Branch, StockedBranch } from '../../../../src/domain/branch/branch';
import { branchSkus, lackingAt } from '../../../../src/domain/branch/stock';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';

interface Row {
  doc: string;
  stock: string;
}

const branchOf = ({ doc }: Pick<Row, 'doc'>): Branch => JSON.parse(doc) as Branch;

/** The branches of a store view, as orders left their stock. */
export const embeddedBranches = ({ SHOP }: Pick<Env, 'SHOP'>, store: string): BranchesPort => ({
  any: () => hasAnyBranch({ SHOP }, store).catch(() => false),
  async all() {
    const { results } = await SHOP.prepare('SELECT doc FROM branch WHERE store = ? ORDER BY place')
      .bind(store)
      .all<Pick<Row, 'doc'>>();
    return ok(results.map(branchOf));
  },
  async withStock(skus) {
    const { results } = await SHOP.prepare(
      `SELECT doc, (SELECT json_group_array(json_object('sku', sku, 'qty', qty)) FROM branch_stock
         WHERE branch_stock.store = branch.store AND branch_stock.branch = branch.code AND sku IN (SELECT value FROM json_each(?2))) AS stock
       FROM branch WHERE store = ?1 ORDER BY place`,
    )
      .bind(store, JSON.stringify(skus))
      .all<Row>();
    return ok(
      results.map(
        (row): StockedBranch => ({ ...branchOf(row), stock: JSON.parse(row.stock) as StockedBranch['stock'] }),
      ),
    );
  },
});

/**
 * Which skus of an order its branch does not have in the wanted number, and how many of each it has; all of them where
 * the branch is gone.
 */
export async function branchShortages(
  env: Pick<Env, 'SHOP'>,
  store: string,
  code: string,
  lines: readonly Parameters<typeof lackingAt>[0][number][],
) {
  const found = await embeddedBranches(env, store).withStock(branchSkus(lines));
  const stock = found.ok ? found.value.find((branch) => branch.code === code)?.stock : undefined;
  return lackingAt(lines, stock ?? []);
}

/** Whether a store view has branches at all. */
export const hasAnyBranch = async ({ SHOP }: Pick<Env, 'SHOP'>, store: string): Promise<boolean> =>
  (await SHOP.prepare('SELECT 1 FROM branch WHERE store = ? LIMIT 1').bind(store).first()) !== null;
