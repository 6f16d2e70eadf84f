import type { CategoryNode } from './product';
import { flatCategories, ROOT_CATEGORY_ID } from './tree';

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
