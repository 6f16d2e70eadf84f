import type { CSSProperties } from 'react';
import type { Card as CardData } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { averageText } from '../../i18n/numbers';
import { Card, type CardLines } from '../../ui/card';
import { Tag } from '../../ui/tag';
import { groupPriced } from '../shop/group-priced';
import { href } from '../shop/links';
import { PriceOf, shortMoney } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

const MOST_DOTS = 5;
/** From one dot to the next; the stylesheet draws them as far apart. */
const DOT_STEP_PX = 20;

interface ProductCardProps {
  card: CardData;
  loading: 'first' | 'eager' | 'lazy';
  heading?: 2 | 3;
  isLong?: boolean;
}

function Tags({ card }: { card: CardData }) {
  const t = texts();
  return (
    <>
      {card.price.discount > 0 && <Tag>−{card.price.discount} %</Tag>}
      {card.availability === 'out_of_stock' && <Tag kind="ink">{t('Out of stock')}</Tag>}
      {card.isNew && <Tag kind="paper">{t('New')}</Tag>}
      {!card.isNew &&
        card.tags.slice(0, 1).map((tag) => (
          <Tag key={tag.text} kind="custom" color={tag.color} background={tag.background}>
            {tag.text}
          </Tag>
        ))}
    </>
  );
}

/** Names of the colours for those who hear them; the dots are drawn by the stylesheet, one hard stop of a gradient each. */
function Colours({ swatches }: Pick<CardData, 'swatches'>) {
  const t = texts();
  const shown = swatches.slice(0, MOST_DOTS);
  const stops = shown.map(({ color }, index) => `${color} 0 ${(index + 1) * DOT_STEP_PX}px`).join();
  return (
    <span
      className="dots"
      style={{ '--dots': shown.length, '--stops': stops } as CSSProperties}
      data-more={swatches.length > shown.length ? `+${swatches.length - shown.length}` : undefined}
    >
      {t('Colours: {list}', { list: swatches.map((swatch) => swatch.label).join(', ') })}
    </span>
  );
}

/** The last line: what others say of it, in which colours it comes. */
function Meta({ rating, swatches }: { rating: CardData['rating']; swatches: CardData['swatches'] | null }) {
  const t = texts();
  return (
    <p className={rating ? 'card-meta starred' : 'card-meta'}>
      {rating && (
        <>
          <span className="sr">{t('Rating')} </span>
          {averageText(rating.average, t.locale)} ({rating.count}){' '}
        </>
      )}
      {swatches && <Colours swatches={swatches} />}
    </p>
  );
}

const ratingOf = ({ rating }: CardData) => (rating && rating.count > 0 ? rating : null);
const swatchesOf = ({ swatches }: CardData) => (swatches.length > 1 ? swatches : null);

/** Lines under the name of a card: its price, its instalments, what others say and its colours. */
export function linesOf(card: CardData): CardLines {
  const hasMeta = ratingOf(card) !== null || swatchesOf(card) !== null;
  if (card.credit && hasMeta) return 3;
  return card.credit || hasMeta ? 2 : 1;
}

export function ProductCard({ card, loading, heading, isLong = false }: ProductCardProps) {
  const t = texts();
  const child = card.sku === card.parentSku ? null : card.sku;
  const rating = ratingOf(card);
  const swatches = swatchesOf(card);
  return (
    <Card
      href={href(productPath(card.parentSku, card.slug, child))}
      name={card.name}
      heading={heading}
      tags={<Tags card={card} />}
      lines={linesOf(card)}
      isLong={isLong}
      attributes={groupPriced(card)}
      picture={<ProductPicture path={card.image} alt="" size={480} loading={loading} />}
    >
      <PriceOf price={card.price} from={card.from} />
      {card.credit && (
        <p className="credit-line">{t('or {count} payments of {amount}', { count: card.credit.months, amount: shortMoney(card.credit.instalment) })}</p>
      )}
      {(rating || swatches) && <Meta rating={rating} swatches={swatches} />}
    </Card>
  );
}
