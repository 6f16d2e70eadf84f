import type { CategoryNode, Sort } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Static } from '../../ui/static';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** Categories by name: the way on from a search; with `sort`, each in that order. */
export function CategoryPills({ categories, sort }: { categories: CategoryNode[]; sort?: Sort }) {
  const t = texts();
  if (categories.length === 0) return null;
  return (
    <Static as="nav" aria-label={t('Shop by category')}>
      <ul className="pills pills-row">
        {categories.map((category) => (
          <li key={category.id}>
            <a href={href(categoryPath(category.slug), sort && { sort })}>{category.name}</a>
          </li>
        ))}
      </ul>
    </Static>
  );
}
