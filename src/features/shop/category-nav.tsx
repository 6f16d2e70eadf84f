import { requestContext } from '../../commerce/request-context';
import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Cached } from '../../ui/cached';
import { Static } from '../../ui/static';
import { href } from './links';
import { texts } from './texts';

const MOST_IN_A_ROW = 9;

function Row({ categories, current }: { categories: CategoryNode[]; current: string | null }) {
  const t = texts();
  return (
    <ul className="nav-list">
      {categories.map((category) => (
        <li key={category.id}>
          <a href={href(categoryPath(category.slug))} aria-current={categoryPath(category.slug) === current ? 'page' : undefined}>
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
  );
}

/** First level of the catalogue, offers last, in the buying colour. */
export function CategoryNav({ categories }: { categories: CategoryNode[] }) {
  const { path, store } = requestContext();
  const shown = categories.slice(0, MOST_IN_A_ROW);
  const current = shown.some((category) => categoryPath(category.slug) === path) ? path : null;
  return (
    <Static as="nav" className="nav wrap" aria-label={texts()('Categories')}>
      <Cached of={categories} as={`nav ${store.storeCode} ${current}`}>
        {() => <Row categories={shown} current={current} />}
      </Cached>
    </Static>
  );
}
