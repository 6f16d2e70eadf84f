import { commerce, requestContext } from '../../commerce/request-context';
import { CategoryTiles } from '../../features/catalogue/category-tiles';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

const NOT_FOUND = 404;

/** Page not found: says so to people and to machines, and offers the way on. */
export async function NotFound() {
  const t = texts();
  const categories = await commerce().catalogue.categories();
  requestContext().noteStatus(NOT_FOUND);
  return (
    <div className="wrap">
      <Head title={t('Page not found')} canonical={null} />
      <EmptyState
        title={t('Page not found')}
        action={<ButtonLink href={href('/')}>{t('Go to the home page')}</ButtonLink>}
      >
        <p>{t('It may have moved or been sold out. Search for it by name, or start from the home page.')}</p>
      </EmptyState>
      <CategoryTiles categories={categories} />
    </div>
  );
}
