import { commerce, requestContext } from '../../commerce/request-context';
import { firstPageAtHand } from '../../domain/catalogue/at-hand-first';
import { CategoryPills } from '../../features/catalogue/category-pills';
import { listHead } from '../../features/catalogue/list-head';
import { isFiltered, type ListingAddress, readListing } from '../../features/catalogue/listing-query';
import { ListingView } from '../../features/catalogue/listing-view';
import { NothingListed } from '../../features/catalogue/nothing-listed';
import { CARD_PICTURE } from '../../features/catalogue/product-card';
import { productCount } from '../../features/catalogue/product-count';
import { OFFERS_PATH } from '../../features/shop/departments/departments-path';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { MonthsPromise } from '../../features/shop/months/months';
import { texts } from '../../features/shop/texts';
import { alternatesOf } from '../../features/store-views/alternates';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Static } from '../../ui/static';

/** Everything that is reduced, departments by turns with what saves most, with the filters and sorts of a category. */
export async function OffersPage() {
  const t = texts();
  const { catalogue } = commerce();
  const address: ListingAddress = readListing(requestContext().query, await catalogue.listFilters());
  const [listed, categories] = await Promise.all([
    catalogue.offers(address.query, address.start, address.size),
    catalogue.categories(),
  ]);
  const listing = firstPageAtHand(listed, address.query);
  return (
    <>
      <Head
        {...listHead(t('Offers'), OFFERS_PATH, address, listing)}
        description={t('Every product that costs less than usual, with its price before and after, IVA included.')}
        alternates={
          listing.start === 0 && !isFiltered(address)
            ? await alternatesOf({ kind: 'everywhere', path: OFFERS_PATH }, OFFERS_PATH)
            : []
        }
        first={{ path: listing.items[0]?.image ?? null, ...CARD_PICTURE }}
      />
      <Static as="div" className="wrap category">
        <Breadcrumbs
          label={t('You are here')}
          crumbs={[
            { name: t('Home'), href: href('/') },
            { name: t('Offers'), href: href(OFFERS_PATH) },
          ]}
        />
        <div className="list-head">
          <h1>{t('Offers')}</h1>
          <p className="muted">{productCount(listing)}</p>
          <MonthsPromise />
        </div>
        <CategoryPills categories={categories} sort="discount:desc" />
        <ListingView
          listing={listing}
          query={address.query}
          path={OFFERS_PATH}
          empty={<NothingListed address={address} listing={listing} path={OFFERS_PATH} />}
        />
      </Static>
    </>
  );
}
