import type { CartLine } from '../../src/domain/cart/cart';
import { pricedLine } from '../../src/domain/cart/line-fixture';
import { computeTotals } from '../../src/domain/cart/totals/totals';
import { toCentavos } from '../../src/domain/money';
import { buildOrder } from '../../src/domain/order/build-order';
import type { OrderEvent } from '../../src/domain/order/events';
import { backByForm } from '../../src/domain/order/form-shares';
import { linesOf, takenOff } from '../../src/domain/order/items';
import {
  byOtherForms,
  kept,
  openAuthorisation,
  stillDue,
  toCapture,
  toRefund,
  toRelease,
  unpaidAsSold,
} from '../../src/domain/order/money';
import { type Order, placedDue, unitsBySku } from '../../src/domain/order/order';
import { isOff } from '../../src/domain/order/status';
import { type OrderState, placedState, step } from '../../src/domain/order/step';
import { isOffered } from '../../src/domain/payment/months';
import { ORDER_PARTS } from '../oracle/order-parts';
import type { Bought, BoughtLine } from '../oracle/refund-shares';
import type { Draws } from './seed';

/** What stands on the shelf of each sku before an order takes anything. */
export const ON_SHELF = 100;
/** Monthly payments that are offered from this price on. */
const OFFER = { costInclTax: toCentavos(0), months: [{ months: 6, from: toCentavos(50_000) }] };
const MONTHS = 6;

interface Form {
  came: number;
  back: number;
}

/** What is counted of an order beside what the shop does. */
export interface Books {
  bought: Bought;
  total: number;
  /** What its wallet pays of it at first. */
  wallet: number;
  card: Form;
  hand: Form;
  /** Went into the wallet by choice. */
  inWallet: number;
  /** Held on its card. */
  held: number;
  /** The gateway takes all that it holds, or nothing. */
  isWhole: boolean;
  /** A bank took something back, so that a form has less than its share. */
  isReversed: boolean;
  /** Something of it is still to be paid by card, in the months that were chosen; null where it is not by months. */
  months: { isOpen: boolean; wereKept: boolean } | null;
  shelf: Map<string, number>;
  /** Units that the order holds, as the shop counts them. */
  holds: Map<string, number>;
  writtenOff: Map<string, number>;
  couponBack: number;
}

export interface Played {
  order: Order;
  books: Books;
  state: OrderState;
}

const count = (units: Map<string, number>, sku: string, more: number) => units.set(sku, (units.get(sku) ?? 0) + more);

const SKUS = ['MESA', 'SILLA', 'BASE', 'COLCHON'];

/** A line of one to four units, some with a warranty, some bundles of two skus. */
function anyLine(itemId: number, { within, chance, of }: Draws): { line: CartLine; bought: BoughtLine } {
  const [qty, price, guarded] = [within(1, 4), within(1, 400_000), chance(0.4) ? within(1, 60_000) : 0];
  const parts = chance(0.3)
    ? { [SKUS[itemId % SKUS.length] as string]: within(1, 2), TORNILLO: within(1, 3) }
    : { [of(SKUS)]: 1 };
  const skus = Object.entries(parts);
  const unitGross = toCentavos(guarded);
  const warranty = { sku: 'GAR', name: 'Garantía', months: 24, unitNet: unitGross, unitGross };
  return {
    line: pricedLine(price, {
      ...{ itemId, sku: skus[0]?.[0] ?? '', qty, warranty: guarded > 0 ? warranty : null },
      ...(skus.length > 1 ? { sku: `LOTE-${itemId}`, parts: skus.map(([sku, each]) => ({ sku, qty: each })) } : {}),
    }),
    bought: { qty, stays: qty, unit: price + guarded, parts },
  };
}

