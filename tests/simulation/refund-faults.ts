import { toCentavos } from '../../src/domain/money';
import { kept, openAuthorisation, stillDue, toCapture, toRefund, toRelease } from '../../src/domain/order/money';
import { isOff } from '../../src/domain/order/status';
import { step } from '../../src/domain/order/step';
import {
  above,
  byLargestRemainder,
  type Exact,
  exactCost,
  exactShare,
  isNear,
  unitsStaying,
} from '../oracle/refund-shares';
import { backOf, happens, ON_SHELF, type Played, placedHistory } from './refund-history';
import { type Draws, drawsOf } from './seed';

const MOST_EVENTS = 14;

const NOTHING: Exact = { part: 0n, of: 1n };

/** What an order costs by the oracle, and how many centavos its rounding may be away from that. */
const costOf = ({ books: { bought }, state: { status } }: Played) => ({
  cost: isOff(status) ? NOTHING : exactCost(bought),
  rounding: 2 * bought.lines.length + 1,
});

function wrongPrice(played: Played): string | null {
  const { books, state } = played;
  const { money, status } = state;
  const { cost, rounding } = costOf(played);
  if (!isNear(money.charged, cost, rounding)) return `costs ${money.charged}`;
  const wallet = isOff(status) ? NOTHING : exactShare(cost, books.wallet, books.total);
  // A line is rounded by itself, and what the wallet pays of it at each thing that happens.
  if (!isNear(money.wallet, wallet, rounding + MOST_EVENTS)) return `the wallet pays ${money.wallet}`;
  return money.wallet < 0 || money.wallet > Math.min(books.wallet, money.charged) ? 'the wallet pays too much' : null;
}

function wrongMoney(played: Played): string | null {
  const { books, state } = played;
  const { card, hand, inWallet, held } = books;
  const { money } = state;
  const there = card.came + hand.came - card.back - hand.back - inWallet;
  if (kept(money) !== there) return `keeps ${kept(money)} of ${there}`;
  if (openAuthorisation(money) !== held) return `holds ${openAuthorisation(money)} of ${held}`;
  if (toCapture(money) > stillDue(money)) return `takes ${toCapture(money)} of ${stillDue(money)}`;
  if (toCapture(money) + toRelease(money) !== held) return `lets go of ${toRelease(money)}`;
  const owes = there - (money.charged - money.wallet);
  if (toRefund(money) !== Math.max(0, owes)) return `owes ${toRefund(money)}, not ${owes}`;
  const more = step(state, { type: 'refunded', amount: toCentavos(toRefund(money) + 1) });
  return more.ok ? `gives back a centavo more than the ${toRefund(money)} it owes` : null;
}

/**
 * Each form gets back what it paid of what goes. Where a bank has taken money of a form, the other one is never given
 * what that one is short of; where less came than the price, none has its whole share yet.
 */
function wrongShares(played: Played): string | null {
  const { books, state } = played;
  const { card, hand, total, wallet, inWallet, isReversed } = books;
  const back = backOf(played);
  if (back.card + back.hand !== toRefund(state.money))
    return `owes ${toRefund(state.money)}, gives ${back.card} and ${back.hand}`;
  if (back.card > Math.max(0, card.came - card.back)) return 'more than came by card';
  if (back.hand > Math.max(0, hand.came - hand.back)) return 'more than came by hand';
  const others = total - wallet;
  if (others === 0 || card.came + hand.came < others) return null;
  // What is theirs of the price, the card first: what came on top of it is nobody's share.
  const covers = [Math.min(card.came, others), others - Math.min(card.came, others)];
  const [stays = [], chosenOf = []] = [state.money.charged - state.money.wallet, inWallet].map((amount) =>
    byLargestRemainder(amount, covers),
  );
  const exact = [card, hand].map((form, at) => form.came - form.back - (stays[at] ?? 0) - (chosenOf[at] ?? 0));
  if (exact.every((amount) => amount >= 0) && exact[0] !== back.card)
    return `the card gets ${back.card}, not ${exact[0]}`;
  const { cost, rounding } = costOf(played);
  const most = rounding + MOST_EVENTS + 2;
  const chosen = Math.round((inWallet * Math.min(card.came, others)) / others);
  const keeps = card.came - card.back - back.card - chosen;
  const share = exactShare(cost, Math.min(card.came, others), total);
  if (isReversed) return back.card > 0 && above(keeps, share) < -most ? `the card is left ${keeps}` : null;
  return isNear(keeps, share, most) ? null : `the card keeps ${keeps}`;
}

/** Every unit is on the shelf, in the order, or written off; the coupon is back once, where the order is off. */
function wrongGoods({ books, state }: Played): string | null {
  const isGone = isOff(state.status);
  for (const [sku, qty] of books.shelf) {
    const out = isGone ? 0 : unitsStaying(books.bought, sku);
    const there = qty + out + (books.writtenOff.get(sku) ?? 0);
    if (there !== ON_SHELF) return `${sku} is there ${there} times`;
  }
  if (books.couponBack !== (isGone ? 1 : 0)) return `the coupon is back ${books.couponBack} times`;
  return books.months === null || books.months.wereKept ? null : 'the months it was sold with are gone';
}

const wrong = (played: Played): string | null =>
  wrongPrice(played) ?? wrongMoney(played) ?? wrongShares(played) ?? wrongGoods(played);

/** What a history came to that has to come up: money back by both forms, by wallet, of a hold, of one that was off. */
export const REACHED = ['both', 'wallet', 'captured', 'late', 'reversed', 'months', 'written-off', 'off'] as const;
export type Reached = (typeof REACHED)[number];

function reachedBy({ books, state }: Played): Reached[] {
  const { card, hand, inWallet, isReversed, months, writtenOff } = books;
  const { captured } = state.money;
  const all: Record<Reached, boolean> = {
    both: card.back > 0 && hand.back > 0,
    wallet: books.wallet > 0 && inWallet > 0,
    captured: captured > 0 && card.back > 0,
    late: isOff(state.status) && captured > 0 && books.held === 0,
    reversed: isReversed && card.back + hand.back > 0,
    months: months?.isOpen === false,
    'written-off': writtenOff.size > 0,
    off: isOff(state.status),
  };
  return REACHED.filter((name) => all[name]);
}

/** Plays one order: what did not hold and where, null where all did; and what it came to. */
export function playRefunds(draws: Draws): { fault: string | null; reached: Reached[] } {
  const played = placedHistory(draws);
  for (let left = MOST_EVENTS; left > 0; left -= 1) {
    happens(played, draws);
    const fault = wrong(played);
    if (fault) return { fault: `${fault}: ${JSON.stringify({ ...played.books, money: played.state })}`, reached: [] };
  }
  return { fault: null, reached: reachedBy(played) };
}

/** The first fault of so many orders; null for none. */
export function firstFault(orders: number, seed: number): string | null {
  const draws = drawsOf(seed);
  for (let at = 0; at < orders; at += 1) {
    const { fault } = playRefunds(draws);
    if (fault) return `order ${at}: ${fault}`;
  }
  return null;
}
