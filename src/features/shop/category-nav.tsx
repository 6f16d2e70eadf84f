import { requestContext } from '../../commerce/request-context';
import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Cached } from '../../ui/cached';
import { Static } from '../../ui/static';
import { MENU_ID } from './category-menu';
import { href } from './links';
import { texts } from './texts';

const MOST_IN_A_ROW = 9;
/** Letters of names that fit beside each other on a desktop. */
const FITTING_LETTERS = 90;

const fits = (categories: readonly CategoryNode[]): boolean =>
  categories.length <= MOST_IN_A_ROW && categories.reduce((letters, { name }) => letters + name.length, 0) <= FITTING_LETTERS;

interface RowProps {
  categories: CategoryNode[];
  current: string | null;
  hasOffers: boolean;
}

/** What does not fit is led to by the menu of all categories; that and the offers stay in view however long the row is. */
function Row({ categories, current, hasOffers }: RowProps) {
  const t = texts();
  const isWhole = fits(categories);
  return (
    <ul className="nav-list">
      {categories.slice(0, MOST_IN_A_ROW).map((category) => (
        <li key={category.id}>
          <a href={href(categoryPath(category.slug))} aria-current={categoryPath(category.slug) === current ? 'page' : undefined}>
            {category.name}
          </a>
        </li>
      ))}
      {(hasOffers || !isWhole) && (
        <li className="nav-end">
          {!isWhole && (
            <button type="button" className="nav-all" popoverTarget={MENU_ID}>
              {t('All categories')}
            </button>
          )}
          {hasOffers && (
            <a className="nav-offers" href={`${href('/')}#ofertas`}>
              {t('Offers')}
            </a>
          )}
        </li>
      )}
    </ul>
  );
}

/** First level of the catalogue, offers last, in the buying colour, where there are any. */
export function CategoryNav({ categories, hasOffers }: { categories: CategoryNode[]; hasOffers: boolean }) {
  const { path, store } = requestContext();
  const current = categories.some((category) => categoryPath(category.slug) === path) ? path : null;
  return (
    <Static as="nav" className="nav wrap" aria-label={texts()('Categories')}>
      <Cached of={categories} as={`nav ${store.storeCode} ${current} ${hasOffers}`}>
        {() => <Row categories={categories} current={current} hasOffers={hasOffers} />}
      </Cached>
    </Static>
  );
}
