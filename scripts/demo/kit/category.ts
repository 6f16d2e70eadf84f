import type { CategoryDocument, ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { pathOf } from './gallery.ts';

export const ROOT_ID = 2;

/** A branch of the menu as an author writes it. */
export interface Branch {
  id: number;
  name: string;
  key: string;
  description?: string;
  /** Picture name without ending. */
  picture?: string;
  /** Wide picture at the head of its page. */
  banner?: string;
  /** Picture that is told apart when it is small. */
  icon?: string;
  children?: Branch[];
}

/** Every category below the root, parents first, with paths and product counts filled in. */
export function categoriesOf(branches: Branch[], productsIn: (categoryId: number) => number): CategoryDocument[] {
  const count = (branch: Branch): number =>
    productsIn(branch.id) + (branch.children ?? []).reduce((total, child) => total + count(child), 0);

  const build = (
    branch: Branch,
    position: number,
    parents: { ids: number[]; path: string; urlPath: string },
  ): CategoryDocument => {
    const path = `${parents.path}/${branch.id}`;
    const urlPath = [parents.urlPath, branch.key].filter(Boolean).join('/');
    const children = (branch.children ?? []).map((child, index) =>
      build(child, index + 1, { ids: [...parents.ids, branch.id], path, urlPath }),
    );
    return {
      id: branch.id,
      parent_id: parents.ids.at(-1) ?? ROOT_ID,
      parent_ids: parents.ids,
      name: branch.name,
      slug: `${branch.key}-${branch.id}`,
      url_key: branch.key,
      url_path: urlPath,
      level: parents.ids.length + 1,
      position,
      is_active: true,
      product_count: count(branch),
      path,
      ...(branch.description ? { description: `<p>${branch.description}</p>` } : {}),
      image: branch.picture ? pathOf(branch.picture) : null,
      banner: branch.banner ? pathOf(branch.banner) : null,
      icon: branch.icon ? pathOf(branch.icon) : null,
      children_data: children,
    };
  };

  const flatten = (category: CategoryDocument): CategoryDocument[] => [
    category,
    ...category.children_data.flatMap(flatten),
  ];
  return branches
    .map((branch, index) => build(branch, index + 1, { ids: [ROOT_ID], path: `1/${ROOT_ID}`, urlPath: '' }))
    .flatMap(flatten);
}

/** The categories of a menu with the numbers of the products that stand in them. */
export const categoriesWith = (branches: Branch[], products: readonly ProductDocument[]): CategoryDocument[] =>
  categoriesOf(branches, (id) => products.filter((product) => product.category_ids.includes(id)).length);

/** Finds a branch by id and the url path of it, for products that stand in it. */
export function placeOf(branches: Branch[], id: number): { name: string; slug: string; urlPath: string } {
  const search = (list: Branch[], prefix: string): { name: string; slug: string; urlPath: string } | null => {
    for (const branch of list) {
      const urlPath = [prefix, branch.key].filter(Boolean).join('/');
      if (branch.id === id) return { name: branch.name, slug: `${branch.key}-${id}`, urlPath };
      const below = search(branch.children ?? [], urlPath);
      if (below) return below;
    }
    return null;
  };
  const found = search(branches, '');
  if (!found) throw new Error(`no category ${id} in the demo`);
  return found;
}
