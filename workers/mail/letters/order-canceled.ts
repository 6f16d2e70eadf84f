import { openAuthorisation } from '../../../src/domain/order/money';
import { orderLetter } from '../order-letter';
import { goesBack } from '../order-parts';

/** An order was canceled: what goes back, and what a card holds no longer. */
export const orderCanceled = orderLetter((now) => {
  const { order, status, money, t, hello, amount } = now;
  if (status !== 'canceled') return null;
  const held = openAuthorisation(money);
  return {
    subject: t('Your order {number} was canceled', { number: order.number }),
    lines: [
      hello,
      t('Its products went back to the shop. If you still want them, order them again.'),
      ...goesBack(now),
      ...(held > 0
        ? [
            t('We do not charge the {amount} that your bank holds for us: it lets go of them.', {
              amount: amount(held),
            }),
          ]
        : []),
    ],
    after: [],
  };
});
