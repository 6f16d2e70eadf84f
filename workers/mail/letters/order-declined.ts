import { stillDue } from '../../../src/domain/order/money';
import { CARD } from '../../../src/domain/payment/methods';
import { orderPayee } from '../../../src/domain/payment/payee';
import { longMoment } from '../../../src/i18n/dates';
import { isRefusedNow } from '../../adapters/embedded/card-payments/declined';
import { paymentsOf } from '../../adapters/embedded/card-payments/rows';
import type { WriteLetter } from '../letter';
import { goods, orderFacts } from '../order-facts';
import { orderLetter } from '../order-letter';

const declined = orderLetter((now) => {
  const { order, money, toPay, t, hello, amount } = now;
  if (!toPay || order.paymentMethod.code !== CARD) return null;
  return {
    subject: t('Your card was not approved for your order {number}', { number: order.number }),
    lines: [
      hello,
      t('Your bank did not approve the payment of {amount}, and nothing was charged.', {
        amount: amount(stillDue(money)),
      }),
      toPay.until === null
        ? t('Open your order and pay it with another card or in another way.')
        : t('We keep it for you until {date}: open it and pay it with another card or in another way.', {
            date: longMoment(toPay.until, t.locale),
          }),
    ],
    tables: [goods(now), orderFacts(now)],
    after: [],
    action: { label: t('Pay your order') },
  };
});

/** A card was refused: nothing was charged, and how the order is paid otherwise. Whoever has paid or begun anew by then is told nothing. */
export const orderDeclined: WriteLetter = async (occasion) => {
  const [last] = await paymentsOf(occasion.env, orderPayee(occasion.event.subject));
  return last && isRefusedNow(last) ? declined(occasion) : null;
};
