import type { DuePayment } from '../../src/commerce/payments';
import { DELIVERY_CALENDAR } from '../../src/config/delivery-calendar';
import { PICKUP_DAYS, TRANSFER_LIMIT } from '../../src/config/terms';
import type { Branch } from '../../src/domain/branch/branch';
import { branchMoment } from '../../src/domain/branch/opening';
import { startOfDay } from '../../src/domain/mexico-city';
import { NO_CENTAVOS, toCentavos } from '../../src/domain/money';
import { costsNothing, toRefund } from '../../src/domain/order/money';
import { promiseOf } from '../../src/domain/order/promise';
import { isOff } from '../../src/domain/order/status';
import { CASH_ON_DELIVERY } from '../../src/domain/payment/methods';
import type { OrderPromise } from '../../src/domain/shipping/promise';
import { branchAddressLine, hoursTexts, readyChangeText } from '../../src/features/branches/branch-texts';
import { mapAddress } from '../../src/features/branches/branch-ways';
import { spacedPhone } from '../../src/features/checkout/phone';
import { refundText } from '../../src/features/order/refund-text';
import { companyOf } from '../../src/features/shop/brand';
import { arrivalText, changeText, promiseText } from '../../src/features/shop/delivery/delivery';
import { longMoment, shortDay } from '../../src/i18n/dates';
import type { Row } from './letter';
import { goods } from './order-facts';
import type { OrderNow } from './order-letter';

/**
 * The lines of an order and what is added to them; without the tax, which is inside, they add up to the total below
 * them.
 */
export function bill(now: OrderNow): Row[] {
  const { order, t, amount } = now;
  const { totals } = order;
  const titleOf = (code: string, title: string) =>
    code === 'discount' && totals.couponCode ? t('Coupon {code}', { code: totals.couponCode }) : t.data(title);
  const added = totals.segments
    .filter(({ area }) => !area)
    .map(({ code, title, value }) => ({
      label: titleOf(code, title),
      value: code === 'shipping' && value === NO_CENTAVOS ? t('Free') : amount(value),
    }));
  const { wallet } = now.money;
  return [
    ...goods(now),
    ...added,
    { label: t('Total'), value: amount(totals.grandTotal), isTotal: true },
    ...(wallet > 0 ? [{ label: t('With your wallet'), value: amount(toCentavos(-wallet)) }] : []),
  ];
}

const isPaidAtTheDoor = ({ order }: OrderNow): boolean => order.paymentMethod.code === CASH_ON_DELIVERY;

/** When its branch has it ready, and what that was before. Nothing once it is, or should be, and before it is paid. */
function readyLines({ status, t, now }: OrderNow, branch: Branch, promise: OrderPromise | null): string[] {
  if (!promise || status === 'sent' || promise.to <= now) return [];
  const { noon, clock } = branchMoment(branch, promise.to, now);
  const change = readyChangeText(branch, promise, t);
  return [
    t('It is ready on {day} from {time}.', { day: shortDay(noon, t.locale), time: clock }),
    ...(change === null ? [] : [change]),
  ];
}

/** Where it is picked up, and, until it is ready, when that is. */
function atBranch(now: OrderNow, branch: Branch, promise: OrderPromise | null): string[] {
  const { t, status } = now;
  const hours = hoursTexts(branch.hours, t.locale).join(' · ');
  return [
    t('You pick it up at {branch}', { branch: `${branch.name}, ${branchAddressLine(branch)}` }),
    ...readyLines(now, branch, promise),
    ...(status === 'sent' ? [] : [t('We keep it for you for {days} days once it is ready.', { days: PICKUP_DAYS })]),
    ...(hours === '' ? [] : [t('Opening hours: {hours}', { hours })]),
    ...(branch.phoneNumber ? [t('Call the branch at {phone}.', { phone: spacedPhone(branch.phoneNumber) })] : []),
    t('Bring your order number and an identification.'),
  ];
}

/**
 * When it arrives, as it was promised, and said as a change where that is another day by now; while it waits for its
 * money also until when that holds. Nothing once that day is past, where nothing is promised, and for what nobody
 * brings. `since` (epoch ms) is its payment or its placing.
 */
export function arrival(now: OrderNow, since: number): string[] {
  const { order, toPay, t } = now;
  const isWaiting = toPay !== null && !isPaidAtTheDoor(now);
  const promise = promiseOf(order, { isWaiting, since, now: now.now }, DELIVERY_CALENDAR);
  if (order.branch) return atBranch(now, order.branch, isWaiting ? null : promise);
  if (!promise || promise.to < startOfDay(now.now)) return [];
  const change = changeText(promise, t);
  return [
    isWaiting ? `${promiseText(promise, t, 'pay', toPay.until)}.` : arrivalText(promise, t),
    ...(change === null ? [] : [change]),
  ];
}

