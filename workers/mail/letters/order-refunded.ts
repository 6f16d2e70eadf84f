import { toRefund } from '../../../src/domain/order/money';
import { orderLetter } from '../order-letter';

/** Money was sent back: how much in all, and what still follows. */
export const orderRefunded = orderLetter(({ order, money, t, hello, amount }) => {
  if (money.refunded === 0) return null;
  const left = toRefund(money);
  return {
    subject: t('We sent back money of your order {number}', { number: order.number }),
    lines: [
      hello,
      t('We have sent back {amount} in all. Your bank may take some days to show them.', {
        amount: amount(money.refunded),
      }),
      ...(left > 0 ? [t('Another {amount} follow.', { amount: amount(left) })] : []),
    ],
    after: [],
  };
});
