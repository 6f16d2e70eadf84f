import type { CategoryNode } from '../catalogue/product';
import { flatCategories } from '../catalogue/tree';
import { inflections } from './inflections';
import { tokens } from './text';

const known = new WeakMap<readonly CategoryNode[], ReadonlySet<string>>();

/** What names of categories begin with, also behind an "y": Burós y cómodas are things, blanca of Línea blanca is none. */
export function thingsOf(tree: CategoryNode[]): ReadonlySet<string> {
  const held = known.get(tree);
  if (held) return held;
  const named = flatCategories(tree).flatMap(({ name }) => name.split(/\s(?:y|e|und|ed)\s|,/i));
  const made = new Set(named.flatMap((part) => tokens(part).slice(0, 1)).flatMap((one) => [one, ...inflections(one)]));
  known.set(tree, made);
  return made;
}
