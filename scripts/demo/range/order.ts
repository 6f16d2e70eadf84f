import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import type { Branch } from '../kit/category.ts';
import { pictureOf } from '../kit/gallery.ts';
import { wholeOf } from '../pictures/views.ts';

/** Ids of the categories above each one, itself included. */
function linesOf(branches: Branch[], above: number[] = []): Map<number, number[]> {
  return new Map(
    branches.flatMap((branch) => {
      const line = [...above, branch.id];
      return [[branch.id, line] as const, ...linesOf(branch.children ?? [], line)];
    }),
  );
}

/** The most that the place of a category in the menu of its department puts its products off, in the measure of `worth`. */
const LATEST = 40;

/**
 * How late each category comes in the menu of its department, from 0 on: a department begins with what stands first in
 * it, shoes before sunglasses.
 */
function latenessOf(branches: Branch[]): Map<number, number> {
  const leavesOf = ({ id, children = [] }: Branch): number[] => [id, ...children.flatMap(leavesOf)];
  return new Map(
    branches.flatMap((department) =>
      leavesOf(department).map((id, at, all): [number, number] => [id, (at / all.length) * LATEST]),
    ),
  );
}

/** How many of the products before it, in each list, should show another picture. */
const APART = 3;

/** Products of one category with one picture, whatever its side: each can stand in the place of another. */
interface Alike {
  image: string;
  /** How its name begins: what it is, whatever its colour. */
  thing: string;
  category: number;
  line: number[];
  products: ProductDocument[];
}

function alike(products: readonly ProductDocument[], lines: ReadonlyMap<number, number[]>): Alike[] {
  const groups = new Map<string, Alike>();
  for (const product of products) {
    const category = product.category_ids[0] ?? 0;
    const image = wholeOf(pictureOf(product.image));
    const key = `${category} ${image}`;
    const thing = product.name.split(' ').slice(0, 2).join(' ');
    const group = groups.get(key) ?? { image, thing, category, line: lines.get(category) ?? [], products: [] };
    group.products.push(product);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Gives every product its place so that in no category, nor in those above it, neighbours show the same picture.
 * A list shows what stands in the category itself before what stands below, so what stands high is placed first.
 */
export function ordered(products: readonly ProductDocument[], branches: Branch[]): ProductDocument[] {
  const lines = linesOf(branches);
  const lateness = latenessOf(branches);
  const size = new Map<number, number>();
  for (const { category_ids } of products) size.set(category_ids[0] ?? 0, (size.get(category_ids[0] ?? 0) ?? 0) + 1);
  const placed = new Map<number, number>();
  /** The last pictures of every list, the latest last. */
  const shown = new Map<number, string[]>();
  const lastThing = new Map<number, string>();
  /** Of every category the picture that has most to go. */
  const largest = new Map<number, Alike>();
  const result: ProductDocument[] = [];

  const nearness = ({ line, image }: Alike): number =>
    Math.max(0, ...line.map((id) => (shown.get(id)?.lastIndexOf(image) ?? -1) + 1));
  /**
   * Whether another picture of its category has to come first, because it makes up more than half of what is left
   * there.
   */
  const mustWait = (group: Alike, left: number): boolean => {
    const most = largest.get(group.category);
    return most !== undefined && most !== group && most.products.length * 2 > left;
  };
  /**
   * The lower, the sooner: never beside its like, then as the category can still be spread, then categories in step, as
   * the menu names them.
   */
  const worth = (group: Alike): number => {
    const gone = placed.get(group.category) ?? 0;
    const all = size.get(group.category) ?? 1;
    const near = nearness(group);
    const isSameThing = group.line.some((id) => lastThing.get(id) === group.thing);
    return (
      (near === APART ? 1_000 : near * 20) +
      (isSameThing ? 150 : 0) +
      (mustWait(group, all - gone) ? 300 : 0) +
      (gone / all) * 100 +
      (lateness.get(group.category) ?? 0) -
      group.products.length
    );
  };

  const place = (groups: Alike[]): void => {
    let waiting = groups;
    while (waiting.length > 0) {
      largest.clear();
      for (const group of waiting) {
        if (group.products.length > (largest.get(group.category)?.products.length ?? 0))
          largest.set(group.category, group);
      }
      const best = waiting.reduce((least, group) => (worth(group) < worth(least) ? group : least));
      const product = best.products.shift();
      if (!product) throw new Error('an empty group of products was kept');
      placed.set(best.category, (placed.get(best.category) ?? 0) + 1);
      for (const id of best.line)
        shown.set(id, [...(shown.get(id) ?? Array.from({ length: APART }, () => '')), best.image].slice(-APART));
      for (const id of best.line) lastThing.set(id, best.thing);
      const position = result.length + 1;
      result.push({ ...product, category: product.category.map((one) => ({ ...one, position })) });
      if (best.products.length === 0) waiting = waiting.filter((group) => group !== best);
    }
  };
  const parents = new Set([...lines.values()].flatMap((line) => line.slice(0, -1)));
  const isHigh = ({ category }: Alike): boolean => parents.has(category);
  const groups = alike(products, lines);
  place(groups.filter(isHigh));
  place(groups.filter((group) => !isHigh(group)));
  return result;
}
