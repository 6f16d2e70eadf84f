import { expect, test } from 'vitest';
import { sampled } from '../../../tests/sample';
import { type Draws, drawsOf } from '../../../tests/simulation/seed';
import { type Centavos, toCentavos } from '../money';
import { MONEY_EVENT_TYPES, type MoneyEvent, ORDER_ACTIONS, type OrderEvent } from './events';
import { type OrderMoney, openAuthorisation, stillDue, toCapture, toRefund, toRelease } from './money';
import { isOff, ORDER_STATUSES, type OrderStatus } from './status';
import { type OrderState, placedState, step } from './step';

const HISTORIES = sampled(20_000, 100_000);
const MOST_EVENTS = 14;
const MOST_CHARGED = 2_000_000;

/** What moved hands, counted by the test alone: what came to the shop and what left it, of which order. */
interface Books {
  came: bigint;
  left: bigint;
  adjusted: bigint;
  held: bigint;
}

/** Amounts that are likely to matter: all of something, one centavo more or less, or anything. */
function amountFor(type: MoneyEvent['type'], { money }: OrderState, { of, below }: Draws): Centavos {
  const all: Record<MoneyEvent['type'], number> = {
    authorised: stillDue(money),
    captured: toCapture(money),
    released: toRelease(money),
    received: stillDue(money),
    reversed: money.received,
    refunded: toRefund(money),
    bounced: money.refunded,
    'take-back-received': money.received,
    adjusted: money.charged,
  };
  const exact = all[type];
  return toCentavos(Math.max(1, of([exact, exact, exact + 1, exact - 1, Math.floor(exact / 2), below(MOST_CHARGED)])));
}

function anyEvent(state: OrderState, draws: Draws): OrderEvent {
  if (draws.chance(1 / 3)) {
    const type = draws.of(ORDER_ACTIONS);
    const isItems = type === 'cancel-items' || type === 'return-items';
    return { type, ...(isItems ? { amount: draws.within(0, state.money.charged) } : {}) } as OrderEvent;
  }
  const type = draws.of(MONEY_EVENT_TYPES);
  return { type, amount: amountFor(type, state, draws) };
}

function book(books: Books, event: OrderEvent): Books {
  if (!('amount' in event)) return books;
  const amount = BigInt(event.amount);
  switch (event.type) {
    case 'authorised':
      return { ...books, held: books.held + amount };
    case 'captured':
      return { ...books, held: books.held - amount, came: books.came + amount };
    case 'released':
      return { ...books, held: books.held - amount };
    case 'received':
    case 'bounced':
      return { ...books, came: books.came + amount };
    case 'reversed':
    case 'refunded':
    case 'take-back-received':
      return { ...books, left: books.left + amount };
    case 'adjusted':
    case 'cancel-items':
    case 'return-items':
      return { ...books, adjusted: books.adjusted + amount };
  }
}

/** What alone makes an order safe to send: money that comes or is held, a lower price, or the operator's word. */
const SECURES: readonly string[] = [
  'authorised',
  'received',
  'bounced',
  'adjusted',
  'cancel-items',
  'accept',
] satisfies OrderEvent['type'][];

/** Whether an order waits for its money although none is missing, or is to be sent although some is. */
const isMisplaced = ({ status, isAccepted, money }: OrderState): boolean => {
  const isSafe = isAccepted || stillDue(money) <= openAuthorisation(money);
  return isSafe ? status === 'pending' : status === 'processing';
};

/** What does not hold after an event, in words; null when all does. */
function wrong(charged: number, { status, isAccepted, money }: OrderState, books: Books): string | null {
  const costs = isOff(status) ? 0n : BigInt(charged) - books.adjusted;
  const wallet = BigInt(money.wallet);
  if (wallet > costs || (costs === 0n && wallet !== 0n)) return `the wallet pays ${wallet} of ${costs}`;
  const keeps = costs - wallet;
  const balance = books.came - books.left + BigInt(money.disputed);
  const [due, back] = [BigInt(stillDue(money)), BigInt(toRefund(money))];
  if (balance !== keeps + back - due) return `there is ${balance}, kept ${keeps}, due ${due}, back ${back}`;
  if (due < 0n || back < 0n || (due > 0n && back > 0n)) return `due ${due} and back ${back}`;
  if (money.refunded > money.received - money.reversed) return 'refunded more than there was';
  if (money.captured + money.released > money.authorised) return 'took more than was held';
  if (BigInt(openAuthorisation(money)) !== books.held)
    return `held ${openAuthorisation(money)}, by the books ${books.held}`;
  if (isMisplaced({ status, isAccepted, money })) return `${status}, due ${due}, held ${books.held}`;
  return Object.values(money).some((amount) => amount < 0) ? 'an amount below zero' : null;
}

const grows = (before: OrderMoney, after: OrderMoney, type: OrderEvent['type']): boolean =>
  (Object.keys(before) as (keyof OrderMoney)[]).every((name) => {
    if (name === 'refunded' || (name === 'received' && type === 'take-back-received')) return true;
    return name === 'charged' || name === 'wallet' ? after[name] <= before[name] : after[name] >= before[name];
  });

test(`money is conserved to the centavo after every event of ${HISTORIES.toLocaleString('en')} random orders, stock and coupon come back at most once`, () => {
  const draws = drawsOf(11);
  const reached = new Set<OrderStatus>();
  let [refused, secured, lowered] = [0, 0, 0];
  for (let history = 0; history < HISTORIES; history += 1) {
    const charged = draws.chance(1 / 10) ? 0 : draws.within(1, MOST_CHARGED);
    const wallet = draws.chance(1 / 4) ? draws.within(0, charged) : 0;
    let state = placedState(toCentavos(charged), toCentavos(wallet));
    secured += state.status === 'processing' ? 1 : 0;
    let books: Books = { came: 0n, left: 0n, adjusted: 0n, held: 0n };
    const placed = wrong(charged, state, books);
    if (placed) expect.fail(`history ${history}: placed: ${placed}`);
    let returns = 0;
    const told: string[] = [];
    for (let left = draws.within(1, MOST_EVENTS); left > 0; left -= 1) {
      const event = anyEvent(state, draws);
      const next = step(state, event);
      told.push(JSON.stringify(event));
      if (!next.ok) {
        refused += 1;
        continue;
      }
      const isSecured = next.value.transitions.some(({ on }) => on === 'secured');
      if (isSecured && !SECURES.includes(event.type))
        expect.fail(`history ${history}: secured by ${event.type}: ${told.join(' ')}`);
      lowered += isSecured && event.type === 'adjusted' ? 1 : 0;
      if (!grows(state.money, next.value.state.money, event.type))
        expect.fail(`history ${history}: something shrank: ${told.join(' ')}`);
      state = next.value.state;
      books = book(books, event);
      returns += next.value.transitions.filter(({ stock }) => stock === 'released' || stock === 'comes-back').length;
      const fault = wrong(charged, state, books);
      if (fault) expect.fail(`history ${history}: ${fault}: ${told.join(' ')}`);
      reached.add(state.status);
    }
    if (returns !== (isOff(state.status) ? 1 : 0))
      expect.fail(`history ${history}: stock came back ${returns} times: ${told.join(' ')}`);
  }
  expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
  expect(refused).toBeGreaterThan(HISTORIES / 10);
  expect(secured, 'orders that cost nothing').toBeGreaterThan(HISTORIES / 20);
  expect(lowered, 'orders that cost nothing any more').toBeGreaterThan(HISTORIES / 100);
});
