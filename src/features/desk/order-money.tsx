import type { DeskOrder } from '../../commerce/desk/orders';
import { formatMoney, toCentavos } from '../../domain/money';
import { openAuthorisation, stillDue, toCapture, toRefund, toRelease } from '../../domain/order/money';
import { texts } from '../shop/texts';

/**
 * Money of an order as it stands and as it follows from that; amounts of nothing are left out, save what it costs and
 * what came.
 */
export function OrderMoneyList({
  order: { branch },
  state: { money, isAccepted },
  refundable,
}: Pick<DeskOrder, 'order' | 'state' | 'refundable'>) {
  const t = texts();
  const where = t(branch ? 'Taken at its branch' : 'Taken at the door');
  // What the card holds is asked of it, once: nobody else is to pay it.
  const byCard = toCapture(money);
  const beyondCard = toCentavos(stillDue(money) - byCard);
  const rows = [
    [t('Money charged'), money.charged, true],
    [t('With the wallet'), money.wallet, false],
    [t('Money received'), money.received, true],
    [t('Money authorised'), openAuthorisation(money), false],
    [t('Money released'), money.released, false],
    [t('Money captured'), money.captured, false],
    [t('Money reversed'), money.reversed, false],
    [t('Money refunded'), money.refunded, false],
    [t('Money disputed'), money.disputed, false],
    [isAccepted ? `${t('Money due')} (${where})` : t('Money due'), beyondCard, false],
    [t('Money to capture'), byCard, false],
    [t('Money to release'), toRelease(money), false],
    [t('To be refunded'), toCentavos(Math.max(0, toRefund(money) - refundable.underWay)), false],
    [t('On its way back to the card'), refundable.underWay, false],
  ] as const;
  return (
    <dl className="desk-facts">
      {rows
        .filter(([, amount, isAlways]) => isAlways || amount > 0)
        .map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="desk-amount">{formatMoney(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}
