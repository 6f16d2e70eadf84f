'use client';

import { moneyParts } from '../../domain/money';
import { ButtonLink } from '../../ui/button';
import { Price } from '../../ui/price';
import type { MonthsView } from '../shop/months/months-line';
import { ADD_FORM_ID } from './add-form';
import { MonthsUnder } from './months-under';
import { OPTIONS_ID } from './options';
import { type PriceView, useOwnPrice } from './own-price';
import { useTotal } from './purchase-store';
import { useVariant } from './variants/variant-store';

/** Of one variant. */
export interface BuyBarView {
  /** 'buy' it as it is, 'choose' an option first, 'none' where it is not sold. */
  kind: 'buy' | 'choose' | 'none';
  price: PriceView;
  sign: string;
  from: string;
  /** What was chosen of its options, '' where there is nothing to choose. */
  chosen: string;
  choose: string;
  add: string;
  /** What it says from the tap to its answer. */
  adding: string;
}

interface BuyBarProps extends BuyBarView {
  months: MonthsView | null;
}

declare module '../../ui/island' {
  interface Islands {
    'buy-bar': BuyBarProps;
  }
}

/**
 * The foot of a phone on a product: price, from the first choice on with what was chosen, and the button that buys, or
 * what is still to be chosen, in place of the shortcuts.
 */
export default function BuyBar(own: BuyBarProps) {
  const { kind, price, sign, from, chosen, choose, add, adding, months } = useVariant('buy-bar', own);
  const { parts } = useOwnPrice(price, sign);
  const total = useTotal();
  if (kind === 'none') return null;
  return (
    <div className="buy-bar">
      <div>
        {total === null ? (
          price.regularGross > 0 && <Price {...parts} size="bar" from={price.isFrom ? from : null} />
        ) : (
          <Price sign={parts.sign} {...moneyParts(total)} size="bar" />
        )}
        <MonthsUnder price={price} sign={sign} months={months} />
        {chosen && <p className="buy-bar-choice">{chosen}</p>}
      </div>
      {kind === 'choose' ? (
        <ButtonLink kind="buy" href={`#${OPTIONS_ID}`}>
          {choose}
        </ButtonLink>
      ) : (
        <button type="submit" form={ADD_FORM_ID} className="btn btn-buy" data-busy={adding}>
          {add}
        </button>
      )}
    </div>
  );
}
