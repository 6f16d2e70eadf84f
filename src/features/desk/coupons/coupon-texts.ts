import type { CouponTerms } from '../../../domain/cart/cart';
import { isoDay } from '../../../domain/mexico-city';
import { formatMoney, moneyParts, NO_CENTAVOS, toCentavos } from '../../../domain/money';
import type { Translate } from '../../../i18n';
import { dayOfMonth } from '../../../i18n/dates';

/** What a coupon takes off: '10%', '$200.00'. */
export const offText = ({ kind, value }: Pick<CouponTerms, 'kind' | 'value'>): string =>
  kind === 'percent' ? `${value}%` : formatMoney(toCentavos(value));

/** When it can be used; its last moment is outside. `now` in epoch ms. */
export function windowText(t: Translate, { from, to }: Pick<CouponTerms, 'from' | 'to'>, now: number): string {
  const day = (at: number) => dayOfMonth(at, now, t.locale);
  if (from !== null && to !== null) return t('From {from} to {to}', { from: day(from), to: day(to - 1) });
  if (from !== null) return t('From {from} on', { from: day(from) });
  return to === null ? t('Without end') : t('Until {to}', { to: day(to - 1) });
}

/** An amount as it is typed. */
export function typedMoney(amount: number): string {
  const { units, cents } = moneyParts(toCentavos(amount));
  return `${units.replaceAll(',', '')}.${cents}`;
}

/** A day as a field of days takes it: of the moment, or of the last one before it. */
export const typedDay = (at: number | null, isEnd = false): string => (at === null ? '' : isoDay(isEnd ? at - 1 : at));

/** What limits its use, in words. */
export const limitsText = (t: Translate, { minimum = NO_CENTAVOS, oncePerCustomer, maxUses }: CouponTerms): string =>
  [
    minimum > 0 ? t('From a purchase of {amount}', { amount: formatMoney(minimum) }) : '',
    oncePerCustomer ? t('Part once') : '',
    maxUses === null ? '' : t('At most {count} orders', { count: maxUses }),
  ]
    .filter(Boolean)
    .join(' · ');
