import { kept } from '../../../src/domain/order/money';
import { orderLetter } from '../order-letter';
import { payment } from '../order-parts';

/** Less came than an order costs: what came, what is missing, and how that is paid. */
export const orderShort = orderLetter((now) => {
  const { order, money, toPay, t, hello, amount } = now;
  const came = kept(money);
  if (!toPay || came === 0) return null;
  const { lines, tables } = payment(now);
  return {
    subject: t('{missing} of your order {number} are missing', { missing: amount(toPay.amount), number: order.number }),
    lines: [
      hello,
      t('We received {came}. {missing} are missing.', { came: amount(came), missing: amount(toPay.amount) }),
      ...lines,
    ],
    tables,
    after: [],
  };
});