/** That nobody pays anything for it, at the door either; nothing of any other order. */
export const nothingToPay = ({ money, t }: Pick<OrderNow, 'money' | 't'>): string[] =>
  costsNothing(money) ? [t('You have nothing to pay.')] : [];

/** What is to be paid with what, for a bank's app or a till. */
function instructions({ order, store, t, amount }: OrderNow, { how, amount: due }: DuePayment): Row[] {
  if (!how || (how.form !== 'spei' && how.form !== 'store')) return [];
  const sum = { label: t('You pay'), value: amount(due) };
  if (how.form === 'store')
    return [
      sum,
      { label: t('Payment reference'), value: how.reference },
      { label: t('Where'), value: how.shops.join(', ') },
    ];
  return [
    sum,
    { label: t('CLABE'), value: how.clabe },
    { label: t('Bank'), value: how.bank },
    {
      label: t('Beneficiary'),
      value: [how.beneficiary, companyOf(t, how.beneficiary, store)].filter(Boolean).join(', '),
    },
    { label: t('Concept'), value: order.number },
  ];
}

/** How what is missing is paid: sentences, the figures they speak of, and the button where it is paid on its page. */
export function payment(order: OrderNow): { lines: string[]; tables: Row[][]; action?: { label: string } } {
  const { toPay, t, amount } = order;
  if (!toPay) return { lines: nothingToPay(order), tables: [] };
  if (isPaidAtTheDoor(order)) {
    const sum = { amount: amount(toPay.amount) };
    return {
      lines: [
        order.order.branch
          ? t('You pay {amount} at the branch.', sum)
          : t('You pay {amount} when you receive it.', sum),
      ],
      tables: [],
    };
  }
  const until =
    toPay.until === null
      ? []
      : [
          t('You have until {date}. After that the products go back to the shop.', {
            date: longMoment(toPay.until, t.locale),
          }),
        ];
  const rows = instructions(order, toPay);
  if (rows.length === 0)
    return {
      lines: [
        t('We prepare it once {amount} are paid. You pay on the page of the order.', { amount: amount(toPay.amount) }),
        ...until,
      ],
      tables: [],
      action: { label: t('Pay your order') },
    };
  const isTransfer = toPay.how?.form === 'spei';
  const limit = isTransfer && toPay.amount > TRANSFER_LIMIT;
  return {
    lines: [
      isTransfer
        ? t('Transfer the exact amount from your bank. This CLABE is for this order alone.')
        : t('Give this reference at the till and pay the exact amount. The page of the order has it as a barcode.'),
      ...(limit
        ? [
            t('Many banks let through {limit} at once until you raise your limit in their app.', {
              limit: amount(TRANSFER_LIMIT),
            }),
          ]
        : []),
      ...until,
    ],
    tables: [rows],
  };
}

/** What is sent back of an order that is off, or that more came for than it costs, and by which way. */
export function goesBack({ order, status, money, t, amount }: OrderNow): string[] {
  const back = toRefund(money);
  if (back === 0) return [];
  const given = { amount: amount(back) };
  const said = isOff(status)
    ? t('We send back the {amount} that came for it.', given)
    : t('We send {amount} of what you paid back to you.', given);
  return [[said, refundText(t, order.paymentMethod.code)].filter(Boolean).join(' ')];
}

/** With whom an order went, and under which number. */
export function carried({ order: { dispatch }, t }: OrderNow): string[] {
  if (!dispatch) return [];
  const { name, guide } = dispatch;
  return [
    guide === null
      ? t('It comes with {carrier}.', { carrier: name })
      : t('It comes with {carrier}, guide number {guide}.', { carrier: name, guide }),
  ];
}

interface Way {
  label: string;
  url: string;
}

/** Where a parcel can be followed. */
const following = ({ order: { dispatch }, t }: OrderNow): Way[] =>
  dispatch?.url ? [{ label: t('Follow the parcel'), url: dispatch.url }] : [];

/** Where a parcel can be followed, or the branch is found on a map. */
export function ways(now: OrderNow): Way[] {
  const { branch } = now.order;
  if (!branch) return following(now);
  const url = mapAddress({ position: branch.position ?? undefined, address: branchAddressLine(branch) });
  return [{ label: now.t('See on the map'), url }];
}

/** The ways of a letter about what travels: following it is its button, where it can be followed. */
export function travels(now: OrderNow): { links?: Way[]; action?: Way } {
  const [action] = now.order.branch ? [] : following(now);
  return action ? { action } : { links: ways(now) };
}
