import { toRefund } from '../../../src/domain/order/money';
import { isOff } from '../../../src/domain/order/status';
import { orderLetter } from '../order-letter';

/** More came than an order costs: what is sent back. An order that is off has letters of its own. */
export const orderOver = orderLetter(({ order, status, money, t, hello, amount }) => {
  const back = toRefund(money);
  if (back === 0 || isOff(status)) return null;
  return {
    subject: t('We send back {amount} of your order {number}', { amount: amount(back), number: order.number }),
    lines: [hello, t('{amount} came that this order does not cost. We send it back to you.', { amount: amount(back) })],
    after: [t('You need do nothing: we write to you when it is done.')],
  };
});
