import { requestContext } from '../../commerce/request-context';
import type { CmsDocument } from '../../domain/catalogue/document';
import type { Card } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { ButtonLink } from '../../ui/button';
import { Html } from '../../ui/html';
import { groupMonthsSlot, groupPriceSlot } from '../shop/group-prices/group-slots';
import { href } from '../shop/links';
import { Months } from '../shop/months/months';
import { PriceOf } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';
import { lastDay, type OffersNow } from './offers-now';

interface HeroProps {
  /** What hangs at the front of the stall; null in an empty shop. */
  card: Card | null;
  isOffer: boolean;
  /** What the retailer says there; without it the shop says what always holds. */
  block: CmsDocument | undefined;
  /** The offers of now; null without any. */
  now: OffersNow | null;
}

/** How large its picture stands on the page. */
export const HERO_PICTURE = {
  size: 480,
  sharp: { size: 1024, sizes: '(width >= 1100px) 540px, (width >= 700px) 50vw, 100vw' },
} as const;

const cardHref = (card: Card) =>
  href(productPath(card.parentSku, card.slug, card.sku === card.parentSku ? null : card.sku));

/** One large plane of the buying colour, with the price one reads from across the street. */
export function Hero({ card, isOffer, block, now }: HeroProps) {
  const t = texts();
  if (card) requestContext().noteUntil(card.price.until);
  const end = card && lastDay(card);
  const label = isOffer ? t('See the offer') : t('See the product');
  return (
    <section className={block ? 'hero hero-told' : 'hero'}>
      <div className="hero-text">
        {now && <p className="hero-season">{[now.title, now.end].filter(Boolean).join(' · ')}</p>}
        <h1>{block?.title || t('Clear price. Delivery to your door.')}</h1>
        {block && <Html html={block.content} className="plane-text" />}
        {card && !block && (
          <>
            <div className="hero-offer">
              <p>{card.name}</p>
              <PriceOf price={card.price} from={card.from} size="hero" attributes={groupPriceSlot(card)} />
              <Months price={card.price} isFrom={card.from} attributes={groupMonthsSlot(card)} />
            </div>
            <ButtonLink kind="paper" href={cardHref(card)}>
              {label}
            </ButtonLink>
          </>
        )}
      </div>
      {card && (
        <div className="hero-picture">
          <ProductPicture path={card.image} alt="" {...HERO_PICTURE} loading="first" />
          {block && (
            <a className="hero-tag" href={cardHref(card)}>
              <span className="sr">{label}: </span>
              <span className="hero-tag-name">{card.name}</span>
              <PriceOf price={card.price} from={card.from} size="page" attributes={groupPriceSlot(card)} />
              <Months price={card.price} isFrom={card.from} attributes={groupMonthsSlot(card)} />
              {end && <span className="hero-until">{end}</span>}
            </a>
          )}
        </div>
      )}
    </section>
  );
}
