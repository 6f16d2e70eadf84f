import { commerce, requestContext } from '../commerce/request-context';
import { NOTICE_PARAM, PIECE_PARAM } from '../contract/cart/forms';
import { productPath } from '../domain/url';
import { BuyBar } from '../features/product/buy-bar';
import { BuyBox } from '../features/product/buy-box';
import { Details } from '../features/product/details';
import { Gallery } from '../features/product/gallery';
import { pieceName } from '../features/product/members';
import { productData } from '../features/product/product-data';
import { readReviews } from '../features/product/read-reviews';
import { Related } from '../features/product/related';
import { crumbData } from '../features/shop/crumb-data';
import { Head, summary } from '../features/shop/head';
import { href } from '../features/shop/links';
import { texts } from '../features/shop/texts';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Notice } from '../ui/notice';
import { Static } from '../ui/static';
import { NotFound } from './not-found';
import { type PageProps, segment } from './page-props';

export async function ProductPage({ parentSku, slug, childSku }: PageProps) {
  const t = texts();
  const { catalogue } = commerce();
  const found = await catalogue.product(segment(parentSku), childSku === undefined ? null : segment(childSku));
  if (found.state === 'moved') {
    requestContext().noteRedirect(found.path);
    return null;
  }
  if (found.state === 'missing') return <NotFound />;
  const { product, crumbs, related, members } = found.page;
  const canonical = productPath(product.parentSku, product.slug);
  if (productPath(segment(parentSku), segment(slug)) !== canonical) {
    requestContext().noteRedirect(productPath(product.parentSku, product.slug, childSku === undefined ? null : segment(childSku)));
    return null;
  }
  const reviews = await readReviews(found.page.reviews);
  requestContext().noteUntil(product.price.until);
  const refused = requestContext().query.get(NOTICE_PARAM);
  const category = crumbs.at(-1) ?? null;
  const trail = [{ name: t('Home'), path: '/' }, ...crumbs];
  return (
    <>
      <Head title={product.name} description={summary(product.shortDescription || product.description)} canonical={canonical} />
      <Static as="div" className="wrap product-page">
        <Breadcrumbs
          label={t('You are here')}
          crumbs={[...trail.map((crumb) => ({ name: crumb.name, href: href(crumb.path) })), { name: product.name, href: href(canonical) }]}
          data={crumbData(trail)}
        />
        {refused && (
          <div className="notices">
            <Notice level="error">{t.message(refused, { name: pieceName(product, requestContext().query.get(PIECE_PARAM)) ?? t('One of its parts') })}</Notice>
          </div>
        )}
        <div className="product">
          <Gallery product={product} />
          <BuyBox product={product} members={members} category={category} data={productData(product, canonical)} />
        </div>
        <Details product={product} reviews={reviews} />
        <Related cards={related} category={category} />
        <BuyBar product={product} />
      </Static>
    </>
  );
}
