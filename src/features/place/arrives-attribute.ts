import { commerce } from '../../commerce/request-context';
import { isHandedOver } from '../../domain/catalogue/availability';
import type { Card } from '../../domain/catalogue/product';

type Sold = Pick<Card, 'type' | 'availability' | 'price' | 'isSpecial'>;

/** Attribute of a card of something that is sent: the browser writes when it arrives (show-place.ts). Nothing for what is sold out or not handed over. */
export function arrivesAttribute({ type, availability, price, isSpecial }: Sold): Record<`data-${string}`, string> {
  if (availability !== 'in_stock' || !isHandedOver(type) || price.gross <= 0) return {};
  const { freeAnywhereFrom } = commerce().shipping;
  const isFree = freeAnywhereFrom !== null && price.gross >= freeAnywhereFrom;
  return { 'data-arrives': [isFree && 'free', isSpecial && 'special'].filter(Boolean).join(' ') };
}
