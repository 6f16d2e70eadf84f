import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { type Branch, placeOf } from '../kit/category.ts';
import { pathOf, pictureOf } from '../kit/gallery.ts';
import type { Article, Edition } from './article.ts';
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
import { familyByPicture, withRelated } from './companions.ts';
import { categoryOf, composites } from './composites.ts';
import { isSoldOnce } from './families.ts';
import type { House } from './houses.ts';
import { ordered } from './order.ts';
import { productOf } from './product.ts';
import { withServices } from './services.ts';

/** Everything the houses sell, and for what they sell no more the number of its editions. */
const PLACES: (Article | number)[] = [
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

export const ARTICLES: Article[] = PLACES.filter((place) => typeof place !== 'number');
const editionsOf = (place: Article | number): number => (typeof place === 'number' ? place : place.editions.length);

/** How often the editions of an article are turned at most, to show other sides or colours. */
const MOST_TURNS = 3;

/** By how many turns the editions of an article show the fewest pictures that are shown already. */
function turnOf(house: House, article: Article, shown: ReadonlySet<unknown>): number {
  const clashes = (turn: number): number =>
    article.editions.filter(
      (edition, position) =>
        edition && shown.has(productOf(house, article, edition, position, 0, position + turn)?.image),
    ).length;
  let best = { turn: 0, clashes: clashes(0) };
  for (let turn = 1; turn <= MOST_TURNS && best.clashes > 0; turn += 1)
    if (clashes(turn) < best.clashes) best = { turn, clashes: clashes(turn) };
  return best.turn;
}

const allOf = (branches: readonly Branch[]): Branch[] =>
  branches.flatMap((branch) => [branch, ...allOf(branch.children ?? [])]);

/** What the small catalogue keeps in a department stands in its family's category, below that department or another. */
function placedBelow(house: House, product: ProductDocument): ProductDocument {
  const family = familyByPicture(ARTICLES)(pictureOf(product.image));
  const below = family && categoryOf(house, family);
  const own = allOf(house.branches).find(({ id }) => id === product.category_ids[0]);
  if (below === undefined || !own?.children) return product;
  const { name, slug, urlPath } = placeOf(house.branches, below);
  const entry = { category_id: below, name, slug, path: urlPath, position: product.id };
  return { ...product, category_ids: [below], category: [entry] };
}

/** Everything a house sells: what it had, what grew from the articles, what is sold together; related and in order. */
export function grow(house: House, known: ProductDocument[], serviceCategory: number): ProductDocument[] {
  const present = known.map((product) => placedBelow(house, product));
  let id = house.firstId;
  // First models first, then second ones: where ids decide an order, models of one thing do not stand side by side.
  const rounds = Math.max(...PLACES.map(editionsOf));
  const shown = new Set(present.map(({ image }) => image));
  // What stands in the catalogue already is not sold a second time under another name; of some things its other models
  // are, and what is else made to the shopper's wish.
  const bought = present.filter((one) => one.status === 1 && one.visibility === 4);
  const seen = new Set(
    bought
      .filter((one) => one.type_id === 'simple' || one.type_id === 'configurable')
      .flatMap((one) => one.media_gallery.map(({ image }) => image)),
  );
  const onSale = new Set(bought.filter((one) => one.custom_options.length === 0).map(({ image }) => image));
  const isSold = ({ picture, colours = {}, family, editions }: Article, edition: Edition): boolean => {
    const own = edition.picture ? [edition.picture] : [picture, ...Object.values(colours)];
    return isSoldOnce(family)
      ? own.some((name) => seen.has(pathOf(name)))
      : edition === editions.find(Boolean) && own.some((name) => onSale.has(pathOf(name)));
  };

  const turns = new Map(ARTICLES.map((article) => [article, turnOf(house, article, shown)]));
  const single = Array.from({ length: rounds }, (_, position) => position).flatMap((position) =>
    PLACES.flatMap((place) => {
      if (position >= editionsOf(place)) return [];
      id += 1;
      if (typeof place === 'number') return [];
      const edition = place.editions[position];
      if (!edition || isSold(place, edition)) return [];
      return productOf(house, place, edition, position, id, position + (turns.get(place) ?? 0)) ?? [];
    }),
  );
  const taken = new Set(present.map(({ sku }) => sku));
  const more = composites(house, [...present, ...single], id, serviceCategory).filter(({ sku }) => !taken.has(sku));
  const all = withServices([...present, ...single, ...more], familyByPicture(ARTICLES));
  return ordered(withRelated(all, ARTICLES), house.branches);
}
