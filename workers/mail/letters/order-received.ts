import { costsNothing, isSecured, kept, openAuthorisation, stillDue } from '../../../src/domain/order/money';
import { isOff } from '../../../src/domain/order/status';
import { CARD } from '../../../src/domain/payment/methods';
import { orderPayee } from '../../../src/domain/payment/payee';
import { isRefusedNow } from '../../adapters/embedded/card-payments/declined';
import { paymentsOf } from '../../adapters/embedded/card-payments/rows';
import { withRetry } from '../../http/transient';
import type { Addressed, Occasion, TooEarly, WriteLetter } from '../letter';
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

/**
 * What thanked for an order in place of its own letter: that of a card that paid it, or of another form of payment, which
 * may still be on its way.
 */
type Instead = 'paid' | 'otherwise' | 'otherwise-waits' | null;

const isThanked = (instead: Instead, { order, toPay }: OrderNow): boolean =>
  instead === 'otherwise' ||
  // Its payment may have fallen through since.
  (instead === 'paid' && order.paymentMethod.code === CARD) ||
  (instead === 'otherwise-waits' && toPay !== null);

const received = (instead: Instead) =>
  orderLetter((now) => {
    const { order, status, toPay, t, hello } = now;
    if (isOff(status) || (status === 'pending' && !toPay) || isPaidByCard(now)) return null;
    if (isThanked(instead, now)) return null;
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

async function insteadOf({ env, event: { subject } }: Occasion): Promise<Instead> {
  const row = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT CASE WHEN type = 'order-paid' THEN 'paid' WHEN delivered_at IS NULL THEN 'otherwise-waits' ELSE 'otherwise' END AS instead
       FROM outbox WHERE subject = ? AND type IN ('order-pay-otherwise', 'order-paid')
         AND CASE WHEN delivered_at IS NULL THEN type = 'order-pay-otherwise' ELSE failure IS NULL AND unsaid = 0 END
       ORDER BY type DESC LIMIT 1`,
    )
      .bind(subject)
      .first<{ instead: Instead }>(),
  );
  return row?.instead ?? null;
}

/** How long a bank that decides about a card is given before it is seen whether it has. */
const BANK_PAUSE_MS = 60_000;
/** Whoever waits for a bank that has not decided by then, counted from their order, is written to all the same. */
const BANK_MS = 24 * 60 * 60_000;

/**
 * An order was received: what it is, when it comes, and how it is paid, or that there is nothing to pay. Whoever is to
 * pay by card is written to some minutes later, not before its bank has decided or has had a day for it, and only where
 * no other letter says how that went.
 */
export async function orderPlaced(occasion: Occasion): Promise<Addressed | TooEarly | null> {
  const isOwn = await isByItself(occasion);
  const letter = await received(isOwn ? await insteadOf(occasion) : null)(occasion);
  if (!letter || !isOwn) return letter;
  const [last] = await paymentsOf(occasion.env, orderPayee(occasion.event.subject));
  if (last && isRefusedNow(last)) return null;
  const isEarly = last?.state === 'open' && last.isPending && occasion.now - occasion.event.createdAt < BANK_MS;
  return isEarly ? { waitsMs: BANK_PAUSE_MS } : letter;
}

/** The shopper pays by transfer or at a till instead of by card: with what, how much and until when. */
const otherwise = (isFirst: boolean): WriteLetter =>
  orderLetter((now) => {
    const { order, toPay, t, hello } = now;
    if (!toPay || toPay.amount === 0) return null;
    const { lines, tables } = payment(now);
    return {
      subject: t('How to pay your order {number}', { number: order.number }),
      lines: [
        hello,
        ...(isFirst ? [thanks(now)] : []),
        t('You changed how your order is paid: it is not paid by card any more.'),
        ...lines,
      ],
      ...(isFirst && { arrives: arrival(now, Date.parse(order.createdAt)), links: ways(now) }),
      tables: isFirst ? [...tables, bill(now), orderFacts(now)] : tables,
      after: isFirst ? [keepNumber(now)] : [],
    };
  });

type Untold = 'waits' | 'unsaid' | null;

const paid = (untold: Untold): WriteLetter =>
  orderLetter((now) => {
    const { order, status, money, t, hello, amount, happenedAt } = now;
    if (isOff(status) || status === 'pending' || !isSecured(money)) return null;
    const isFirst = untold === 'unsaid' || (untold === 'waits' && order.paymentMethod.code === CARD);
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
      // Beside that there is nothing to pay it is enough what comes.
      tables: [isFirst && !costsNothing(money) ? bill(now) : goods(now), orderFacts(now)],
      after: isFirst ? [keepNumber(now)] : [],
    };
  });

/**
 * Whether nobody wrote to the shopper yet that the order is in: that letter waits, or had nothing to say when its turn
 * came. null where it was said, by an earlier event: when money came is what its collector states.
 */
async function untoldOf({ env, event: { subject, id } }: Occasion): Promise<Untold> {
  const row = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT max(delivered_at IS NULL) AS waits FROM outbox WHERE type = 'order-placed' AND subject = ?1 AND (delivered_at IS NULL OR unsaid = 1)
         AND NOT EXISTS (SELECT 1 FROM outbox AS told WHERE told.subject = ?1 AND told.type IN ('order-placed', 'order-pay-otherwise', 'order-paid')
           AND told.id < ?2 AND told.delivered_at IS NOT NULL AND told.failure IS NULL AND told.unsaid = 0)`,
    )
      .bind(subject, id)
      .first<{ waits: number | null }>(),
  );
  if (row?.waits == null) return null;
  return row.waits ? 'waits' : 'unsaid';
}

/** An order is paid otherwise: its first letter where the one that it is in did not go out yet. */
export const orderPayOtherwise: WriteLetter = async (occasion) =>
  otherwise((await untoldOf(occasion)) !== null)(occasion);

/**
 * All of an order is paid, or held on a card until it is sent, or it costs nothing any more. Where whoever was to pay by
 * card was not written to yet it is the first letter: it thanks for the order, with its bill if anything was paid.
 */
export const orderPaid: WriteLetter = async (occasion) => paid(await untoldOf(occasion))(occasion);
