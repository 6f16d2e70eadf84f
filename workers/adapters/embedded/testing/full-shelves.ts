/** Puts 300 more products onto the shelves of a store view and of a branch of it, with plenty of each. */
export async function fullShelves(database: D1Database, branch: string): Promise<void> {
  const many = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)';
  await database.batch([
    database.prepare(
      `INSERT OR REPLACE INTO stock (store, sku, product_id, qty, is_in_stock, manage_stock) ${many} SELECT 'viu', 'MAS-' || i, i + 10000, 10, 1, 1 FROM n`,
    ),
    database
      .prepare(
        `INSERT OR REPLACE INTO branch_stock (store, branch, sku, qty) ${many} SELECT 'viu', ?1, 'MAS-' || i, 10 FROM n`,
      )
      .bind(branch),
  ]);
}
