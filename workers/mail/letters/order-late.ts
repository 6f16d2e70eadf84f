import { toRefund } from '../../../src/domain/order/money';
import { isOff } from '../../../src/domain/order/status';
import { orderLetter } from '../order-letter';

/** Money came for an order that was off already: it is sent back. */
export const orderLate = orderLetter(({ order, status, money, t, hello, amount }) => {
  const back = toRefund(money);
  if (back === 0 || !isOff(status)) return null;
  return {
    subject: t('Your payment of order {number} came too late', { number: order.number }),
    lines: [
      hello,
      status === 'expired'
        ? t(
            'Your payment came when the time for it was over, and the products had gone back to the shop. We send back {amount}.',
            { amount: amount(back) },
          )
        : t('Your payment came when the order was canceled already. We send back {amount}.', { amount: amount(back) }),
    ],
    after: [t('You need do nothing: we write to you when it is done.')],
  };
});