/** An order as it is placed: a cart with its coupon and sending, by the shop's own sums, and its units off the shelf. */
export function placedHistory(draws: Draws): Played {
  const { within, chance } = draws;
  const made = Array.from({ length: within(1, 4) }, (_, at) => anyLine(at + 1, draws));
  const lines = made.map(({ line }) => line);
  const goods = made.reduce((sum, { bought }) => sum + bought.unit * bought.qty, 0);
  const coupon = { code: 'C', kind: 'fixed', value: toCentavos(within(1, goods)), from: null, to: null } as const;
  const sending = chance(0.5) ? toCentavos(within(1, 30_000)) : toCentavos(0);
  const totals = computeTotals({
    lines,
    coupon: chance(0.4) ? coupon : null,
    shipping: { amount: sending, priceInclTax: sending },
    payment: null,
    credit: null,
  });
  const { grandTotal: total, discount } = totals;
  const wallet = total > 1 && chance(0.5) ? within(0, total - 1) : 0;
  const order = buildOrder({
    ...ORDER_PARTS,
    request: { ...ORDER_PARTS.request, wallet: toCentavos(wallet) },
    lines,
    totals,
  });
  const shelf = new Map<string, number>();
  const holds = new Map<string, number>();
  for (const { sku, qty } of unitsBySku(order.lines)) {
    shelf.set(sku, ON_SHELF - qty);
    holds.set(sku, qty);
  }
  const books: Books = {
    ...{ bought: { lines: made.map(({ bought }) => bought), discount, sending }, total, wallet },
    ...{ card: { came: 0, back: 0 }, hand: { came: 0, back: 0 }, inWallet: 0, held: 0 },
    ...{ isWhole: chance(0.5), isReversed: false, shelf, holds, writtenOff: new Map(), couponBack: 0 },
    months: isOffered(OFFER, MONTHS, placedDue(order)) ? { isOpen: true, wereKept: true } : null,
  };
  return { order, books, state: placedState(toCentavos(total), toCentavos(wallet)) };
}

/** What goes back by each form now, as the shop reckons it. */
export const backOf = ({ books: { card, hand, inWallet }, order, state: { money } }: Played) => {
  const formOf = ({ came, back }: Form) => ({ came: toCentavos(came), back: toCentavos(back) });
  return backByForm(
    { card: formOf(card), hand: formOf(hand) },
    { full: placedDue(order), charged: byOtherForms(money), inWallet: toCentavos(inWallet) },
  );
};

/** Lets an event happen, with what its transitions ask for of shelf and coupon; whether it could. */
function tell(played: Played, event: OrderEvent): boolean {
  const next = step(played.state, event);
  if (!next.ok) return false;
  const { books, order } = played;
  for (const { stock, coupon } of next.value.transitions) {
    // Here every parcel comes back whole.
    if (stock === 'released' || stock === 'comes-back')
      for (const [sku, qty] of books.holds) {
        count(books.shelf, sku, qty);
        books.holds.set(sku, 0);
      }
    if (stock === 'part' && 'items' in event)
      for (const { sku, qty } of unitsBySku(linesOf(order.lines, event.items))) {
        count(books.shelf, sku, qty);
        count(books.holds, sku, -qty);
      }
    if (coupon === 'released') books.couponBack += 1;
  }
  played.state = next.value.state;
  return true;
}

type Moved = 'authorised' | 'captured' | 'released' | 'received' | 'reversed' | 'refunded' | 'bounced';

/** Money moves by a form, in the books as well. */
function move(played: Played, type: Moved, amount: number, form: Form): void {
  if (amount <= 0 || !tell(played, { type, amount: toCentavos(amount) })) return;
  const { books } = played;
  if (type === 'authorised') books.held += amount;
  if (type === 'captured' || type === 'released') books.held -= amount;
  if (type === 'received' || type === 'captured') form.came += amount;
  if (type === 'reversed') {
    form.came -= amount;
    books.isReversed = true;
  }
  if (type === 'refunded') form.back += amount;
  if (type === 'bounced') form.back -= amount;
}

/** What is owed more than before may go into the wallet, as some choose. */
function choose(played: Played, owed: number, { chance }: Draws): void {
  if (owed > 0 && chance(0.3) && tell(played, { type: 'refunded', amount: toCentavos(owed) }))
    played.books.inWallet += owed;
}

