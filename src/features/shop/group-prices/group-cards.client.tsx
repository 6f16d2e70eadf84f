'use client';

import { lazy, Suspense, useMemo } from 'react';
import { slotKey, useSlots } from '../../../ui/hooks/use-slots';
import type { MonthsView } from '../months/months-line';
import { useGroupPrice } from './group-price-store';
import { GROUP_MONTHS, GROUP_PRICE, GROUP_TAG } from './group-slots';

interface Props {
  texts: { from: string; was: string };
  /** null where no months without interest are told. */
  months: MonthsView | null;
}

declare module '../../../ui/island' {
  interface Islands {
    'group-cards': Props;
  }
}

/** What draws them is loaded by those who see another price. */
const parts = () => import('./group-card-parts');
const CardPrice = lazy(async () => ({ default: (await parts()).CardPrice }));
const CardMonths = lazy(async () => ({ default: (await parts()).CardMonths }));
const CardTag = lazy(async () => ({ default: (await parts()).CardTag }));

function PriceSlot({ place, texts }: Pick<Props, 'texts'> & { place: HTMLElement }) {
  const { of, paidBy = '' } = place.dataset;
  const groups = useMemo(() => paidBy.split(' ').map(Number), [paidBy]);
  const price = useGroupPrice(of, groups);
  return price && <CardPrice place={place} price={price} texts={texts} />;
}

function TagSlot({ place }: { place: HTMLElement }) {
  const price = useGroupPrice(place.dataset.of);
  return price && <CardTag place={place} price={price} />;
}

function MonthsSlot({ place, months }: { place: HTMLElement; months: MonthsView }) {
  const price = useGroupPrice(place.dataset.of);
  return price && <CardMonths place={place} price={price} months={months} />;
}

/**
 * The prices that a signed-in customer pays by their group, in the cards of pages that are the same for everybody, and
 * in those that join them. Whoever pays what the page says loads and draws nothing.
 */
export default function GroupCards({ texts, months }: Props) {
  const prices = useSlots(GROUP_PRICE);
  const tags = useSlots(GROUP_TAG);
  const monthly = useSlots(GROUP_MONTHS);
  if (prices.length === 0) return null;
  return (
    <Suspense>
      {prices.map((place) => (
        <PriceSlot key={slotKey(place)} place={place} texts={texts} />
      ))}
      {tags.map((place) => (
        <TagSlot key={slotKey(place)} place={place} />
      ))}
      {months && monthly.map((place) => <MonthsSlot key={slotKey(place)} place={place} months={months} />)}
    </Suspense>
  );
}
