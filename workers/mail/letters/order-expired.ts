import { orderLetter } from '../order-letter';
import { goesBack } from '../order-parts';

/** Nobody paid an order in time. */
export const orderExpired = orderLetter((now) => {
  const { order, status, t, hello } = now;
  if (status !== 'expired') return null;
  return {
    subject: t('Your order {number} has expired', { number: order.number }),
    lines: [
      hello,
      t('Nobody paid for it in time, so its products went back to the shop. If you still want them, order them again.'),
      ...goesBack(now),
    ],
    after: [],
  };
});