/** Some units of a line do not stay: canceled, or come back and are sold again or written off. */
function takeUnits(played: Played, draws: Draws): void {
  const { books, order, state } = played;
  const { lines } = books.bought;
  const at = draws.below(lines.length);
  const line = lines[at] as BoughtLine;
  const qty = line.stays > 0 ? draws.within(1, line.stays) : 1;
  const items = [{ lineNo: at + 1, qty }];
  const taken = takenOff(
    order.lines.map((one, index) => ({ ...one, gone: one.qty - (lines[index]?.stays ?? 0) })),
    items,
  );
  if (!taken.ok) return;
  const isReturn = state.status === 'sent' || state.status === 'complete';
  const isAll = taken.value.isAll && !isReturn;
  const owed = toRefund(state.money);
  const event: OrderEvent = isAll
    ? { type: 'cancel' }
    : { type: isReturn ? 'return-items' : 'cancel-items', items, amount: taken.value.amount };
  if (!tell(played, event)) return;
  line.stays -= qty;
  if (isReturn) {
    const isShelved = draws.chance(0.7);
    for (const { sku, qty: units } of unitsBySku(linesOf(order.lines, items))) {
      count(books.holds, sku, -units);
      if (isShelved) count(books.shelf, sku, units);
    }
    if (!isShelved) for (const [sku, each] of Object.entries(line.parts)) count(books.writtenOff, sku, each * qty);
  }
  choose(played, toRefund(played.state.money) - owed, draws);
}

/** The card that pays what is left is held or charged, in the months that were chosen where they are offered still. */
function payByCard(played: Played, { chance }: Draws): void {
  const { books, state, order } = played;
  const amount = stillDue(state.money) - openAuthorisation(state.money);
  if (state.status !== 'pending' || amount <= 0) return;
  if (books.months?.isOpen) {
    books.months.isOpen = false;
    const isFirst = books.hand.came === 0 && books.card.came === 0 && !books.isReversed;
    if (isFirst) books.months.wereKept = isOffered(OFFER, MONTHS, unpaidAsSold(state.money, placedDue(order)));
  }
  move(played, chance(0.6) ? 'authorised' : 'received', amount, books.card);
}

/** What is sent is charged first, all of a hold where its gateway takes no part; the rest of the hold is let go. */
function send(played: Played): void {
  const { books } = played;
  const needed = toCapture(played.state.money);
  if (played.state.status === 'processing' && needed > 0)
    move(played, 'captured', books.isWhole ? openAuthorisation(played.state.money) : needed, books.card);
  if (tell(played, { type: 'send' })) move(played, 'released', toRelease(played.state.money), books.card);
}

/** What a hold is needed for no longer is let go: only all of it, where its gateway knows no part. */
function letGo(played: Played): void {
  const { money } = played.state;
  const amount = toRelease(money);
  if (!played.books.isWhole || amount === openAuthorisation(money)) move(played, 'released', amount, played.books.card);
}

/** A whole order is called off, a parcel arrives, a transfer comes back, a bank takes money, a charge comes too late. */
function rarely(played: Played, draws: Draws, form: Form): void {
  const { books, state } = played;
  const there = Math.min(form.came - form.back, kept(state.money));
  switch (draws.of(['cancel', 'deliver', 'bounced', 'reversed', 'late'] as const)) {
    case 'cancel': {
      const owed = toRefund(state.money);
      if (tell(played, { type: 'cancel' })) choose(played, toRefund(played.state.money) - owed, draws);
      break;
    }
    case 'deliver':
      tell(played, { type: 'deliver' });
      break;
    case 'bounced':
      move(played, 'bounced', draws.below(books.hand.back + 1), books.hand);
      break;
    case 'reversed':
      if (there > 0 && draws.chance(0.5)) move(played, 'reversed', draws.within(1, there), form);
      break;
    case 'late':
      if (isOff(state.status)) move(played, 'captured', books.held, books.card);
  }
}

/** One thing that happens to an order. */
export function happens(played: Played, draws: Draws): void {
  const { books, state } = played;
  const { below, within, of, chance } = draws;
  const name = of(['card', 'hand'] as const);
  switch (of(['pay', 'items', 'items', 'items', 'send', 'let-go', 'refund', 'refund', 'rare'] as const)) {
    case 'pay':
      if (chance(0.7)) payByCard(played, draws);
      else move(played, 'received', chance(0.5) ? stillDue(state.money) : within(1, 50_000), books.hand);
      break;
    case 'items':
      takeUnits(played, draws);
      break;
    case 'send':
      send(played);
      break;
    case 'let-go':
      letGo(played);
      break;
    case 'refund': {
      const open = backOf(played)[name];
      move(played, 'refunded', chance(0.7) ? open : below(open + 1), books[name]);
      break;
    }
    case 'rare':
      rarely(played, draws, books[name]);
  }
}
