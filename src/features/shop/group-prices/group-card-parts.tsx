import { useLayoutEffect, useState } from 'react';
import { formatShort, moneyParts } from '../../../domain/money';
import { discountOf } from '../../../domain/price';
import { Slot } from '../../../ui/hooks/use-slots';
import { PriceParts } from '../../../ui/price';
import { Tag } from '../../../ui/tag';
import { type MonthsView, monthsLine } from '../months/months-line';
import type { GroupPrice } from './group-price-store';

interface PartProps {
  place: HTMLElement;
  price: GroupPrice;
}

/**
 * The price of a group in its card. What it cost is left out where the line would grow by it and push down what
 * somebody reads, unless the page said that already.
 */
export function CardPrice({ place, price, texts }: PartProps & { texts: { from: string; was: string } }) {
  const { gross, regularGross, sign } = price;
  const [written] = useState(() => ({ height: place.offsetHeight, elements: place.childElementCount }));
  const [isGrown, setGrown] = useState(false);
  useLayoutEffect(() => {
    if (place.offsetHeight > written.height && place.childElementCount > written.elements) setGrown(true);
  }, [place, written]);
  return (
    <Slot place={place}>
      <PriceParts
        {...moneyParts(gross)}
        sign={sign}
        from={place.dataset.from === undefined ? null : texts.from}
        was={regularGross > gross && !isGrown ? formatShort(regularGross, sign) : null}
        wasLabel={texts.was}
      />
    </Slot>
  );
}

/** What a group saves on a product, in place of what everybody does; else what the page said of it stays. */
export function CardTag({ place, price: { gross, regularGross } }: PartProps) {
  const discount = discountOf(regularGross, gross);
  if (discount === 0 && place.dataset.saves === undefined) return null;
  return <Slot place={place}>{discount > 0 && <Tag>{discount}%</Tag>}</Slot>;
}

/** The months without interest of a group's price; their line stays, empty, where none are granted for it. */
export const CardMonths = ({ place, price: { gross, sign }, months }: PartProps & { months: MonthsView }) => (
  <Slot place={place}>{monthsLine(months, gross, sign, place.dataset.from !== undefined)}</Slot>
);
