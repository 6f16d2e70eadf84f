import { visit } from '../../commerce';
import type { Card } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { ButtonLink } from '../../ui/button';
import { href } from '../shop/links';
import { PriceOf } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

interface HeroProps {
  /** What hangs at the front of the stall; null in an empty shop. */
  card: Card | null;
  isOffer: boolean;
}

/** One large plane of the buying colour with the price one reads from across the street. */
export function Hero({ card, isOffer }: HeroProps) {
  const t = texts();
  if (card) visit().noteUntil(card.price.until);
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>{t('Clear price. Delivery to your door.')}</h1>
        {card && (
          <>
            <div className="hero-offer">
              <p>{card.name}</p>
              <PriceOf price={card.price} from={card.from} size="hero" />
            </div>
            <ButtonLink kind="paper" href={href(productPath(card.parentSku, card.slug, card.sku === card.parentSku ? null : card.sku))}>
              {isOffer ? t('See the offer') : t('See the product')}
            </ButtonLink>
          </>
        )}
      </div>
      {card && (
        <ProductPicture
          path={card.image}
          alt=""
          size={480}
          sharp={{ size: 1024, sizes: '(width >= 1100px) 540px, (width >= 700px) 50vw, 100vw' }}
          loading="first"
        />
      )}
    </section>
  );
}
