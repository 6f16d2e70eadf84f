import { type CatalogueView, rowsOf } from '../catalogue-view';
import { cardCache } from './card-cache';
import { ON_FRONT } from './front-sql';

/** Names of brands of which something can be bought now, those with most products in the catalogue first. */
export async function brandNames(view: CatalogueView, size: number): Promise<string[]> {
  const { db, version } = view;
  const statement = db
    .prepare(
      `SELECT name FROM brand WHERE version = ?
       AND EXISTS (SELECT 1 FROM product WHERE product.version = brand.version AND product.brand = brand.name AND ${ON_FRONT})
       ORDER BY products DESC, name LIMIT ?`,
    )
    .bind(version, size);
  return cardCache(view).front(`brands ${size}`, async () =>
    (await rowsOf<{ name: string }>(view, statement)).map((row) => row.name),
  );
}
