import { visit } from '../../commerce';
import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Static } from '../../ui/static';
import { href } from './links';
import { texts } from './texts';

const MOST_IN_A_ROW = 9;

/** First level of the catalogue, offers last, in the buying colour. */
export function CategoryNav({ categories }: { categories: CategoryNode[] }) {
  const t = texts();
  const { path } = visit();
  return (
    <Static as="nav" className="nav wrap" aria-label={t('Categories')}>
      <ul className="nav-list">
        {categories.slice(0, MOST_IN_A_ROW).map((category) => (
          <li key={category.id}>
            <a href={href(categoryPath(category.slug))} aria-current={path === categoryPath(category.slug) ? 'page' : undefined}>
              {category.name}
            </a>
          </li>
        ))}
        <li>
          <a className="nav-offers" href={`${href('/')}#ofertas`}>
            {t('Offers')}
          </a>
        </li>
      </ul>
    </Static>
  );
}
