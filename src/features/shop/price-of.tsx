import { requestContext } from '../../commerce/request-context';
import type { Price as PriceData } from '../../domain/catalogue/product';
import { type Centavos, formatMoney, formatShort, moneyParts } from '../../domain/money';
import { Price } from '../../ui/price';
import { texts } from './texts';

/** An amount with the store view's sign: $13,999.00. */
export const money = (amount: Centavos): string => formatMoney(amount, requestContext().store.i18n.currencySign);

/** An amount that stands beside another one: cents only when there are any. */
export const shortMoney = (amount: Centavos): string => formatShort(amount, requestContext().store.i18n.currencySign);

interface PriceOfProps {
  price: Pick<PriceData, 'gross' | 'regularGross' | 'discount'>;
  from?: boolean;
  size?: 'card' | 'page' | 'hero' | 'bar';
  /** What makes its element a place for the price of a group. */
  attributes?: Record<`data-${string}`, string>;
}

/**
 * A price with IVA as people read it, struck through beside it what it was; nothing where there is none, as of a
 * product without variants.
 */
export function PriceOf({ price, from, size, attributes }: PriceOfProps) {
  const t = texts();
  if (price.regularGross === 0) return null;
  const { units, cents } = moneyParts(price.gross);
  const reduced = price.regularGross > price.gross;
  return (
    <Price
      sign={requestContext().store.i18n.currencySign}
      units={units}
      cents={cents}
      size={size}
      from={from ? t('From') : null}
      was={reduced && size !== 'bar' ? shortMoney(price.regularGross) : null}
      wasLabel={t('Regular price')}
      attributes={attributes}
    />
  );
}
