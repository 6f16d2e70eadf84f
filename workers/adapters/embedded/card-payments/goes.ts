import type { MoneyGoes } from '../../../../src/commerce/desk/orders';
import { type Centavos, NO_CENTAVOS, toCentavos } from '../../../../src/domain/money';
import { openAuthorisation, toCapture } from '../../../../src/domain/order/money';
import { placedDue } from '../../../../src/domain/order/order';
import { isOff } from '../../../../src/domain/order/status';
import type { OrderState } from '../../../../src/domain/order/step';
import { type OrderRow, orderOf, stateOf } from '../orders/row';
import { byHand, type CardRefunds, toCards } from './refunds';

const more = (after: number, before: number): Centavos => toCentavos(Math.max(0, after - before));

interface Before {
  row: OrderRow;
  refunds: CardRefunds;
  /** The most that leaves an order by one name; null for any amount. */
  most: Centavos | null;
  cardDigits: string | null;
}

/**
 * What an order costs less in this state than it does, and where that goes, by the functions that move it. `chosen` of it
 * its customer wants in their wallet: then nothing goes back as it was paid.
 */
export function goesOf(
  { row, refunds, most, cardDigits }: Before,
  after: OrderState,
  chosen: Centavos = NO_CENTAVOS,
): MoneyGoes {
  const before = stateOf(row);
  const full = placedDue(orderOf(row));
  const [was, is] = [
    { money: before.money, full },
    { money: after.money, full },
  ];
  const amount = more(before.money.charged, after.money.charged);
  const cards = chosen > 0 ? NO_CENTAVOS : more(toCards(is, refunds), toCards(was, refunds));
  const hand = chosen > 0 ? NO_CENTAVOS : more(byHand(is, refunds), byHand(was, refunds));
  const toWallet = toCentavos(chosen + before.money.wallet - after.money.wallet);
  const held = more(toCapture(before.money), toCapture(after.money));
  // With it goes what waits for these cards already.
  const leaves = after.money.refunded + refunds.underWay + toCards(is, refunds);
  return {
    amount,
    letGo: isOff(after.status) ? openAuthorisation(before.money) : NO_CENTAVOS,
    chargedLess: isOff(after.status) ? NO_CENTAVOS : held,
    toCards: cards,
    byHand: hand,
    toWallet,
    unpaid: more(amount, cards + hand + toWallet + held),
    isAskedOfTwo: most !== null && leaves > most,
    isAskedFirst: false,
    cardDigits,
  };
}
