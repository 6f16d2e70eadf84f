import type { Session } from '../session';
import { ON_FRONT } from './front-sql';

/** Names of brands of which something can be bought now, those with most products in the catalogue first. */
export async function brandNames({ db, version }: Session, size: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT name FROM brand WHERE version = ?
       AND EXISTS (SELECT 1 FROM product WHERE product.version = brand.version AND product.brand = brand.name AND ${ON_FRONT})
       ORDER BY products DESC, name LIMIT ?`,
    )
    .bind(version, size)
    .all<{ name: string }>();
  return results.map((row) => row.name);
}
