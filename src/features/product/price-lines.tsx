import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { moneyParts, sum, toCentavos } from '../../domain/money';
import { Price } from '../../ui/price';
import { Tag } from '../../ui/tag';
import type { MonthsView } from '../shop/months/months-line';
import { MonthsUnder } from './months-under';
import { type PriceView, useOwnPrice } from './own-price';
import { useTotal } from './purchase-store';

interface PriceLinesProps {
  price: PriceView;
  sign: string;
  months: MonthsView | null;
  texts: {
    from: string;
    was: string;
    /** With {amount}. */
    saved: string;
    /** What is told of every price. */
    note: string;
  };
}

/**
 * How much of what a group's price adds beside it has no room, because it would push down what somebody reads: 1 what
 * is saved, 2 what it was too.
 */
function useLeftOut(box: RefObject<HTMLElement | null>, isGroup: boolean, { sku, groups }: PriceView): number {
  const height = useRef(0);
  const [leftOut, setLeftOut] = useState({ count: 0, of: sku });
  const count = leftOut.of === sku ? leftOut.count : 0;
  const hasGroups = groups !== undefined;
  useLayoutEffect(() => {
    // To look costs a layout of the page.
    if (!hasGroups) return;
    const now = box.current?.offsetHeight ?? 0;
    if (!isGroup) height.current = now;
    else if (now > height.current && count < 2) setLeftOut({ count: count + 1, of: sku });
  }, [box, hasGroups, isGroup, sku, count]);
  return count;
}

/**
 * What a product costs, with what was chosen once something was, what is saved, and what it comes to in months without
 * interest.
 */
export function PriceLines({ price, sign, months, texts }: PriceLinesProps) {
  const box = useRef<HTMLDivElement>(null);
  const { gross, regularGross, isGroup, parts, short } = useOwnPrice(price, sign);
  const total = useTotal();
  const leftOut = useLeftOut(box, isGroup, price);
  const isReduced = price.regularGross > price.gross;
  const saved = toCentavos(regularGross - gross);
  const shown = total ?? gross;
  const was = saved > 0 ? short(sum([shown, saved])) : null;
  if (regularGross === 0 && total === null) return <div className="buy-price" />;
  return (
    <>
      <div ref={box} className="buy-price">
        <Price
          {...parts}
          {...moneyParts(shown)}
          size="page"
          from={price.isFrom && total === null ? texts.from : null}
          was={isReduced || leftOut < 2 ? was : null}
          wasLabel={texts.was}
        />
        {saved > 0 && (isReduced || leftOut < 1) && (
          <Tag kind="wash">{texts.saved.replace('{amount}', short(saved))}</Tag>
        )}
      </div>
      <MonthsUnder price={price} sign={sign} months={months} />
      <p className="small muted">{texts.note}</p>
    </>
  );
}
