import { costsNothing, isSecured, kept, openAuthorisation, stillDue } from '../../../src/domain/order/money';
import { isOff } from '../../../src/domain/order/status';
import { CARD } from '../../../src/domain/payment/methods';
import { orderPayee } from '../../../src/domain/payment/payee';
import { isRefusedNow } from '../../adapters/embedded/card-payments/declined';
import { paymentsOf } from '../../adapters/embedded/card-payments/rows';
import { withRetry } from '../../http/transient';
import type { Occasion, WriteLetter } from '../letter';
import { goods, orderFacts } from '../order-facts';
import { type OrderNow, orderLetter } from '../order-letter';
import { arrival, bill, nothingToPay, payment, ways } from '../order-parts';

const thanks = ({ store, t }: OrderNow): string =>
  t('Thank you for buying at {shop}. This is your order.', { shop: store.name });

const keepNumber = ({ order, t }: OrderNow): string => t('Keep your order number: {number}', { number: order.number });

/** Whether it is a card that paid it, or holds what is due: the letter of that says all of it. */
const isPaidByCard = ({ order, status, money }: OrderNow): boolean =>
  order.paymentMethod.code === CARD &&
  status !== 'pending' &&
  isSecured(money) &&
  kept(money) + openAuthorisation(money) > 0;

const received = orderLetter((now) => {
  const { order, status, toPay, t, hello } = now;
  if (isOff(status) || (status === 'pending' && !toPay) || isPaidByCard(now)) return null;
  const { lines, tables, ...paid } = payment(now);
  return {
    ...paid,
    subject: paid.action
      ? t('Your order {number} waits for your payment', { number: order.number })
      : t('We received your order {number}', { number: order.number }),
    lines: [hello, thanks(now), ...lines],
    arrives: arrival(now, Date.parse(order.createdAt)),
    links: ways(now),
    tables: [...tables, bill(now), orderFacts(now)],
    after: [keepNumber(now)],
  };
});

/** Whether this letter is written by itself, and not once more because somebody asked for it. */
const isByItself = async ({ env, event: { id } }: Occasion): Promise<boolean> =>
  (await withRetry(() =>
    env.SHOP.prepare('SELECT 1 AS itself FROM outbox WHERE id = ? AND resent_at IS NULL').bind(id).first(),
  )) !== null;

/** Whether a card was refused, which a letter of its own says, or its bank decides now, which ends in one. */
async function isAtTheBank({ env, event: { subject } }: Occasion): Promise<boolean> {
  const [last] = await paymentsOf(env, orderPayee(subject));
  return last !== undefined && (isRefusedNow(last) || (last.state === 'open' && last.isPending));
}

/**
 * An order was received: what it is, when it comes, and how it is paid, or that there is nothing to pay. Whoever is to
 * pay by card is written to some minutes later, and only where no other letter says how that went.
 */
export const orderPlaced: WriteLetter = async (occasion) =>
  (await isAtTheBank(occasion)) && (await isByItself(occasion)) ? null : received(occasion);

/** `isUntold`: nobody wrote to the shopper yet that the order is in. */
const paid = (isUntold: boolean): WriteLetter =>
  orderLetter((now) => {
    const { order, status, money, t, hello, amount, happenedAt } = now;
    if (isOff(status) || status === 'pending' || !isSecured(money)) return null;
    const isFirst = isUntold && isPaidByCard(now);
    const held = stillDue(money) > 0 ? openAuthorisation(money) : 0;
    return {
      subject: costsNothing(money)
        ? t('Nothing is left to pay of your order {number}', { number: order.number })
        : held > 0
          ? t('We hold {amount} for your order {number}', { amount: amount(stillDue(money)), number: order.number })
          : t('Your order {number} is paid', { number: order.number }),
      lines: [
        hello,
        ...(isFirst ? [thanks(now)] : []),
        ...nothingToPay(now),
        ...(kept(money) > 0
          ? [t('We received your payment of {amount}. Nothing is missing.', { amount: amount(kept(money)) })]
          : []),
        ...(held > 0
          ? [
              t(
                order.branch
                  ? 'Your card holds {amount}. We charge them when your order is ready.'
                  : 'Your card holds {amount}. We charge them when we send your order.',
                { amount: amount(stillDue(money)) },
              ),
            ]
          : []),
        ...(status === 'processing'
          ? [
              order.branch
                ? t('We are preparing it, and write to you when it is ready.')
                : t('We are preparing it, and write to you when it is on its way.'),
            ]
          : []),
      ],
      arrives: status === 'processing' ? arrival(now, happenedAt) : [],
      ...(status === 'processing' && { links: ways(now) }),
      tables: [isFirst ? bill(now) : goods(now), orderFacts(now)],
      after: isFirst ? [keepNumber(now)] : [],
    };
  });

/** Whether the letter that an order is in waits, or had nothing to say, as the order was paid before its turn came. */
const isUntold = async ({ env, event: { subject, createdAt } }: Occasion): Promise<boolean> =>
  (await withRetry(() =>
    env.SHOP.prepare(
      "SELECT 1 AS untold FROM outbox WHERE type = 'order-placed' AND subject = ?1 AND coalesce(delivered_at >= ?2, 1)",
    )
      .bind(subject, createdAt)
      .first(),
  )) !== null;

/**
 * All of an order is paid, or held on a card until it is sent, or it costs nothing any more. Of a card that was given at
 * once it is the first letter: it thanks for the order, with its bill.
 */
export const orderPaid: WriteLetter = async (occasion) => paid(await isUntold(occasion))(occasion);
