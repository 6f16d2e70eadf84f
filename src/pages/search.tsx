import { commerce, requestContext } from '../commerce/request-context';
import { CardRow } from '../features/catalogue/card-row';
import { CategoryPills } from '../features/catalogue/category-pills';
import { isFiltered, type ListingAddress, readListing } from '../features/catalogue/listing-query';
import { ListingView } from '../features/catalogue/listing-view';
import { namedCategories } from '../features/search/named-categories';
import { searchedText } from '../features/search/searched-text';
import { Head } from '../features/shop/head';
import { href } from '../features/shop/links';
import { texts } from '../features/shop/texts';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Static } from '../ui/static';

const PATH = '/catalogsearch/result';
const MOST_INSTEAD = 8;

/** The asked part of what was found; beyond its end, the beginning. */
async function found(text: string, { query, start, size }: ListingAddress) {
  const { catalogue } = commerce();
  const listing = await catalogue.search(text, query, start, size);
  return start > 0 && listing.items.length === 0 ? catalogue.search(text, query, 0, size) : listing;
}

/** What stands where there is nothing to list: categories by name, and offers. */
async function Instead({ title, hint }: { title: string; hint: string }) {
  const t = texts();
  const { catalogue } = commerce();
  const [categories, offers] = await Promise.all([catalogue.categories(), catalogue.highlights('offers', MOST_INSTEAD)]);
  return (
    <>
      <Head title={title} canonical={null} />
      <Static as="div" className="wrap">
        <EmptyState title={title} action={<CategoryPills categories={categories} />}>
          <p>{hint}</p>
        </EmptyState>
        <CardRow id="ofertas" title={t('Offers of the week')} cards={offers} />
      </Static>
    </>
  );
}

export async function SearchPage() {
  const t = texts();
  const text = searchedText(requestContext().query);
  if (!text) return <Instead title={t('What are you looking for?')} hint={t('Write a product, a brand or a code in the search box.')} />;
  const address = readListing(requestContext().query, await commerce().catalogue.filterCodes());
  const [listing, categories] = await Promise.all([found(text, address), commerce().catalogue.categories()]);
  if (listing.total === 0 && !isFiltered(address))
    return <Instead title={t('We found nothing for “{text}”', { text })} hint={t('Check how it is written or try a more general word.')} />;
  const again = href(PATH, { q: text });
  return (
    <>
      <Head title={t('Search results for “{text}”', { text })} canonical={null} />
      <Static as="div" className="wrap">
        <Breadcrumbs
          label={t('You are here')}
          crumbs={[
            { name: t('Home'), href: href('/') },
            { name: t('Search results'), href: again },
          ]}
        />
        <div className="list-head">
          <h1>“{text}”</h1>
          <p className="muted">{t('{count} products', { count: listing.total })}</p>
        </div>
        <CategoryPills categories={namedCategories(categories, text)} />
        <ListingView
          listing={listing}
          query={address.query}
          path={PATH}
          keep={{ q: text }}
          empty={
            <EmptyState heading={2} title={t('Nothing with these filters')} action={<ButtonLink href={again}>{t('Reset filters')}</ButtonLink>}>
              <p>{t('Take one away, or start again.')}</p>
            </EmptyState>
          }
        />
      </Static>
    </>
  );
}
