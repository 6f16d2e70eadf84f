import { Fragment } from 'react';
import type { TextReading } from '../commerce/catalogue';
import { commerce, requestContext } from '../commerce/request-context';
import { CardRow } from '../features/catalogue/card-row';
import { CategoryPills } from '../features/catalogue/category-pills';
import { isFiltered, type ListingAddress, readListing } from '../features/catalogue/listing-query';
import { ListingView } from '../features/catalogue/listing-view';
import { productCount } from '../features/catalogue/product-count';
import { namedCategories } from '../features/search/named-categories';
import { isLiteral, LITERAL_PARAM, searchedText, TEXT_PARAM } from '../features/search/searched-text';
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
async function found(text: string, { query, start, size }: ListingAddress, reading: TextReading) {
  const { catalogue } = commerce();
  const listing = await catalogue.search(text, query, start, size, reading);
  return start > 0 && listing.items.length === 0 ? catalogue.search(text, query, 0, size, reading) : listing;
}

/** What stands where there is nothing to list: categories by name, and offers. */
async function Instead({ title, hint, near = [] }: { title: string; hint: string; near?: string[] }) {
  const t = texts();
  const { catalogue } = commerce();
  const [categories, offers] = await Promise.all([catalogue.categories(), catalogue.highlights('offers', MOST_INSTEAD)]);
  return (
    <>
      <Head title={title} canonical={null} />
      <Static as="div" className="wrap">
        <EmptyState title={title} action={<CategoryPills categories={categories} />}>
          {near.length > 0 && (
            <p>
              {t('Did you mean')}{' '}
              {near.map((text, index) => (
                <Fragment key={text}>
                  {index > 0 && ', '}
                  <a href={href(PATH, { q: text })}>{text}</a>
                </Fragment>
              ))}
              ?
            </p>
          )}
          <p>{hint}</p>
          <p>
            <a href={href('/preguntas-frecuentes')}>{t('Ask us')}</a>
          </p>
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
  const literal = isLiteral(requestContext().query);
  const [listing, categories] = await Promise.all([found(text, address, literal ? 'literal' : 'meant'), commerce().catalogue.categories()]);
  const { query, corrected, near } = listing;
  if (listing.total === 0 && !isFiltered({ ...address, query }))
    return <Instead title={t('We found nothing for “{text}”', { text })} hint={t('Check how it is written or try a more general word.')} near={near} />;
  const keep = { [TEXT_PARAM]: listing.text, ...(literal ? { [LITERAL_PARAM]: '1' } : {}) };
  const again = href(PATH, keep);
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
          <p className="muted">{productCount(listing)}</p>
        </div>
        {corrected !== null && (
          <p>
            {t('Showing results for “{text}”.', { text: corrected })}{' '}
            <a href={href(PATH, { [TEXT_PARAM]: listing.text, [LITERAL_PARAM]: '1' })}>{t('Search for “{text}” as it is', { text })}</a>
          </p>
        )}
        <CategoryPills categories={namedCategories(categories, corrected ?? listing.text)} />
        <ListingView
          listing={listing}
          query={query}
          path={PATH}
          keep={keep}
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
