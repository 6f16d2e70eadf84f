import type { CmsDocument } from '../../domain/catalogue/document';
import type { Card, Crumb, Product } from '../../domain/catalogue/product';
import { averageText } from '../../i18n/numbers';
import { enhanced } from '../../ui/enhanced';
import { Notice } from '../../ui/notice';
import { Static } from '../../ui/static';
import { ProductTools } from '../device-lists/product-tools';
import { searchHref } from '../search/search-href';
import { texts } from '../shop/texts';
import type { HeldVariants } from './held-variants';
import { Members } from './members';
import { Part } from './parts';
import { REVIEWS_ID } from './reviews';
import { SizeGuide } from './size-guide';
import { Stars } from './stars';
import { variantAddress } from './variant-address';

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
  /** Cards of what a set is made of. */
  members: Card[];
  /** Where more of its kind are, null when it is in no category. */
  category: Crumb | null;
  /** The variants that can be shown in this page, null where there is none to choose. */
  held: HeldVariants | null;
  /** Whether there are branches to pick it up at. */
  hasBranches: boolean;
  /** What tells its sizes. */
  guide?: CmsDocument | null;
}

/**
 * What a product is and costs, its variants, and the one button that buys; where it cannot be bought as it is, what to
 * do instead.
 */
export function BuyBox({ product, members, category, held, hasBranches, guide = null }: BuyBoxProps) {
  const t = texts();
  const part = { product, category };
  const choosing =
    held &&
    enhanced('variants', {
      own: variantAddress(product, product.sku, product.open),
      from: held.from,
      isNear: held.isNear,
      changed: t(
        'No such configuration for the product. We have manually chosen another configuration that you may like.',
      ),
    });
  return (
    <Static as="section" className="buy" aria-label={t('Buy')}>
      <Part name="data" {...part} />
      <div className="buy-head">
        {product.brand && (
          <a className="buy-brand" href={searchHref(product.brand)}>
            {product.brand}
          </a>
        )}
        <h1>{product.name}</h1>
        <div className="buy-facts">
          <Rating product={product} />
          <span>
            <Part name="sku" {...part} />
          </span>
        </div>
      </div>
      <Part name="price" {...part} />
      <Part name="credit" {...part} />
      <Part name="options" {...part} attributes={choosing} />
      <SizeGuide guide={guide} />
      <Members product={product} cards={members} />
      {Object.values(product.errors).map((problem) => (
        <Notice key={problem} level="warning">
          {t.message(problem)}
        </Notice>
      ))}
      <Part name="instead" {...part} />
      <Part name="purchase" {...part} hasBranches={hasBranches} />
      <Part name="pickup" {...part} hasBranches={hasBranches} />
      <ProductTools product={product} />
    </Static>
  );
}
