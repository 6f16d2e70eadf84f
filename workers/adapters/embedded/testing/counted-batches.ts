/** The database of the shop with its batches counted, and the rows that they read. */
export function countedBatches(database: D1Database): { SHOP: D1Database; cost: { waits: number; rows: number } } {
  const cost = { waits: 0, rows: 0 };
  const SHOP = new Proxy(database, {
    get: (db, name) => {
      if (name !== 'batch') return (db[name as keyof D1Database] as () => unknown).bind(db);
      return async (statements: D1PreparedStatement[]) => {
        cost.waits += 1;
        const results = await db.batch(statements);
        cost.rows += results.reduce((sum, { meta }) => sum + meta.rows_read, 0);
        return results;
      };
    },
  });
  return { SHOP, cost };
}
