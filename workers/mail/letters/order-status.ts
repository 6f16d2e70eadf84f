import { NO_CENTAVOS } from '../../../src/domain/money';
import { kept, openAuthorisation, stillDue } from '../../../src/domain/order/money';
import type { OrderOutbox } from '../../../src/domain/order/news';
import { isOff } from '../../../src/domain/order/status';
import { CASH_ON_DELIVERY } from '../../../src/domain/payment/methods';
import { addressLine } from '../../../src/features/checkout/address-line';
import { spacedPhone } from '../../../src/features/checkout/phone';
import { wholeChargeText } from '../../../src/features/order/refund-text';
import type { Key } from '../../../src/i18n';
import { longDay, shortDay } from '../../../src/i18n/dates';
import { withRetry } from '../../http/transient';
import type { Occasion, WriteLetter } from '../letter';
import { goods, orderFacts } from '../order-facts';
import { orderLetter } from '../order-letter';
import { arrival, carried, goesBack, nothingToPay, payment, travels, ways } from '../order-parts';

/**
 * A payment was taken back, or had been noted by mistake, before the parcel went: the order waits for it anew. Where its
 * way to pay was changed since, that letter says how it is paid.
 */
export const orderUnpaidAgain = orderLetter((now) => {
  const { order, toPay, t, hello, amount } = now;
  if (!toPay || toPay.amount === 0) return null;
  const { lines, tables, ...paid } = payment(now);
  return {
    ...paid,
    subject: t('Your order {number} is to be paid again', { number: order.number }),
    lines: [
      hello,
      t('The payment of your order counts no longer. {missing} are missing before we send it.', {
        missing: amount(toPay.amount),
      }),
      ...lines,
    ],
    tables,
    after: [],
  };
}, 'order-pay-otherwise');

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
    tables: [goods(now)],
    after: [],
  };
});

/** Whether a carrier still has the parcel of an order that was canceled, or its customer what stands on a return of theirs. */
const comesBack = async ({ env, event: { subject } }: Occasion): Promise<boolean> =>
  (await withRetry(() =>
    env.SHOP.prepare(
      "SELECT 1 AS coming FROM order_return WHERE order_number = ? AND status IN ('requested', 'authorised', 'on-way', 'partly-received')",
    )
      .bind(subject)
      .first(),
  )) !== null;

const canceled = (where: Key): WriteLetter =>
  orderLetter((now) => {
    const { order, status, money, t, hello, amount } = now;
    if (status !== 'canceled') return null;
    const held = openAuthorisation(money);
    return {
      subject: t('Your order {number} was canceled', { number: order.number }),
      lines: [
        hello,
        t(where),
        ...goesBack(now),
        ...(held > 0
          ? [
              t('We do not charge the {amount} that your bank holds for us: it lets go of them.', {
                amount: amount(held),
              }),
            ]
          : []),
      ],
      tables: [goods(now)],
      after: [],
    };
  });

const FROM_SHOP = canceled('Its products went back to the shop. If you still want them, order them again.');
const FROM_ROAD = canceled(
  'Its parcel is with the carrier already: we ask for it back. If it still comes, do not take it.',
);

/** An order was canceled: where its goods are, what goes back, and what a card holds no longer. */
export const orderCanceled: WriteLetter = async (occasion) =>
  ((await comesBack(occasion)) ? FROM_ROAD : FROM_SHOP)(occasion);

/** Some of an order was canceled: what is sent still, what it costs now, and what goes back. */
export const orderItems = orderLetter((now) => {
  const { order, status, money, wholeCharge, t, hello, amount } = now;
  if (isOff(status)) return null;
  return {
    subject: t('Part of your order {number} was canceled', { number: order.number }),
    lines: [
      hello,
      t('We took off what you did not want. This is what you still get.'),
      ...goesBack(now),
      ...(wholeCharge ? [wholeChargeText(t, wholeCharge, amount)] : []),
    ],
    tables: [[...goods(now), { label: t('It costs now'), value: amount(money.charged), isTotal: true }]],
    after: [],
  };
});

/** An order is on its way: when it comes, and what is to be paid at the door. */
export const orderSent = orderLetter((now) => {
  const { order, status, money, t, hello, amount, happenedAt } = now;
  if (status !== 'sent') return null;
  const isPaidAtTheDoor = order.paymentMethod.code === CASH_ON_DELIVERY;
  const due = isPaidAtTheDoor ? stillDue(money) : NO_CENTAVOS;
  if (order.branch)
    return {
      subject: t('Your order {number} is ready', { number: order.number }),
      lines: [
        hello,
        ...(due > 0 ? [t('You pay {amount} at the branch.', { amount: amount(due) })] : nothingToPay(now)),
        ...(order.keptUntil === undefined
          ? []
          : [t('We keep it for you until {date}.', { date: longDay(order.keptUntil, t.locale) })]),
      ],
      arrives: arrival(now, now.now),
      links: ways(now),
      tables: [goods(now), orderFacts(now)],
      after: [],
    };
  return {
    subject: t('Your order {number} is on its way', { number: order.number }),
    lines: [
      hello,
      t('Your order left the shop on {day}.', { day: shortDay(happenedAt, t.locale) }),
      ...carried(now),
      ...(due > 0 ? [t('Have {amount} ready: you pay when you receive it.', { amount: amount(due) })] : []),
      ...nothingToPay(now),
    ],
    arrives: isPaidAtTheDoor || order.promise ? arrival(now, Date.parse(order.createdAt)) : [],
    ...travels(now),
    tables: [goods(now), orderFacts(now)],
    after: [],
  };
});

