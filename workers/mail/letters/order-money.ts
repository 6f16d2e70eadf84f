import { REFUND_ANCHOR } from '../../../src/contract/refunds/forms';
import { kept, toRefund } from '../../../src/domain/order/money';
import { isOff } from '../../../src/domain/order/status';
import { refundText } from '../../../src/features/order/refund-text';
import type { Translate } from '../../../src/i18n';
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

/** More came than an order costs: what is sent back. An order that is off has letters of its own. */
export const orderOver = orderLetter(({ order, status, money, t, hello, amount }) => {
  const back = toRefund(money);
  if (back === 0 || isOff(status)) return null;
  // A hold that its gateway takes whole or not at all: nothing came but what the card held.
  const isOfHold = money.captured > 0 && money.received === money.captured;
  return {
    subject: t('We send back {amount} of your order {number}', { amount: amount(back), number: order.number }),
    lines: [
      hello,
      isOfHold
        ? t(
            'Your bank charges what it held for us in one piece. The {amount} that you do not pay any more go back to you.',
            {
              amount: amount(back),
            },
          )
        : t('{amount} came that this order does not cost. We send it back to you.', { amount: amount(back) }),
      refundText(t, order.paymentMethod.code),
    ].filter(Boolean),
    after: [t('We write to you when it is done.')],
  };
});

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
      refundText(t, order.paymentMethod.code),
    ].filter(Boolean),
    after: [t('We write to you when it is done.')],
  };
});

/** Which account money is sent to, and where that is said. */
export const askForAccount = (t: Translate): string =>
  t('Tell us the CLABE of an account in your name on the page of your order, and we send it there.');

/** What was sent back did not arrive: another account is asked for. */
export const orderBounced = orderLetter(({ order, money, t, hello, amount }) => {
  const back = toRefund(money);
  if (back === 0) return null;
  return {
    subject: t('Your money of order {number} came back to us', { number: order.number }),
    lines: [
      hello,
      t('The bank gave back what we sent you. We still have {amount} for you.', { amount: amount(back) }),
      askForAccount(t),
    ],
    after: [t('Nobody of us asks you for it by telephone or in a message.')],
    action: { label: t('Say where'), anchor: REFUND_ANCHOR },
  };
});
