import type { CatalogueVersion } from '../served/version';

/**
 * The catalogue's database with a nearest replica that lags, unless it is 'in step': it speaks of `served` and has none
 * of the rows that came later. The primary is the database itself. `asked` lists who answered each batch.
 */
export function laggingReplica(
  database: D1Database,
  served: CatalogueVersion | null | 'in step',
): { database: D1Database; asked: string[] } {
  const asked: string[] = [];
  const batchOf = (constraint: string, session: D1DatabaseSession) => async (statements: D1PreparedStatement[]) => {
    asked.push(constraint);
    const results = await session.batch(statements);
    if (constraint !== 'first-unconstrained' || served === 'in step') return results;
    return results.map((result, index) => ({ ...result, results: index === 0 && served ? [served] : [] }));
  };
  const lagging = new Proxy(database, {
    get(target, key) {
      if (key === 'withSession')
        return (constraint: string) => ({ batch: batchOf(constraint, target.withSession(constraint)) });
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { database: lagging, asked };
}
