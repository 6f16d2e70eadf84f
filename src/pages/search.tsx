import { commerce, visit } from '../commerce';
import { PAGE_SIZE } from '../domain/catalogue/listing';
import { CardRow } from '../features/catalogue/card-row';
import { isFiltered, type ListingAddress, readListing } from '../features/catalogue/listing-query';
import { ListingView } from '../features/catalogue/listing-view';
import { Head } from '../features/shop/head';
import { href } from '../features/shop/links';
import { texts } from '../features/shop/texts';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

const PATH = '/catalogsearch/result';
const QUERY_CHARS = 120;
/** Offers shown where nothing was found. */
const MOST_INSTEAD = 8;

/** The asked part of what was found; beyond its end, the beginning. */
async function found(text: string, { query, start }: ListingAddress) {
  const { catalogue } = commerce();
  const listing = await catalogue.search(text, query, start, PAGE_SIZE);
  return start > 0 && listing.items.length === 0 ? catalogue.search(text, query, 0, PAGE_SIZE) : listing;
}

export async function SearchPage() {
  const t = texts();
  const text = (visit().query.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, QUERY_CHARS);
  if (!text) {
    return (
      <div className="wrap">
        <Head title={t('Search')} canonical={null} />
        <EmptyState title={t('What are you looking for?')} action={<ButtonLink href={href('/')}>{t('Go to the home page')}</ButtonLink>}>
          <p>{t('Write a product, a brand or a code in the search box.')}</p>
        </EmptyState>
      </div>
    );
  }
  const address = readListing(visit().query);
  const listing = await found(text, address);
  const instead = listing.total === 0 && !isFiltered(address) ? await commerce().catalogue.highlights('offers', MOST_INSTEAD) : [];
  const again = href(PATH, { q: text });
  return (
    <div className="wrap">
      <Head title={t('Search results for “{text}”', { text })} canonical={null} />
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
      <ListingView
        listing={listing}
        query={address.query}
        path={PATH}
        keep={{ q: text }}
        empty={
          isFiltered(address) ? (
            <EmptyState heading={2} title={t('Nothing with these filters')} action={<ButtonLink href={again}>{t('Reset filters')}</ButtonLink>}>
              <p>{t('Take one away, or start again.')}</p>
            </EmptyState>
          ) : (
            <EmptyState
              heading={2}
              title={t('We found nothing for “{text}”', { text })}
              action={<ButtonLink href={href('/')}>{t('See the categories')}</ButtonLink>}
            >
              <p>{t('Check how it is written or try a more general word.')}</p>
            </EmptyState>
          )
        }
      />
      <CardRow id="ofertas" title={t('Offers of the week')} cards={instead} />
    </div>
  );
}
