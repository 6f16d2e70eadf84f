import { commerce, requestContext } from '../commerce/request-context';
import { productPath } from '../domain/url';
import { ProductList } from '../features/catalogue/product-list';
import { BuyBar } from '../features/product/buy-bar';
import { BuyBox } from '../features/product/buy-box';
import { Details } from '../features/product/details';
import { Gallery } from '../features/product/gallery';
import { productData } from '../features/product/product-data';
import { readReviews } from '../features/product/read-reviews';
import { crumbData } from '../features/shop/crumb-data';
import { Head, summary } from '../features/shop/head';
import { href } from '../features/shop/links';
import { texts } from '../features/shop/texts';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { JsonLd } from '../ui/html';
import { Notice } from '../ui/notice';
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
  const { product, crumbs, related } = found.page;
  const canonical = productPath(product.parentSku, product.slug);
  if (productPath(segment(parentSku), segment(slug)) !== canonical) {
    requestContext().noteRedirect(productPath(product.parentSku, product.slug, childSku === undefined ? null : segment(childSku)));
    return null;
  }
  const [reviews, members] = await Promise.all([
    readReviews(product.id),
    product.members.length > 0 ? catalogue.cards(product.members.map((member) => member.sku)) : [],
  ]);
  requestContext().noteUntil(product.price.until);
  const refused = requestContext().query.get('aviso');
  const category = crumbs.at(-1) ?? null;
  const trail = [{ name: t('Home'), path: '/' }, ...crumbs];
  return (
    <div className="wrap product-page">
      <Head title={product.name} description={summary(product.shortDescription || product.description)} canonical={canonical} />
      <JsonLd data={crumbData(trail)} />
      <JsonLd data={productData(product, canonical)} />
      <Breadcrumbs
        label={t('You are here')}
        crumbs={[...trail.map((crumb) => ({ name: crumb.name, href: href(crumb.path) })), { name: product.name, href: href(canonical) }]}
      />
      {refused && (
        <div className="notices">
          <Notice level="error">{t.message(refused)}</Notice>
        </div>
      )}
      <div className="product">
        <Gallery product={product} />
        <BuyBox product={product} members={members} category={category} />
      </div>
      <Details product={product} reviews={reviews} />
      {related.length > 0 && (
        <section className="section" aria-labelledby="combina-titulo">
          <div className="section-head">
            <h2 id="combina-titulo">{t('Goes well with')}</h2>
            {category && (
              <a className="line-link" href={href(category.path)}>
                {t('See more in {name}', { name: category.name })}
              </a>
            )}
          </div>
          <ProductList cards={related} layout={related.length % 3 === 0 ? 'three' : 'four'} />
        </section>
      )}
      <BuyBar product={product} />
    </div>
  );
}
