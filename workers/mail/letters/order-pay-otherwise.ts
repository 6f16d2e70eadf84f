import { orderLetter } from '../order-letter';
import { payment } from '../order-parts';

/** The shopper pays by transfer or at a till instead of by card: with what, how much and until when. */
export const orderPayOtherwise = orderLetter((now) => {
  const { order, toPay, t, hello } = now;
  if (!toPay || toPay.amount === 0) return null;
  const { lines, tables } = payment(now);
  return {
    subject: t('How to pay your order {number}', { number: order.number }),
    lines: [hello, t('You changed how your order is paid: it is not paid by card any more.'), ...lines],
    tables,
    after: [],
  };
});
