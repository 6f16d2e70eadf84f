import { Fragment } from 'react';
import type { Highlights } from '../../commerce/catalogue';
import { commerce, requestContext } from '../../commerce/request-context';
import { listingParams, PAGE_SIZE, PRICE_FILTER } from '../../domain/catalogue/listing/listing';
import type { Card, CategoryNode } from '../../domain/catalogue/product';
import { asksCheap } from '../../domain/search/leaning';
import { nearestCategory } from '../../domain/search/nearest-category';
import { askedPrice } from '../../domain/search/price-words';
import { refusedIn } from '../../domain/search/unwanted';
import { categoryPath } from '../../domain/url';
import { CardRow } from '../../features/catalogue/card-row';
import { CategoryPills } from '../../features/catalogue/category-pills';
import { isFiltered, readListing } from '../../features/catalogue/listing-query';
import { ListingView } from '../../features/catalogue/listing-view';
import { NothingListed } from '../../features/catalogue/nothing-listed';
import { CARD_PICTURE } from '../../features/catalogue/product-card';
import { productCount } from '../../features/catalogue/product-count';
import { lackingText, leftOutText, refusedText, soldOutText } from '../../features/search/left-out-text';
import { namedCategories } from '../../features/search/named-categories';
import { popularSearches } from '../../features/search/popular-searches';
import { searchHref } from '../../features/search/search-href';
import { isLiteral, LITERAL_PARAM, SEARCH_PATH, searchedText, TEXT_PARAM } from '../../features/search/searched-text';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { MonthsPromise } from '../../features/shop/months/months';
import { texts } from '../../features/shop/texts';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { EmptyState } from '../../ui/empty-state';
import { Static } from '../../ui/static';

const MOST_INSTEAD = 8;

/** The way to what has a text as it was typed. */
function AsTyped({ text }: { text: string }) {
  return (
    <a href={href(SEARCH_PATH, { [TEXT_PARAM]: text, [LITERAL_PARAM]: '1' })}>
      {texts()('Search for “{text}” as it is', { text })}
    </a>
  );
}

interface InsteadProps {
  title: string;
  hint: string;
  near?: string[];
  /** What row of products stands below, unless the shop has none of these: then offers. */
  row?: Highlights;
  /** Where what is nearest stands: its products are the row, if some can be bought. */
  nearest?: CategoryNode | null;
  /** Its name, where products have that although they are none; left out for none. */
  asTyped?: string;
}

const isBuyable = (card: Card): boolean => card.availability === 'in_stock';

/**
 * A row of what can be bought in a category; null where nothing can on its first page, which is read no further than the
 * row is full.
 */
async function rowOfCategory({ slug, name }: CategoryNode) {
  const cards: Card[] = [];
  for (
    let start = 0, total = 1;
    cards.length < MOST_INSTEAD && start < Math.min(total, PAGE_SIZE);
    start += MOST_INSTEAD
  ) {
    const page = await commerce().catalogue.category(slug, { filters: {}, sort: null }, start, MOST_INSTEAD);
    cards.push(...(page?.listing.items ?? []).filter(isBuyable).slice(0, MOST_INSTEAD - cards.length));
    total = page?.listing.total ?? 0;
  }
  return cards.length > 0 ? { kind: 'near' as const, name, cards, whole: categoryPath(slug) } : null;
}

/** A row of products that can be bought: of the nearest category, else as `wanted`, else offers. */
async function rowOf(wanted: Highlights, nearest: CategoryNode | null = null) {
  const near = nearest && (await rowOfCategory(nearest));
  if (near) return near;
  const { catalogue } = commerce();
  const cards = (await catalogue.highlights(wanted, MOST_INSTEAD)).filter(isBuyable);
  if (cards.length > 0 || wanted === 'offers') return { kind: wanted, cards };
  return { kind: 'offers' as const, cards: (await catalogue.highlights('offers', MOST_INSTEAD)).filter(isBuyable) };
}

/** What stands where there is nothing to list: categories by name, and products. */
async function Instead({ title, hint, near = [], row: wanted = 'offers', nearest = null, asTyped }: InsteadProps) {
  const t = texts();
  const { catalogue } = commerce();
  const [categories, row, popular] = await Promise.all([
    catalogue.categories(),
    rowOf(wanted, nearest),
    popularSearches(),
  ]);
  const own = row.kind === 'near' ? row : null;
  const isRated = row.kind === 'rated';
  const pills = <CategoryPills categories={categories} />;
  return (
    <>
      <Head title={title} canonical={null} />
      <Static as="div" className="wrap">
        <EmptyState title={title} {...(own ? {} : { action: pills })}>
          {near.length > 0 && (
            <p>
              {t('Did you mean')}{' '}
              {near.map((text, index) => (
                <Fragment key={text}>
                  {index > 0 && ', '}
                  <a href={searchHref(text)}>{text}</a>
                </Fragment>
              ))}
              ?
            </p>
          )}
          {asTyped !== undefined && (
            <p>
              <AsTyped text={asTyped} />
            </p>
          )}
          {own && (
            <p>
              <strong>{t('The nearest to it that we have is in {name}.', { name: own.name })}</strong>
            </p>
          )}
          <p>
            {hint} {isRated && t('These are our departments, and below them what our customers rate best.')}
          </p>
          <p>
            <a href={href('/contacto')}>{t('Ask us')}</a>
          </p>
        </EmptyState>
        {own && (
          <>
            <CardRow id="cerca" title={t('From {name}', { name: own.name })} cards={own.cards} whole={own.whole} />
            <div className="section">{pills}</div>
          </>
        )}
        {popular.length > 0 && (
          <section className="section" aria-labelledby="populares-titulo">
            <div className="section-head">
              <h2 id="populares-titulo">{t('Popular searches')}</h2>
            </div>
            <ul className="pills pills-row">
              {popular.map((text) => (
                <li key={text}>
                  <a href={searchHref(text)}>{text}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {!own && (
          <CardRow
            id={isRated ? 'calificados' : 'ofertas'}
            title={isRated ? t('Best rated') : t('Offers of the week')}
            cards={row.cards}
          />
        )}
      </Static>
    </>
  );
}

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
        nearest={nearestCategory(text, categories)}
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
