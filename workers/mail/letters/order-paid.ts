import { costsNothing, isSecured, kept, openAuthorisation, stillDue } from '../../../src/domain/order/money';
import { isOff } from '../../../src/domain/order/status';
import { orderLetter } from '../order-letter';
import { arrival, nothingToPay } from '../order-parts';

/** All of an order is paid, or held on a card until it is sent, or it costs nothing any more. */
export const orderPaid = orderLetter((now) => {
  const { order, status, money, t, hello, amount, happenedAt } = now;
  if (isOff(status) || status === 'pending' || !isSecured(money)) return null;
  const held = stillDue(money) > 0 ? openAuthorisation(money) : 0;
  return {
    subject: costsNothing(money)
      ? t('Nothing is left to pay of your order {number}', { number: order.number })
      : t('Your order {number} is paid', { number: order.number }),
    lines: [
      hello,
      ...nothingToPay(now),
      ...(kept(money) > 0
        ? [t('We received your payment of {amount}. Nothing is missing.', { amount: amount(kept(money)) })]
        : []),
      ...(held > 0
        ? [
            t('Your bank holds {amount} for us. We charge them when we send your order.', {
              amount: amount(stillDue(money)),
            }),
          ]
        : []),
      ...(status === 'processing'
        ? [t('We are preparing it, and write to you when it is on its way.'), ...arrival(now, happenedAt)]
        : []),
    ],
    after: [],
  };
});
