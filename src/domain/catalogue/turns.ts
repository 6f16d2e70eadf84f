import type { CategoryNode } from './product';
import { flatCategories } from './tree';

/** The place of what is in no department: behind all of them. */
export const NO_DEPARTMENT = 999_999;

/** The place of each category's department in the menu, by the category's id. */
export const departmentPlaces = (tree: readonly CategoryNode[]): Map<number, number> =>
  new Map(tree.flatMap((department, place) => flatCategories([department]).map(({ id }) => [id, place] as const)));

interface Takes<T> {
  worth(item: T): number;
  categoryIds(item: T): readonly number[];
}

/** Departments take turns, in the order of the menu, each with what is worth most of it. */
export function takeTurns<T>(items: readonly T[], tree: readonly CategoryNode[], of: Takes<T>): T[] {
  const places = departmentPlaces(tree);
  const placeOf = (item: T) =>
    Math.min(NO_DEPARTMENT, ...of.categoryIds(item).map((id) => places.get(id) ?? NO_DEPARTMENT));
  const departments = Map.groupBy(
    items.toSorted((a, b) => of.worth(b) - of.worth(a)),
    placeOf,
  );
  return [...departments]
    .flatMap(([place, own]) => own.map((item, turn) => ({ item, turn, place })))
    .sort((a, b) => a.turn - b.turn || a.place - b.place)
    .map(({ item }) => item);
}
