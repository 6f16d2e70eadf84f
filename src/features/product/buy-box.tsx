import type { CmsDocument } from '../../domain/catalogue/document';
import type { Card, Product } from '../../domain/catalogue/product';
import { averageText } from '../../i18n/numbers';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { Static } from '../../ui/static';
import { ProductTools } from '../device-lists/product-tools';
import { searchHref } from '../search/search-href';
import { paidBy } from '../shop/group-prices/group-slots';
import { monthsView } from '../shop/months/months-view';
import { texts } from '../shop/texts';
import { viewItem } from '../tracking/page-event';
import { Alternatives } from './alternatives';
import { Members } from './members';
import { REVIEWS_ID } from './reviews';
import { SizeGuide } from './size-guide';
import { Stars } from './stars';
import { shortChoosing } from './variants/choosing';
import type { HeldVariants } from './variants/held-variants';
import { variantAddress } from './variants/variant-address';
import type { ProductView } from './views/product-view';

function Rating({ product }: { product: Product }) {
  const t = texts();
  if (!product.rating || product.rating.count === 0) return null;
  return (
    <a className="stars" href={`#${REVIEWS_ID}`}>
      <Stars average={product.rating.average} />
      <span className="sr">{t('Rating')} </span>
      {averageText(product.rating.average, t.locale)} · {t('{count} reviews', { count: product.rating.count })}
    </a>
  );
}

interface BuyBoxProps {
  product: Product;
  view: ProductView;
  /** Cards of what a set is made of. */
  members: Card[];
  /** Cards of what can be had in its place where it is sold out. */
  alternatives?: Card[];
  /** The variants that can be shown in this page, null where there is none to choose. */
  held: HeldVariants | null;
  /** What tells its sizes. */
  guide?: CmsDocument | null;
}

/**
 * What a product is and costs, its variants, and the one button that buys; where it cannot be bought as it is, what to
 * do instead.
 */
export function BuyBox({ product, view, members, alternatives = [], held, guide = null }: BuyBoxProps) {
  const t = texts();
  const own = variantAddress(product, product.sku, product.open);
  const choosing = held && shortChoosing({ own, from: held.from, isNear: held.isNear }, view.offer.page);
  return (
    <Static as="section" className="buy" aria-label={t('Buy')}>
      <div className="buy-head">
        {product.brand && (
          <a className="buy-brand" href={searchHref(product.brand)}>
            {product.brand}
          </a>
        )}
        <h1>{product.name}</h1>
        <div className="buy-facts">
          <Rating product={product} />
          <Island as="span" of="variant-sku" props={view['variant-sku']} />
        </div>
      </div>
      <Alternatives cards={alternatives} />
      <Island
        of="offer"
        className="contents"
        {...paidBy(product)}
        props={{ ...view.offer, choosing, months: monthsView() }}
      />
      <SizeGuide guide={guide} />
      <Members product={product} cards={members} />
      {Object.values(product.errors).map((problem) => (
        <Notice key={problem} level="warning">
          {t.message(problem)}
        </Notice>
      ))}
      <Island of="purchase" className="contents" {...paidBy(...product.services)} props={view.purchase} />
      {view['does-it-fit'].fit && <Island of="does-it-fit" className="contents" props={view['does-it-fit']} />}
      <ProductTools product={product} />
      <span hidden {...viewItem(product)} />
    </Static>
  );
}
