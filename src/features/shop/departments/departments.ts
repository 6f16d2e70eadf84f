import type { CategoryNode } from '../../../domain/catalogue/product';
import { categoryPath } from '../../../domain/url';
import { href } from '../links';
import { texts } from '../texts';
import type { Department } from './department-list';

const addressOf = ({ slug }: CategoryNode): string => href(categoryPath(slug));

const kindOf = (category: CategoryNode): Department => ({
  name: category.name,
  href: addressOf(category),
  children: category.children.map(kindOf),
});

/** The categories of the catalogue as its departments are listed: what is in one begins with the way to all of it. */
export const departmentsOf = (categories: CategoryNode[]): Department[] =>
  categories.map((category) => {
    const { name, href, children } = kindOf(category);
    const all = { name: texts()('See all of {name}', { name }), href, children: [] };
    return { name, href, children: children.length > 0 ? [all, ...children] : [] };
  });
