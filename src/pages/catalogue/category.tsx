import { commerce, requestContext } from '../../commerce/request-context';
import { firstPageAtHand } from '../../domain/catalogue/at-hand-first';
import { categoryNamed } from '../../domain/catalogue/tree';
import { categoryPath } from '../../domain/url';
import { CategoryBanner } from '../../features/catalogue/category-banner';
import { listHead } from '../../features/catalogue/list-head';
import { isFiltered, readListing } from '../../features/catalogue/listing-query';
import { ListingView } from '../../features/catalogue/listing-view';
import { NothingListed } from '../../features/catalogue/nothing-listed';
import { CARD_PICTURE } from '../../features/catalogue/product-card';
import { productCount } from '../../features/catalogue/product-count';
import { Subcategories } from '../../features/catalogue/subcategories';
import { crumbData } from '../../features/shop/crumb-data';
import { Head, summary } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { MonthsPromise } from '../../features/shop/months/months';
import { texts } from '../../features/shop/texts';
import { alternatesOf } from '../../features/store-views/alternates';
import { urlPathOf } from '../../features/store-views/same-page';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Html } from '../../ui/html';
import { Static } from '../../ui/static';
import { NotFound } from '../content/not-found';
import { type PageProps, segment } from '../page-props';

export async function CategoryPage({ slug }: PageProps<'/c/[slug]'>) {
  const t = texts();
  const { catalogue } = commerce();
  const address = readListing(requestContext().query, await catalogue.listFilters());
  const page = await catalogue.category(segment(slug), address.query, address.start, address.size);
  if (!page) {
    const named = categoryNamed(await catalogue.categories(), segment(slug));
    if (!named) return <NotFound />;
    requestContext().noteRedirect(categoryPath(named.slug));
    return null;
  }
  const { category } = page;
  const listing = firstPageAtHand(page.listing, address.query);
  const path = categoryPath(category.slug);
  const urlPath = await urlPathOf(commerce(), category.slug);
  const alternates =
    urlPath && !isFiltered(address) && listing.start === 0
      ? await alternatesOf({ kind: 'category', urlPath }, path)
      : [];
  const crumbs = [{ name: t('Home'), path: '/' }, ...page.crumbs];
  return (
    <>
      <Head
        {...listHead(category.name, path, address, listing)}
        description={
          summary(category.description) ||
          t('{name}: prices with IVA included and delivery to your door.', { name: category.name })
        }
        alternates={alternates}
        picture={category.image ?? category.banner ?? listing.items[0]?.image}
        first={{ path: listing.items[0]?.image ?? null, ...CARD_PICTURE }}
      />
      <Static as="div" className="wrap category">
        <Breadcrumbs
          label={t('You are here')}
          crumbs={crumbs.map((crumb) => ({ name: crumb.name, href: href(crumb.path) }))}
          data={crumbData(crumbs)}
        />
        <div className="list-head">
          <h1>{category.name}</h1>
          <p className="muted">{productCount(listing)}</p>
          <MonthsPromise />
          {category.banner && listing.start === 0 && <CategoryBanner path={category.banner} />}
        </div>
        {category.description && listing.start === 0 && (
          <Html html={category.description} className="prose list-text" />
        )}
        <Subcategories categories={page.children} />
        <ListingView
          listing={listing}
          query={address.query}
          path={path}
          empty={
            <NothingListed
              address={address}
              listing={listing}
              path={path}
              warning={t('No products synchronized for this category. Please come back while online!')}
            />
          }
        />
      </Static>
    </>
  );
}
