import { isHandedOver } from '../../domain/catalogue/availability';
import type { Card } from '../../domain/catalogue/product';
import { leastPaid } from '../../domain/catalogue/product-page/price-groups';
import { freeDelivery } from '../shop/delivery/shipping-cost';

type Sold = Pick<Card, 'type' | 'availability' | 'price' | 'groups' | 'lowestGross' | 'isSpecial'>;

/**
 * Attribute of a card of something that is sent: the browser writes when it arrives (src/browser/show-place.ts). Nothing for what
 * is sold out or not handed over.
 */
export function arrivesAttribute(card: Sold): Record<`data-${string}`, string> {
  const { type, availability, price, isSpecial } = card;
  if (availability !== 'in_stock' || !isHandedOver(type) || price.gross <= 0) return {};
  const free = freeDelivery(leastPaid(card));
  const words = [free === 'everywhere' && 'free', free === 'inland' && 'inland', isSpecial && 'special'];
  return { 'data-arrives': words.filter(Boolean).join(' ') };
}
