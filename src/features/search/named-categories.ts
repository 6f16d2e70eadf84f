import type { CategoryNode } from '../../domain/catalogue/product';
import { flatCategories } from '../../domain/catalogue/tree';
import { foldText } from '../../domain/search/text';

const SHORTEST_CHARS = 3;
const MOST_NAMED = 6;

/** Categories whose name has the searched text in it, whatever its accents and case: "sofa" leads to Sofás. */
export function namedCategories(categories: CategoryNode[], text: string): CategoryNode[] {
  const asked = foldText(text);
  if (asked.length < SHORTEST_CHARS) return [];
  return flatCategories(categories)
    .filter((category) => foldText(category.name).includes(asked))
    .slice(0, MOST_NAMED);
}
