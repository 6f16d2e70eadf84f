import { NO_CENTAVOS } from '../../../src/domain/money';
import { stillDue } from '../../../src/domain/order/money';
import { CASH_ON_DELIVERY } from '../../../src/domain/payment/methods';
import { orderLetter } from '../order-letter';
import { arrival, nothingToPay } from '../order-parts';

/** An order is on its way: when it comes, and what is to be paid at the door. */
export const orderSent = orderLetter((now) => {
  const { order, status, money, t, hello, amount } = now;
  if (status !== 'sent') return null;
  const isPaidAtTheDoor = order.paymentMethod.code === CASH_ON_DELIVERY;
  const due = isPaidAtTheDoor ? stillDue(money) : NO_CENTAVOS;
  if (order.branch)
    return {
      subject: t('Your order {number} is ready', { number: order.number }),
      lines: [
        hello,
        ...arrival(now, now.now),
        ...(due > 0 ? [t('You pay {amount} at the branch.', { amount: amount(due) })] : []),
        ...nothingToPay(now),
      ],
      after: [],
    };
  return {
    subject: t('Your order {number} is on its way', { number: order.number }),
    lines: [
      hello,
      t('Your order has left the shop.'),
      ...(isPaidAtTheDoor ? arrival(now, Date.parse(order.createdAt)) : []),
      ...(due > 0 ? [t('Have {amount} ready: you pay when you receive it.', { amount: amount(due) })] : []),
      ...nothingToPay(now),
    ],
    after: [],
  };
});
