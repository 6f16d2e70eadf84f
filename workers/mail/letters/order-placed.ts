import { isOff } from '../../../src/domain/order/status';
import { orderLetter } from '../order-letter';
import { arrival, bill, payment } from '../order-parts';

/** An order was received: what it is, when it comes, and how it is paid, or that there is nothing to pay. */
export const orderPlaced = orderLetter((now) => {
  const { order, status, store, toPay, t, hello } = now;
  if (isOff(status) || (status === 'pending' && !toPay)) return null;
  const { lines, tables } = payment(now);
  return {
    subject: t('We received your order {number}', { number: order.number }),
    lines: [
      hello,
      t('Thank you for buying at {shop}. This is your order.', { shop: store.name }),
      ...arrival(now, Date.parse(order.createdAt)),
      ...lines,
    ],
    tables: [...tables, bill(now)],
    after: [t('Keep your order number: {number}', { number: order.number })],
  };
});
