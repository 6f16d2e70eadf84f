import { REFUND_ANCHOR } from '../../../src/contract/refunds/forms';
import { askOfOrder } from '../../adapters/embedded/refunds';
import type { WriteLetter } from '../letter';
import { orderLetter } from '../order-letter';
import { askForAccount } from './order-money';

/** Money goes back and nobody knows where to: its shopper is asked, at first and once more after three and ten days. */
export const refundAsked: WriteLetter = async (occasion) => {
  const asked = await askOfOrder(occasion.env, occasion.event.subject);
  if (!asked) return null;
  return orderLetter(({ order: { number }, t, hello, amount }) => {
    const says = { amount: amount(asked.amount), number };
    return {
      subject:
        asked.asks > 1
          ? t('We still owe you {amount} of your order {number}', says)
          : t('Where do we send {amount} of your order {number}?', says),
      lines: [hello, t('{amount} of your order {number} go back to you.', says), askForAccount(t)],
      after: [t('Nobody of us asks you for it by telephone or in a message.')],
      action: { label: t('Say where'), anchor: REFUND_ANCHOR },
    };
  })(occasion);
};
