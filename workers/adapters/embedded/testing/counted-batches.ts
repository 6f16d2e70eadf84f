interface Cost {
  waits: number;
  rows: number;
}

/** A database, or a session of one, that adds what its batches cost. */
const counted = <Reads extends D1Database | D1DatabaseSession>(database: Reads, cost: Cost): Reads =>
  new Proxy(database, {
    get: (db, name) => {
      if (name === 'withSession') return (from: string) => counted((db as D1Database).withSession(from), cost);
      if (name !== 'batch') return (db[name as keyof Reads] as () => unknown).bind(db);
      return async (statements: D1PreparedStatement[]) => {
        cost.waits += 1;
        const results = await db.batch(statements);
        cost.rows += results.reduce((sum, { meta }) => sum + meta.rows_read, 0);
        return results;
      };
    },
  });

/** The database of the shop with its batches counted, and the rows that they read. */
export function countedBatches(database: D1Database): { SHOP: D1Database; cost: Cost } {
  const cost = { waits: 0, rows: 0 };
  return { SHOP: counted(database, cost), cost };
}

/** The same of the database of the catalogue. */
export function countedReads(database: D1Database): { CATALOGUE: D1Database; cost: Cost } {
  const cost = { waits: 0, rows: 0 };
  return { CATALOGUE: counted(database, cost), cost };
}
