import { commerce, requestContext } from '../../commerce/request-context';
import { listingParams, PRICE_FILTER } from '../../domain/catalogue/listing/listing';
import { asksCheap } from '../../domain/search/leaning';
import { nearestCategory } from '../../domain/search/nearest-category';
import { askedPrice } from '../../domain/search/price-words';
import { refusedIn } from '../../domain/search/unwanted';
import { CategoryPills } from '../../features/catalogue/category-pills';
import { isFiltered, readListing } from '../../features/catalogue/listing-query';
import { ListingView } from '../../features/catalogue/listing-view';
import { NothingListed } from '../../features/catalogue/nothing-listed';
import { CARD_PICTURE } from '../../features/catalogue/product-card';
import { productCount } from '../../features/catalogue/product-count';
import { AsTyped } from '../../features/search/as-typed';
import { Instead } from '../../features/search/instead';
import { lackingText, leftOutText, refusedText, soldOutText } from '../../features/search/left-out-text';
import { namedCategories } from '../../features/search/named-categories';
import { isLiteral, LITERAL_PARAM, SEARCH_PATH, searchedText, TEXT_PARAM } from '../../features/search/searched-text';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { MonthsPromise } from '../../features/shop/months/months';
import { texts } from '../../features/shop/texts';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Static } from '../../ui/static';

/** The search panel as a page of its own: what to search for, where nothing is searched yet. */
export function SearchPanelPage() {
  const t = texts();
  return (
    <Instead title={t('What are you looking for?')} hint={t('Write a product, a brand or a code in the search box.')} />
  );
}

export async function SearchPage() {
  const t = texts();
  const text = searchedText(requestContext().query);
  if (!text) return <SearchPanelPage />;
  const { catalogue } = commerce();
  const address = readListing(requestContext().query, await catalogue.listFilters());
  const literal = isLiteral(requestContext().query);
  const reading = literal ? 'literal' : 'meant';
  const [listing, categories] = await Promise.all([
    catalogue.search(text, address.query, address.start, address.size, reading),
    catalogue.categories(),
  ]);
  requestContext().noteUntil(listing.until);
  const { query, corrected, leftOut, instead, unsold, isNamed, lacking, soldOut, near, fitting } = listing;
  const asTyped = isNamed && !isFiltered({ ...address, query }) ? (instead?.asked ?? unsold) : null;
  const refused = literal ? [] : refusedIn(text, requestContext().store.i18n.defaultLocale);
  if (listing.total === 0 && !isFiltered({ ...address, query }))
    return (
      <Instead
        title={unsold ? t('We do not sell “{text}”', { text: unsold }) : t('We found nothing for “{text}”', { text })}
        hint={unsold ? t('It is not among what we have.') : t('Check how it is written or try a more general word.')}
        near={near}
        row="rated"
        nearest={nearestCategory(text, categories, requestContext().store.i18n.defaultLocale)}
        {...(asTyped && { asTyped })}
      />
    );
  const keep = { [TEXT_PARAM]: listing.text, ...(literal ? { [LITERAL_PARAM]: '1' } : {}) };
  const again = href(SEARCH_PATH, keep);
  const onlyPrice = Object.keys(query.filters).join() === PRICE_FILTER && !isFiltered(address);
  return (
    <>
      <Head
        title={t('Search results for “{text}”', { text })}
        description={t('{name}: prices with IVA included and delivery to your door.', { name: text })}
        canonical={null}
        first={{ path: listing.items[0]?.image ?? null, ...CARD_PICTURE }}
      />
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
          <MonthsPromise />
        </div>
        <CategoryPills categories={namedCategories(categories, corrected ?? listing.text)} />
        {corrected !== null && (
          <p className="list-text">
            {t('Showing results for “{text}”.', { text: corrected })} <AsTyped text={listing.text} />
          </p>
        )}
        {instead && (
          <p className="list-text">
            <strong>{t('We have no “{asked}”. What comes closest: {shown}.', instead)}</strong>{' '}
            {asTyped && <AsTyped text={asTyped} />}
          </p>
        )}
        {listing.total > 1 && query.sort === null && asksCheap(text) && (
          <p className="list-text">
            {t('What costs less comes rather first.')}{' '}
            <a
              href={href(SEARCH_PATH, {
                ...keep,
                ...Object.fromEntries(listingParams({ ...query, sort: 'final_price' })),
              })}
            >
              {t('Price low to high')}
            </a>
          </p>
        )}
        {/* What comes closest says already that not all of it is had. */}
        {leftOut && !instead && (
          <p className="list-text">
            <strong>{leftOutText(t, leftOut)}</strong>
          </p>
        )}
        {lacking.length > 0 && listing.total > 0 && (
          <p className="list-text">
            <strong>{lackingText(t, lacking, onlyPrice ? (askedPrice(text)?.words ?? null) : null)}</strong>
          </p>
        )}
        {soldOut.length > 0 && (
          <p className="list-text">
            <strong>{soldOutText(t, soldOut)}</strong>
          </p>
        )}
        {refused.length > 0 && listing.total > 0 && query.sort === null && (
          <p className="list-text">{refusedText(t, refused)}</p>
        )}
        <ListingView
          listing={listing}
          query={query}
          path={SEARCH_PATH}
          keep={keep}
          empty={<NothingListed address={{ ...address, query }} listing={listing} path={SEARCH_PATH} keep={keep} />}
          {...(fitting === null ? {} : { apart: { from: fitting, title: t('You might also like') } })}
        />
      </Static>
    </>
  );
}
