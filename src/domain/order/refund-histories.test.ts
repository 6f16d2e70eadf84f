import { expect, test } from 'vitest';
import { type BoughtLine, exactCost, exactShare, isNear } from '../../../tests/oracle/refund-shares';
import { sampled, seedOf } from '../../../tests/sample';
import { type Draws, drawsOf } from '../../../tests/simulation/seed';
import { toCentavos } from '../money';
import { backByForm } from './form-shares';
import { takenOff } from './items';
import { byOtherForms, kept, toRefund } from './money';
import { type OrderState, placedState, step } from './step';

const HISTORIES = sampled(4_000, 100_000);
const MOST_EVENTS = 10;

interface Form {
  came: number;
  back: number;
}

/** What the test counts of an order beside what the shop does. */
interface Books {
  lines: BoughtLine[];
  /** What it cost at first, and what of it the wallet pays. */
  total: number;
  wallet: number;
  /** Went into the wallet by choice. */
  inWallet: number;
  /** A bank took something back, so that a form may have less left than its share. */
  isReversed: boolean;
  card: Form;
  hand: Form;
}

const anyLine = ({ within, chance }: Draws): BoughtLine => {
  const qty = within(1, 4);
  return { qty, stays: qty, goods: within(qty, 400_000), sending: chance(0.5) ? within(0, 30_000) : 0 };
};

const orderLines = ({ lines }: Books) =>
  lines.map(({ qty, stays, goods, sending }, at) => ({
    ...{ lineNo: at + 1, qty, gone: qty - stays },
    ...{ total: toCentavos(goods + sending), shipping: toCentavos(sending) },
  }));

const formOf = ({ came, back }: Form) => ({ came: toCentavos(came), back: toCentavos(back) });
const backOf = ({ card, hand, total, wallet, inWallet }: Books, { money }: OrderState) =>
  backByForm(
    { card: formOf(card), hand: formOf(hand) },
    { full: toCentavos(total - wallet), charged: byOtherForms(money), inWallet: toCentavos(inWallet) },
  );

/** One thing that happens, counted in the books as well; the state afterwards. */
function happens(books: Books, state: OrderState, draws: Draws): OrderState {
  const { below, within, of, chance } = draws;
  const move = (type: 'received' | 'reversed' | 'refunded' | 'bounced', amount: number, form: Form): OrderState => {
    const next = amount > 0 ? step(state, { type, amount: toCentavos(amount) }) : null;
    if (!next?.ok) return state;
    if (type === 'received') form.came += amount;
    else if (type === 'reversed') {
      form.came -= amount;
      books.isReversed = true;
    } else form.back += type === 'refunded' ? amount : -amount;
    return next.value.state;
  };
  switch (of(['items', 'items', 'refund', 'refund', 'bounce', 'late', 'reversed'] as const)) {
    case 'items': {
      const at = below(books.lines.length);
      const line = books.lines[at] as BoughtLine;
      const qty = line.stays > 0 ? within(1, line.stays) : 1;
      const taken = takenOff(orderLines(books), [{ lineNo: at + 1, qty }]);
      const type = state.status === 'sent' ? 'return-items' : 'cancel-items';
      const next = taken.ok ? step(state, { type, items: [], amount: taken.value.amount }) : null;
      if (!next?.ok) return state;
      line.stays -= qty;
      // Some have what is owed because of it in their wallet instead, as the next thing that happens.
      const owed = toRefund(next.value.state.money) - toRefund(state.money);
      const chosen =
        owed > 0 && chance(0.3) ? step(next.value.state, { type: 'refunded', amount: toCentavos(owed) }) : null;
      if (!chosen?.ok) return next.value.state;
      books.inWallet += owed;
      return chosen.value.state;
    }
    case 'refund': {
      const name = of(['card', 'hand'] as const);
      const open = backOf(books, state)[name];
      return move('refunded', chance(0.7) ? open : below(open + 1), books[name]);
    }
    case 'bounce':
      return move('bounced', below(books.hand.back + 1), books.hand);
    case 'late':
      return chance(0.3) ? move('received', within(1, 50_000), books.hand) : state;
    case 'reversed': {
      // What came by no card and is there: what a card's bank takes back is told by its gateway.
      const most = Math.min(books.hand.came - books.hand.back, kept(state.money) - books.card.came + books.card.back);
      return chance(0.2) && most > 0 ? move('reversed', within(1, most), books.hand) : state;
    }
  }
}

