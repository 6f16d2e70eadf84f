import { orderLetter } from '../order-letter';
import { payment } from '../order-parts';

/** A payment was taken back before the parcel went: the order waits for it anew. */
export const orderUnpaidAgain = orderLetter((now) => {
  const { order, toPay, t, hello, amount } = now;
  if (!toPay || toPay.amount === 0) return null;
  const { lines, tables } = payment(now);
  return {
    subject: t('Your order {number} is to be paid again', { number: order.number }),
    lines: [
      hello,
      t('The payment of your order was taken back from us. {missing} are missing before we send it.', {
        missing: amount(toPay.amount),
      }),
      ...lines,
    ],
    tables,
    after: [],
  };
});
