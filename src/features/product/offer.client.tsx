'use client';

import { type ComponentProps, useEffect } from 'react';
import { formatMoney } from '../../domain/money';
import { wantGroupPrices } from '../shop/group-prices/group-price-store';
import type { MonthsView } from '../shop/months/months-line';
import { CreditBlock, type CreditView } from './credit-block';
import { chosenValue, type OptionGroupView, Options } from './options';
import type { PriceView } from './own-price';
import { PriceLines } from './price-lines';
import type { Choosing } from './variants/choosing';
import { useChoose } from './variants/use-choose';
import { useIsExchanged, useVariant } from './variants/variant-store';

/** Of one variant. */
export interface OfferView {
  price: PriceView;
  sign: string;
  /** null where nothing is sold on credit. */
  credit: CreditView | null;
  groups: OptionGroupView[];
  /** Address of the product's page, which those of its variants begin with. */
  page: string;
  /** Whether it can be had. */
  stock: string;
  texts: ComponentProps<typeof PriceLines>['texts'] & {
    soldOut: string;
    /** What screen readers hear when it is chosen, with {choice}, {price} and {stock}. */
    said: string;
    /** Said when a choice has changed another one too: there is no variant with both. */
    changed: string;
  };
}

interface OfferProps extends OfferView {
  /** Its addresses without `page`. */
  choosing: Choosing | null;
  months: MonthsView | null;
}

declare module '../../ui/island' {
  interface Islands {
    offer: OfferProps;
  }
}

/** Variants that one choice leads to. */
const nextSkus = (groups: readonly OptionGroupView[]): string[] =>
  groups.flatMap(({ values }) =>
    values.flatMap(({ to }) => {
      const sku = to?.split('?')[0]?.slice(1);
      return sku ? [decodeURIComponent(sku)] : [];
    }),
  );

const chosenText = (groups: readonly OptionGroupView[]): string =>
  groups.flatMap((group) => chosenValue(group)?.label ?? []).join(', ');

/** What a product costs, and the choice of its variants. */
export default function Offer(own: OfferProps) {
  const { price, sign, credit, groups, page, stock, texts, choosing, months } = useVariant('offer', own);
  const isExchanged = useIsExchanged();
  const { choose, press } = useChoose(choosing, { groups, page, texts });
  useEffect(() => wantGroupPrices(nextSkus(groups), price.groups), [groups, price.groups]);
  return (
    <>
      <PriceLines price={price} sign={sign} months={months} texts={texts} />
      {credit && <CreditBlock credit={credit} sign={sign} />}
      <Options groups={groups} page={page} soldOut={texts.soldOut} onChoose={choose} onPress={press} />
      {choosing && (
        <p className="sr" role="status">
          {isExchanged &&
            texts.said
              .replace('{choice}', chosenText(groups))
              .replace('{price}', formatMoney(price.gross, sign))
              .replace('{stock}', stock)}
        </p>
      )}
    </>
  );
}
