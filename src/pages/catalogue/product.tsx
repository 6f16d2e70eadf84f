import { requestContext } from '../../commerce/request-context';
import { NOTICE_PARAM, PIECE_PARAM } from '../../contract/cart/forms';
import { productPath } from '../../domain/url';
import { refusedText } from '../../features/cart/refused-text';
import { ViewedRow } from '../../features/device-lists/viewed-row';
import { BuyBox } from '../../features/product/buy-box';
import { Details } from '../../features/product/details';
import { BIG_PICTURE } from '../../features/product/gallery/gallery-image';
import { pieceName } from '../../features/product/members';
import { groupData, productData } from '../../features/product/product-data';
import { readAlternatives } from '../../features/product/read-alternatives';
import { readReviews } from '../../features/product/read-reviews';
import { Related } from '../../features/product/related';
import { readSizeGuide } from '../../features/product/size-guide';
import { hasOut, heldVariants } from '../../features/product/variants/held-variants';
import { productView } from '../../features/product/views/product-view';
import { crumbData } from '../../features/shop/crumb-data';
import { Head, summary } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { monthsView } from '../../features/shop/months/months-view';
import { texts } from '../../features/shop/texts';
import { alternatesOf } from '../../features/store-views/alternates';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Data, JsonLd } from '../../ui/html';
import { Island } from '../../ui/island';
import { Static } from '../../ui/static';
import { NotFound } from '../content/not-found';
import { type PageProps, segment } from '../page-props';
import { productAt } from './product-at';

/** Variants whose prices the page tells search engines. */
const MOST_VARIANTS = 30;

type Props = PageProps<'/p/[parentSku]/[slug]'> & Partial<PageProps<'/p/[parentSku]/[slug]/[childSku]'>>;

export async function ProductPage({ parentSku, slug, childSku }: Props) {
  const t = texts();
  const page = await productAt(segment(parentSku), segment(slug), childSku === undefined ? null : segment(childSku));
  if (page === 'moved') return null;
  if (page === 'missing') return <NotFound />;
  const { product, crumbs, related, members, variants } = page;
  const canonical = productPath(product.parentSku, product.slug);
  const [reviews, guide, alternatives, alternates] = await Promise.all([
    readReviews(page.reviews),
    readSizeGuide(product),
    readAlternatives(page),
    alternatesOf({ kind: 'product', sku: product.parentSku }, canonical),
  ]);
  for (const { price } of [product, ...product.services]) requestContext().noteUntil(price.until);
  const refused = requestContext().query.get(NOTICE_PARAM);
  const category = crumbs.at(-1) ?? null;
  const held = heldVariants(page);
  // Variants that are fetched by themselves bring what is said of one that is sold out.
  const areFetched = held !== null && held.from !== null;
  const view = productView(product, { category, hasBranches: page.hasBranches, hasOut: !areFetched && hasOut(page) });
  const trail = [{ name: t('Home'), path: '/' }, ...crumbs];
  return (
    <>
      <Head
        title={product.name}
        description={
          summary(product.shortDescription || product.description) ||
          t('{name}: prices with IVA included and delivery to your door.', { name: product.name })
        }
        canonical={canonical}
        alternates={alternates}
        picture={(variants.skus[0] === undefined ? product : variants.withVariant(variants.skus[0])).images[0]?.path}
        kind="product"
        first={{ path: view.gallery.images[0]?.path || null, ...BIG_PICTURE }}
      />
      <Static as="div" className="wrap product-page">
        <Breadcrumbs
          label={t('You are here')}
          crumbs={[
            ...trail.map((crumb) => ({ name: crumb.name, href: href(crumb.path) })),
            { name: product.name, href: href(canonical) },
          ]}
        />
        {refused && (
          <Island
            of="refusal"
            className="notices"
            props={{ text: refusedText(refused, pieceName(product, requestContext().query.get(PIECE_PARAM))) }}
          />
        )}
        <div className={alternatives.length > 0 ? 'product product-instead' : 'product'}>
          <Island of="gallery" className="contents" props={view.gallery} />
          <BuyBox
            product={product}
            view={view}
            members={members}
            alternatives={alternatives}
            held={held}
            guide={guide}
          />
        </div>
        <Details product={product} reviews={reviews} />
        <Related cards={related} category={category} />
        <ViewedRow except={product.parentSku} />
        <Island of="buy-bar" className="contents" props={{ ...view['buy-bar'], months: monthsView() }} />
        {/* What nobody sees comes behind what is seen: a slow line brings the name sooner. */}
        <JsonLd data={crumbData(trail)} />
        <JsonLd data={productData(product)} />
        {variants.skus.length > 1 && (
          <JsonLd data={groupData(product, variants.skus.slice(0, MOST_VARIANTS).map(variants.withVariant))} />
        )}
        {held?.text && <Data name="variants" json={held.text} />}
      </Static>
    </>
  );
}
