import type { Order } from '../../../domain/order/order';
import type { Translate } from '../../../i18n';
import { longDay, shortDay } from '../../../i18n/dates';
import { readyMoment } from '../../branches/branch-texts';

type Promised = Pick<Order, 'promise' | 'branch'>;

/**
 * What an order is promised, as the desk says it everywhere: the last day on which it arrives, or the moment at which its
 * branch has it ready, by the branch's clock. Of a pickup of before that was kept nobody knows what its shopper was told.
 */
export function promisedText(t: Translate, { promise, branch }: Promised): string {
  if (!promise) return t(branch ? 'No time kept' : 'No day promised');
  return branch ? readyMoment(branch, promise.to, t.locale) : shortDay(promise.to, t.locale);
}

/** The same on a delivery note; null where nothing is promised. */
export function promisedNote(t: Translate, order: Promised): string | null {
  const { promise, branch } = order;
  if (!promise) return null;
  return branch
    ? t('Ready from {moment}', { moment: promisedText(t, order) })
    : t('Promised by {day}', { day: longDay(promise.to, t.locale) });
}
