import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Static } from '../../ui/static';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** Categories by name: the way on from a search. */
export function CategoryPills({ categories }: { categories: CategoryNode[] }) {
  const t = texts();
  if (categories.length === 0) return null;
  return (
    <Static as="nav" aria-label={t('Shop by category')}>
      <ul className="pills pills-row">
        {categories.map((category) => (
          <li key={category.id}>
            <a href={href(categoryPath(category.slug))}>{category.name}</a>
          </li>
        ))}
      </ul>
    </Static>
  );
}