/** A parcel is under way with another carrier, or under another number, than its customer was told. */
export const orderGuide = orderLetter((now) => {
  const { order, status, t, hello } = now;
  if (status !== 'sent' || !order.dispatch) return null;
  return {
    subject: t('The guide number of your order {number}', { number: order.number }),
    lines: [hello, t('This is how your order comes now, in place of what we wrote before.'), ...carried(now)],
    ...travels(now),
    after: [],
  };
});

/** An order was handed over, at the door or at its branch. */
export const orderDelivered = orderLetter((now) => {
  const { order, status, t, hello, happenedAt } = now;
  if (status !== 'complete') return null;
  const day = { day: shortDay(happenedAt, t.locale) };
  return {
    subject: order.branch
      ? t('You picked up your order {number}', { number: order.number })
      : t('We delivered your order {number}', { number: order.number }),
    lines: [
      hello,
      order.branch ? t('You picked up your order on {day}.', day) : t('We handed over your order on {day}.', day),
      t('If something is missing, broken or not what you expected, tell us: we put it right.'),
    ],
    tables: [goods(now), orderFacts(now)],
    after: [],
  };
});

/**
 * Whether the last letter of these kinds told its reader one of the first, and not that it was said too early. An event
 * of which nothing was to be said told nobody, though it is settled.
 */
const wasTold = async (
  { env, event: { subject, id } }: Occasion,
  said: readonly OrderOutbox[],
  takenBack: OrderOutbox,
): Promise<boolean> => {
  const last = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT type <> ?4 AS told FROM outbox WHERE subject = ?1 AND type IN (SELECT value FROM json_each(?3)) AND id < ?2
         AND delivered_at IS NOT NULL AND failure IS NULL AND unsaid = 0
       ORDER BY id DESC LIMIT 1`,
    )
      .bind(subject, id, JSON.stringify([...said, takenBack]), takenBack)
      .first<{ told: number }>(),
  );
  return last?.told === 1;
};

/** An order that was said to be on its way, or ready, is not yet: what was paid stays. */
const tooEarly = orderLetter((now) => {
  const { order, status, money, t, hello } = now;
  if (status !== 'processing' && status !== 'pending') return null;
  return {
    subject: order.branch
      ? t('Your order {number} is not ready yet', { number: order.number })
      : t('Your order {number} has not left yet', { number: order.number }),
    lines: [
      hello,
      order.branch
        ? t('We told you too early that it was ready: we still look it out, and write to you when you can come for it.')
        : t('We told you too early that it was on its way: we still prepare it, and write to you when it leaves.'),
      ...(kept(money) > 0 && status === 'processing'
        ? [t('What you paid stays with your order: you need do nothing.')]
        : []),
    ],
    arrives: status === 'processing' && !order.branch && order.promise ? arrival(now, Date.parse(order.createdAt)) : [],
    after: [],
  };
});

/**
 * Who was told that an order went, or is ready, learns that it is not; whoever was told nothing is told nothing. That it
 * was not handed over says that it is on its way still.
 */
export const orderNotSent: WriteLetter = async (occasion) =>
  (await wasTold(occasion, ['order-sent', 'order-not-delivered'], 'order-not-sent')) ? tooEarly(occasion) : null;

/** An order that was said to be handed over is not yet. */
const notHandedOver = orderLetter((now) => {
  const { order, status, t, hello } = now;
  if (status !== 'sent') return null;
  return {
    subject: order.branch
      ? t('Your order {number} still waits for you', { number: order.number })
      : t('Your order {number} is still on its way', { number: order.number }),
    lines: [
      hello,
      order.branch
        ? t('We told you too early that you had picked it up: it still waits for you at its branch.')
        : t('We told you too early that it was handed over: it is still on its way.'),
      ...carried(now),
    ],
    arrives: order.branch || order.promise ? arrival(now, Date.parse(order.createdAt)) : [],
    ...travels(now),
    after: [],
  };
});

/** Who was told that an order was handed over learns that it was not; whoever was told nothing is told nothing. */
export const orderNotDelivered: WriteLetter = async (occasion) =>
  (await wasTold(occasion, ['order-delivered'], 'order-not-delivered')) ? notHandedOver(occasion) : null;

/** An order arrives on another day than was promised, or is ready at another time: why, when, and what was said before. */
export const orderDay = orderLetter((now) => {
  const { order, status, t, hello } = now;
  if (!order.promise || (status !== 'processing' && status !== 'sent')) return null;
  return {
    subject: order.branch
      ? t('Another time for your order {number}', { number: order.number })
      : t('Another day for your order {number}', { number: order.number }),
    lines: [hello, t('What we promised of your order has changed. We are sorry if that is not what you expected.')],
    arrives: arrival(now, Date.parse(order.createdAt)),
    links: ways(now),
    tables: [goods(now)],
    after: [],
  };
});

/** An order goes to another address, or somebody else takes it. */
export const orderAddress = orderLetter((now) => {
  const { order, status, t, hello } = now;
  const to = order.shippingAddress;
  if (!to || (status !== 'processing' && status !== 'pending')) return null;
  return {
    subject: order.branch
      ? t('Who picks up your order {number}', { number: order.number })
      : t('The address of your order {number}', { number: order.number }),
    lines: [
      hello,
      order.branch
        ? t('We corrected who picks up your order. If you did not ask for it, write to us.')
        : t('We corrected where your order goes. If you did not ask for it, write to us.'),
    ],
    arrives: order.branch ? [] : arrival(now, Date.parse(order.createdAt)),
    tables: [
      [
        { label: t('Receives it'), value: `${to.firstName} ${to.lastName}` },
        { label: t('Phone'), value: spacedPhone(to.phoneNumber) },
        ...(order.branch ? [] : [{ label: t('Delivery address'), value: addressLine(to) }]),
        ...(order.branch || !to.reference ? [] : [{ label: t('References'), value: to.reference }]),
      ],
    ],
    after: [],
  };
});
