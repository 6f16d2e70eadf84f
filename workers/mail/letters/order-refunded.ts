import { sum, toCentavos } from '../../../src/domain/money';
import { toRefund } from '../../../src/domain/order/money';
import { accountText } from '../../../src/features/refunds/account-text';
import type { Translate } from '../../../src/i18n';
import { longDay } from '../../../src/i18n/dates';
import { accountOfOrder } from '../../adapters/embedded/refunds';
import { type SentBack, sentBackUntil } from '../../adapters/embedded/refunds/sent-back';
import type { Row, WriteLetter } from '../letter';
import { type OrderNow, orderLetterOfEach } from '../order-letter';

type Account = Awaited<ReturnType<typeof accountOfOrder>>;

/** Where it went. */
function wayText(t: Translate, { toCard }: SentBack, account: Account): string {
  if (toCard) return t('It went to the card you paid with. Your bank may take some days to show it.');
  if (account?.way === 'branch') return t('You got it at a branch.');
  return account
    ? t('It went to {account}. Your bank may take some days to show it.', { account: accountText(t, account) })
    : t('Your bank may take some days to show it.');
}

/** What was sent, each with its day and its reference, what of it came back, and what that is together. */
function sentRows({ t, amount }: Pick<OrderNow, 't' | 'amount'>, sent: readonly SentBack[]): Row[] {
  const moved = sent.map((one) => ({ ...one, amount: one.isBounced ? toCentavos(-one.amount) : one.amount }));
  const rows = moved.map(({ at, reference, isBounced, amount: part }) => {
    const said = isBounced ? t('It came back to us') : reference && t('Reference: {reference}', { reference });
    return { label: [longDay(at, t.locale), said].filter(Boolean).join(' · '), value: amount(part) };
  });
  if (rows.length === 1) return rows;
  return [...rows, { label: t('In all'), value: amount(sum(moved.map((one) => one.amount))), isTotal: true }];
}

/** Money was sent back: how much, when, under which reference and where to, what was before it, and what still follows. */
export const orderRefunded: WriteLetter = async (occasion) => {
  const { env, event } = occasion;
  const [sent, account] = await Promise.all([sentBackUntil(env, event), accountOfOrder(env, event.subject)]);
  const last = sent.at(-1);
  if (!last) return null;
  return orderLetterOfEach((now) => {
    const { order, money, t, hello, amount } = now;
    if (money.refunded === 0) return null;
    const left = toRefund(money);
    return {
      subject: t('We sent you {amount} of your order {number} back', {
        amount: amount(last.amount),
        number: order.number,
      }),
      lines: [
        hello,
        wayText(t, last, account),
        ...(left > 0 ? [t('Another {amount} follow.', { amount: amount(left) })] : []),
      ],
      tables: [sentRows(now, sent)],
      after: [],
    };
  })(occasion);
};
