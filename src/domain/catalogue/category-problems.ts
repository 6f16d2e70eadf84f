import type { CategoryDocument } from './document';
import { ROOT_CATEGORY_ID } from './tree';

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