/** What does not hold, in words; null when all does. */
function wrong(books: Books, state: OrderState): string | null {
  const { card, hand, total, wallet, inWallet, isReversed, lines } = books;
  const { money } = state;
  const back = backOf(books, state);
  if (back.card + back.hand !== toRefund(money)) return `owes ${toRefund(money)}, gives ${JSON.stringify(back)}`;
  const tooMuch = step(state, { type: 'refunded', amount: toCentavos(toRefund(money) + 1) });
  if (tooMuch.ok) return `gives back a centavo more than the ${toRefund(money)} it owes`;
  if (back.card > card.came - card.back || back.hand > hand.came - hand.back) return 'more than came by a form';
  if (kept(money) !== card.came + hand.came - card.back - hand.back - inWallet) return `keeps ${kept(money)}`;
  if (money.wallet < 0 || money.wallet > wallet || money.wallet > money.charged)
    return `the wallet pays ${money.wallet}`;
  const cost = exactCost(lines);
  if (!isNear(money.charged, cost, lines.length + 1)) return `costs ${money.charged}`;
  // A line is rounded by itself, what the wallet pays of it at each thing that happens, and the shares once more.
  const most = lines.length + MOST_EVENTS + 3;
  if (!isNear(money.wallet, exactShare(cost, wallet, total), most)) return `the wallet pays ${money.wallet}`;
  const others = total - wallet;
  const isPaidUp = !isReversed && hand.came >= others - card.came && others > 0;
  const chosen = others > 0 ? Math.round((inWallet * card.came) / others) : 0;
  const keeps = card.came - card.back - back.card - chosen;
  return isPaidUp && !isNear(keeps, exactShare(cost, card.came, total), most) ? `the card keeps ${keeps}` : null;
}

test(`of ${HISTORIES.toLocaleString('en')} random orders that a wallet and two forms paid each gets back its share of what goes, to the centavo, by form or into the wallet by choice, and never more than came by it`, () => {
  const draws = drawsOf(seedOf(29));
  let given = 0;
  for (let history = 0; history < HISTORIES; history += 1) {
    const lines = Array.from({ length: draws.within(1, 4) }, () => anyLine(draws));
    const total = lines.reduce((sum, { goods, sending }) => sum + goods + sending, 0);
    const wallet = draws.chance(0.5) ? 0 : draws.within(0, total - 1);
    const others = total - wallet;
    const card = draws.chance(0.2) ? 0 : draws.within(0, others);
    const forms = { card: { came: card, back: 0 }, hand: { came: others - card, back: 0 } };
    const books: Books = { lines, total, wallet, inWallet: 0, isReversed: false, ...forms };
    let state = placedState(toCentavos(total), toCentavos(wallet));
    const paid = step(state, { type: 'received', amount: toCentavos(others) });
    if (!paid.ok) throw new Error(paid.problem.message);
    state = paid.value.state;
    if (draws.chance(0.5)) state = { ...state, status: 'sent' };
    for (let left = MOST_EVENTS; left > 0; left -= 1) {
      state = happens(books, state, draws);
      const fault = wrong(books, state);
      if (fault) expect.fail(`history ${history}: ${fault}: ${JSON.stringify({ books, money: state.money })}`);
    }
    given += books.card.back > 0 && books.hand.back > 0 && (books.wallet === 0 || books.inWallet > 0) ? 1 : 0;
  }
  expect(given).toBeGreaterThan(HISTORIES / 10);
});
