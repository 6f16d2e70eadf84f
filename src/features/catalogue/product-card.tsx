import type { CSSProperties } from 'react';
import type { Card as CardData } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { averageText } from '../../i18n/numbers';
import { Card } from '../../ui/card';
import { Tag } from '../../ui/tag';
import { href } from '../shop/links';
import { PriceOf, shortMoney } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

const MOST_DOTS = 5;

interface ProductCardProps {
  card: CardData;
  loading: 'first' | 'eager' | 'lazy';
  heading?: 2 | 3;
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

function Rating({ rating: { average, count } }: { rating: NonNullable<CardData['rating']> }) {
  const t = texts();
  return (
    <p className="stars">
      <span className="star" aria-hidden="true">
        ★
      </span>
      <span className="sr">{t('Rating')} </span>
      {averageText(average, t.locale)} ({count})
    </p>
  );
}

function Colours({ swatches }: Pick<CardData, 'swatches'>) {
  const t = texts();
  const hidden = swatches.length - MOST_DOTS;
  return (
    <p className="dots">
      <span className="sr">{t('Colours: {list}', { list: swatches.map((swatch) => swatch.label).join(', ') })}</span>
      {swatches.slice(0, MOST_DOTS).map((swatch) => (
        <span key={`${swatch.color}${swatch.label}`} className="dot" style={{ '--swatch': swatch.color } as CSSProperties} />
      ))}
      {hidden > 0 && <span aria-hidden="true">+{hidden}</span>}
    </p>
  );
}

export function ProductCard({ card, loading, heading }: ProductCardProps) {
  const t = texts();
  const child = card.sku === card.parentSku ? null : card.sku;
  const rated = card.rating && card.rating.count > 0 ? card.rating : null;
  const coloured = card.swatches.length > 1;
  return (
    <Card
      href={href(productPath(card.parentSku, card.slug, child))}
      name={card.name}
      heading={heading}
      tags={<Tags card={card} />}
      meta={
        (rated || coloured) && (
          <>
            {rated && <Rating rating={rated} />}
            {coloured && <Colours swatches={card.swatches} />}
          </>
        )
      }
      picture={<ProductPicture path={card.image} alt="" size={480} loading={loading} />}
    >
      <PriceOf price={card.price} from={card.from} />
      {card.credit && (
        <p className="credit-line">{t('or {count} payments of {amount}', { count: card.credit.months, amount: shortMoney(card.credit.instalment) })}</p>
      )}
    </Card>
  );
}
