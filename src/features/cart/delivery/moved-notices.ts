import { CART_MESSAGES } from '../../../contract/cart/messages';
import type { Destination, Notice } from '../../../domain/cart/cart';
import type { CartContent } from '../../../domain/cart/content';
import { isPickup } from '../../../domain/cart/fulfilment';
import { isVirtual } from '../../../domain/cart/lines';
import { type Centavos, formatMoney } from '../../../domain/money';
import { daysTo, specialOf } from '../../../domain/shipping/shipping';
import type { StoreView } from '../../../domain/store-view';
import { translator } from '../../../i18n';
import { arrivalText, promisedAt } from '../../shop/delivery/delivery';

type Moved = Pick<CartContent, 'lines' | 'destination' | 'coverage' | 'totals' | 'chosenShipping'>;

/** What its delivery costs, with IVA; null while that is not in its sums. */
const costOf = ({ totals }: Moved): Centavos | null =>
  totals.segments.find(({ code, area }) => code === 'shipping' && !area)?.value ?? null;

const named = ({ postcode, city, region }: Destination): string => [postcode, city ?? region].join(' ').trim();

/**
 * What changes for a shopper whose cart goes to another postal code: what it costs and when it arrives, as far as both
 * were told before, or that nobody takes it there. Nothing where it goes where it went, of its first place, which its
 * sums say, and of what is picked up or not sent. `now` in epoch ms.
 */
export function movedNotices({ store, now }: { store: StoreView; now: number }, before: Moved, after: Moved): Notice[] {
  const { destination, coverage, lines } = after;
  const from = before.destination?.postcode;
  const isSent = lines.length > 0 && !isVirtual(lines) && !isPickup(after);
  if (!destination?.postcode || from === destination.postcode || !isSent) return [];
  const place = named(destination);
  if (coverage?.covered === false)
    return [{ id: 'other', level: 'warning', message: CART_MESSAGES.movedOut, params: { place } }];
  if (!from) return [];
  const t = translator(store.i18n.defaultLocale);
  const money = (amount: Centavos) => (amount === 0 ? t('Free') : formatMoney(amount, store.i18n.currencySign));
  const arrival = ({ coverage }: Moved) =>
    coverage?.covered
      ? arrivalText(promisedAt(daysTo(coverage.deliveryDays, specialOf(lines), store.shipping), now), t)
      : null;
  const [cost, costBefore] = [costOf(after), costOf(before)];
  const [arrives, arrivedBefore] = [arrival(after), arrival(before)];
  const isOtherCost = cost !== null && costBefore !== null && cost !== costBefore;
  const isOtherDay = arrives !== null && arrivedBefore !== null && arrives !== arrivedBefore;
  const { moved, movedCost, movedDays, movedCostDays } = CART_MESSAGES;
  const [ofCost, alone] = isOtherDay ? [movedCostDays, movedDays] : [movedCost, moved];
  const params = {
    place,
    ...(isOtherCost && { cost: money(cost), costBefore: money(costBefore) }),
    ...(isOtherDay && { arrives, arrivedBefore }),
  };
  return [{ id: 'other', level: 'info', message: isOtherCost ? ofCost : alone, params }];
}
