import type { CSSProperties, ReactNode } from 'react';
import type { Card as CardData } from '../../domain/catalogue/product';
import { times } from '../../domain/money';
import { productPath } from '../../domain/url';
import { averageText } from '../../i18n/numbers';
import { Card, type CardLines } from '../../ui/card';
import { Tag } from '../../ui/tag';
import { CardHearts } from '../device-lists/card-hearts';
import { arrivesAttribute } from '../place/arrives-attribute';
import { OPEN_PARAM } from '../product/variants/variant-address';
import { FirstTag } from '../shop/first-tag';
import { GROUP_TAG, groupMonthsSlot, groupPriceSlot } from '../shop/group-prices/group-slots';
import { href } from '../shop/links';
import { toldCredit } from '../shop/months/credit';
import { Months } from '../shop/months/months';
import { monthsOf } from '../shop/months/months-view';
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
  /** What else may be done with it, under everything. */
  children?: ReactNode;
}

/** One tag: what keeps from buying before what is saved, then that it is new, then what the retailer says. */
function CardTag({ card: { sku, groups, availability, price, isNew, tags } }: { card: CardData }) {
  const t = texts();
  if (availability === 'out_of_stock') return <Tag kind="ink">{t('Out of stock')}</Tag>;
  const tag = <FirstTag price={price} isNew={isNew} tags={tags} />;
  if (!groups) return tag;
  return (
    <span className="card-tag" data-slot={GROUP_TAG} data-of={sku} data-saves={price.discount > 0 ? '' : undefined}>
      {tag}
    </span>
  );
}

/**
 * Names of the colours for those who hear them; the dots are drawn by the stylesheet, one hard stop of a gradient each.
 */
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
  if (toldCredit(card.credit) && hasMeta) return 3;
  return toldCredit(card.credit) || hasMeta ? 2 : 1;
}

/** Whether a card has a line of months without interest. */
export const saysMonths = ({ price }: CardData): boolean => monthsOf(price) !== null;

/** How large its picture is asked for. */
export const CARD_PICTURE = { size: 480 } as const;

export function ProductCard({ card, loading, heading, isLong = false, children }: ProductCardProps) {
  const t = texts();
  const child = card.sku === card.parentSku ? null : card.sku;
  const rating = ratingOf(card);
  const swatches = swatchesOf(card);
  const credit = toldCredit(card.credit);
  return (
    <Card
      href={href(productPath(card.parentSku, card.slug, child), card.open ? { [OPEN_PARAM]: card.open } : {})}
      name={card.name}
      heading={heading}
      tag={<CardTag card={card} />}
      lines={linesOf(card)}
      isLong={isLong}
      attributes={arrivesAttribute(card)}
      picture={<ProductPicture path={card.image} alt="" {...CARD_PICTURE} loading={loading} />}
    >
      <PriceOf price={card.price} from={card.from} attributes={groupPriceSlot(card)} />
      <Months price={card.price} isFrom={card.from} attributes={groupMonthsSlot(card)} />
      {credit && (
        <p className="credit-line">
          {t('or {count} monthly payments of {amount}, {total} in all', {
            count: credit.months,
            amount: shortMoney(credit.instalment),
            total: shortMoney(times(credit.instalment, credit.months)),
          })}
        </p>
      )}
      {(rating || swatches) && <Meta rating={rating} swatches={swatches} />}
      <CardHearts name={card.name} type={card.type} />
      {children}
    </Card>
  );
}
