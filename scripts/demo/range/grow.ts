import type { ProductDocument, ProductLink } from '../../../src/domain/catalogue/document.ts';
import type { Branch } from '../kit/category.ts';
import type { Article } from './article.ts';
import { CASA_Y_TALLER } from './articles/casa-y-taller.ts';
import { COMEDORES } from './articles/comedores.ts';
import { DEPORTES } from './articles/deportes.ts';
import { ELECTRONICA } from './articles/electronica.ts';
import { HOGAR } from './articles/hogar.ts';
import { INFANTIL } from './articles/infantil.ts';
import { LINEA_BLANCA } from './articles/linea-blanca.ts';
import { MODA } from './articles/moda.ts';
import { RECAMARAS } from './articles/recamaras.ts';
import { SALAS } from './articles/salas.ts';
import { composites } from './composites.ts';
import type { House } from './houses.ts';
import { ordered } from './order.ts';
import { productOf } from './product.ts';
import { diceOf } from './seed.ts';

const ARTICLES: Article[] = [
  ...SALAS,
  ...RECAMARAS,
  ...COMEDORES,
  ...LINEA_BLANCA,
  ...ELECTRONICA,
  ...DEPORTES,
  ...MODA,
  ...HOGAR,
  ...INFANTIL,
  ...CASA_Y_TALLER,
];

const RELATED = 4;

const isRelated = ({ link_type }: ProductLink): boolean => link_type === 'related';

/** Fills the relations of every product up with others of its part of the menu, each with a picture of its own. */
export function withRelated(products: ProductDocument[], branches: Branch[]): ProductDocument[] {
  const top = new Map(branches.flatMap((branch) => idsOf(branch).map((id) => [id, branch.id] as const)));
  const partOf = (product: ProductDocument) => top.get(product.category_ids[0] ?? 0);
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return products.map((product) => {
    const own = product.product_links.filter(isRelated);
    if (own.length >= RELATED || product.type_id === 'virtual') return product;
    const related = own.map((link) => bySku.get(link.linked_product_sku));
    const seen = new Set<unknown>([product.image, ...related.map((other) => other?.image)]);
    const others = products.filter((other) => partOf(other) === partOf(product) && !seen.has(other.image) && other.type_id !== 'virtual');
    const drawn = diceOf(`related:${product.sku}`)
      .some(others, RELATED * 4)
      .filter(({ image }) => !seen.has(image) && seen.add(image))
      .slice(0, RELATED - own.length);
    const links = drawn.map(
      (other, index): ProductLink => ({
        sku: product.sku,
        link_type: 'related',
        linked_product_sku: other.sku,
        linked_product_type: other.type_id,
        position: own.length + index + 1,
      }),
    );
    return { ...product, product_links: [...product.product_links, ...links] };
  });
}

const idsOf = (branch: Branch): number[] => [branch.id, ...(branch.children ?? []).flatMap(idsOf)];

/** How often the editions of an article are turned at most, to show other sides or colours. */
const MOST_TURNS = 3;

/** By how many turns the editions of an article show the fewest pictures that are shown already. */
function turnOf(house: House, article: Article, shown: ReadonlySet<unknown>): number {
  const clashes = (turn: number): number =>
    article.editions.filter((edition, position) => shown.has(productOf(house, article, edition, position, 0, position + turn)?.image)).length;
  let best = { turn: 0, clashes: clashes(0) };
  for (let turn = 1; turn <= MOST_TURNS && best.clashes > 0; turn += 1) if (clashes(turn) < best.clashes) best = { turn, clashes: clashes(turn) };
  return best.turn;
}

/** Everything a house sells: what it had, what grew from the articles, what is sold together; related and in order. */
export function grow(house: House, present: ProductDocument[], serviceCategory: number): ProductDocument[] {
  let id = house.firstId;
  // First models first, then second ones: where ids decide an order, models of one thing do not stand side by side.
  const rounds = Math.max(...ARTICLES.map(({ editions }) => editions.length));
  const shown = new Set(present.map(({ image }) => image));
  const turns = new Map(ARTICLES.map((article) => [article, turnOf(house, article, shown)]));
  const single = Array.from({ length: rounds }, (_, position) => position).flatMap((position) =>
    ARTICLES.flatMap((article) => {
      const edition = article.editions[position];
      if (!edition) return [];
      id += 1;
      return productOf(house, article, edition, position, id, position + (turns.get(article) ?? 0)) ?? [];
    }),
  );
  const taken = new Set(present.map(({ sku }) => sku));
  const more = composites(house, single, id, serviceCategory).filter(({ sku }) => !taken.has(sku));
  return ordered(withRelated([...present, ...single, ...more], house.branches), house.branches);
}
