import { requestContext } from '../../../commerce/request-context';
import type { CategoryNode } from '../../../domain/catalogue/product';
import { categoryPath } from '../../../domain/url';
import { Cached } from '../../../ui/cached';
import { Static } from '../../../ui/static';
import { href } from '../links';
import { texts } from '../texts';
import { DepartmentsLink } from './departments-link';
import { DEPARTMENTS_PATH, OFFERS_PATH } from './departments-path';

/** What does not fit beside the others is reached through all departments. */
const MOST_IN_A_ROW = 10;

interface RowProps {
  categories: CategoryNode[];
  current: string | null;
  hasOffers: boolean;
}

/**
 * All departments first and the offers last stay in view; between them stand as many departments as fit, each of them
 * whole.
 */
function Row({ categories, current, hasOffers }: RowProps) {
  const t = texts();
  const here = (path: string) => (path === current ? ('page' as const) : undefined);
  return (
    <>
      <DepartmentsLink className="nav-all" label={t('All categories')} isHere={current === DEPARTMENTS_PATH} />
      <ul className="nav-list">
        {categories.slice(0, MOST_IN_A_ROW).map((category) => (
          <li key={category.id}>
            <a href={href(categoryPath(category.slug))} aria-current={here(categoryPath(category.slug))}>
              {category.name}
            </a>
          </li>
        ))}
      </ul>
      {hasOffers && (
        <a className="nav-offers" href={href(OFFERS_PATH)} aria-current={here(OFFERS_PATH)}>
          {t('Offers')}
        </a>
      )}
    </>
  );
}

/** First level of the catalogue between the way to all of it and the offers, where there are any. */
export function CategoryNav({ categories, hasOffers }: { categories: CategoryNode[]; hasOffers: boolean }) {
  const { path, store } = requestContext();
  const known = [DEPARTMENTS_PATH, OFFERS_PATH, ...categories.map(({ slug }) => categoryPath(slug))];
  const current = known.includes(path) ? path : null;
  return (
    <Static as="nav" className="nav wrap" aria-label={texts()('Categories')}>
      <Cached of={categories} as={`nav ${store.storeCode} ${current} ${hasOffers}`}>
        {() => <Row categories={categories} current={current} hasOffers={hasOffers} />}
      </Cached>
    </Static>
  );
}
