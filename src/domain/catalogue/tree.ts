import { categoryPath } from '../url';
import type { CategoryDocument } from './document';
import type { CategoryNode, Crumb } from './product';

/** The category every menu hangs from. */
const ROOT_CATEGORY_ID = 2;

/** Every category of a list once, those nested in children_data included. */
function flatten(
  categories: readonly CategoryDocument[],
  into = new Map<number, CategoryDocument>(),
): Map<number, CategoryDocument> {
  for (const category of categories) {
    if (into.has(category.id)) continue;
    into.set(category.id, category);
    flatten(category.children_data, into);
  }
  return into;
}

const byPosition = (a: CategoryDocument, b: CategoryDocument): number => a.position - b.position || a.id - b.id;

/**
 * Active categories nested, by position and then id. They are what hangs from the root; without a root, the categories
 * of the lowest level there is. What hangs from an inactive or unknown category is not in the tree.
 */
export function treeOf(categories: readonly CategoryDocument[], rootId = ROOT_CATEGORY_ID): CategoryNode[] {
  const all = flatten(categories);
  const active = [...all.values()].filter((category) => category.is_active && category.id !== rootId).sort(byPosition);
  const children = Map.groupBy(active, (category) => category.parent_id);
  const lowest = active.reduce((level, category) => Math.min(level, category.level), Number.POSITIVE_INFINITY);
  const roots = all.has(rootId) ? (children.get(rootId) ?? []) : active.filter((category) => category.level === lowest);
  const node = (category: CategoryDocument, above: readonly number[]): CategoryNode => ({
    id: category.id,
    parentId: category.parent_id,
    name: category.name,
    slug: category.slug,
    urlPath: category.url_path,
    level: category.level,
    position: category.position,
    productCount: category.product_count,
    image: category.image ?? null,
    icon: category.icon ?? null,
    children: (children.get(category.id) ?? [])
      .filter((child) => !above.includes(child.id))
      .map((child) => node(child, [...above, child.id])),
  });
  return roots.map((category) => node(category, [category.id]));
}

/** The way down to a category, itself last; empty when it is not in the tree. */
function pathTo(tree: readonly CategoryNode[], categoryId: number): CategoryNode[] {
  for (const node of tree) {
    if (node.id === categoryId) return [node];
    const below = pathTo(node.children, categoryId);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Breadcrumbs of a category: its ancestors and itself, those without a path of their own left out. */
export const crumbsOf = (tree: readonly CategoryNode[], categoryId: number): Crumb[] =>
  pathTo(tree, categoryId)
    .filter((node) => node.slug !== '' && node.urlPath !== '')
    .map((node) => ({ name: node.name, path: categoryPath(node.slug) }));

/** The deepest of a product's categories, the first of them when several are as deep; null when none is in the tree. */
export function bestCategory(tree: readonly CategoryNode[], categoryIds: readonly number[]): number | null {
  const ranked = categoryIds.map((id) => ({ id, depth: pathTo(tree, id).length })).sort((a, b) => b.depth - a.depth);
  return ranked[0] && ranked[0].depth > 0 ? ranked[0].id : null;
}

/** A tree of categories as one list, each before its children. */
export const flatCategories = (tree: readonly CategoryNode[]): CategoryNode[] =>
  tree.flatMap((node) => [node, ...flatCategories(node.children)]);

/** A category and everything below it, depth first, itself first; empty when it is not in the tree. */
export function descendantIds(tree: readonly CategoryNode[], id: number): number[] {
  const node = pathTo(tree, id).at(-1);
  return node ? flatCategories([node]).map((one) => one.id) : [];
}

const ID = /^[1-9]\d{0,8}$/;

/** The last part of a category's url_path: its url-key. */
const urlKeyOf = ({ urlPath }: CategoryNode): string =>
  urlPath
    .replace(/\.html$/, '')
    .split('/')
    .at(-1) ?? '';

/**
 * The category that an address names otherwise than by its slug: by its id, or by its url-key where no other has the
 * same. Ids below the root's are looked up nowhere.
 */
export function categoryNamed(tree: readonly CategoryNode[], name: string): CategoryNode | null {
  const all = flatCategories(tree);
  if (ID.test(name))
    return Number(name) < ROOT_CATEGORY_ID ? null : (all.find(({ id }) => id === Number(name)) ?? null);
  const [found, ...others] = name === '' ? [] : all.filter((node) => urlKeyOf(node) === name);
  return others.length === 0 ? (found ?? null) : null;
}

/** Categories that no menu can show, by id: those that hang from themselves, and those whose parent is not there. */
export interface CategoryProblems {
  cycles: number[];
  orphans: number[];
}

type Place = Pick<CategoryDocument, 'id' | 'parent_id' | 'level'>;

/** Parents a category may have that no export brings: none, and the root above all roots. */
const ABOVE_ROOTS = new Set([0, 1]);

function isCyclic(category: Place, byId: ReadonlyMap<number, Place>): boolean {
  const seen = new Set<number>();
  let parent = byId.get(category.parent_id);
  while (parent && parent.id !== category.id && !seen.has(parent.id)) {
    seen.add(parent.id);
    parent = byId.get(parent.parent_id);
  }
  return parent?.id === category.id;
}

/**
 * What is wrong with the places of a catalogue's categories. Those of the lowest level hang from a root that need not
 * be among them.
 */
export function categoryProblems(categories: readonly Place[]): CategoryProblems {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const lowest = categories.reduce((level, category) => Math.min(level, category.level), Number.POSITIVE_INFINITY);
  const isTop = ({ id, parent_id, level }: Place): boolean =>
    id === ROOT_CATEGORY_ID || ABOVE_ROOTS.has(parent_id) || (!byId.has(ROOT_CATEGORY_ID) && level === lowest);
  return {
    cycles: categories.filter((category) => isCyclic(category, byId)).map(({ id }) => id),
    orphans: categories.filter((category) => !byId.has(category.parent_id) && !isTop(category)).map(({ id }) => id),
  };
}
