import { allocate, type Centavos, NO_CENTAVOS, sum, toCentavos } from '../money';

/** The forms that money of an order goes back by: its cards, by their gateway; everything else, by hand. */
export const MONEY_FORMS = ['card', 'hand'] as const;
export type MoneyForm = (typeof MONEY_FORMS)[number];

/** What came by a form and was not taken back by a bank, and what went back by it. */
export interface FormMoney {
  came: Centavos;
  back: Centavos;
}

/** What of an order was to be paid by these forms when it was placed, and what is now: nothing that a wallet pays. */
interface Costs {
  full: Centavos;
  charged: Centavos;
  /** What its shopper chose to have in their wallet instead, of each form by what it paid. */
  inWallet?: Centavos;
}

const above = (amount: number): Centavos => toCentavos(Math.max(0, amount));

/**
 * What of the price each form paid: what came by card first, as no card pays more than it was asked; what came on top of
 * the price is nobody's share of it.
 */
function coverOf(forms: Record<MoneyForm, FormMoney>, full: Centavos): Centavos[] {
  let left: number = full;
  return MONEY_FORMS.map((form) => {
    const covers = Math.min(forms[form].came, left);
    left -= covers;
    return toCentavos(covers);
  });
}

/**
 * What is to go back by each form now: what it paid of the lines that do not stay, by largest remainder, and all that
 * came by it on top of the price; together what the shop owes the shopper, and of no form more than came by it. Source:
 * decisions "Refund".
 */
export function backByForm(
  forms: Record<MoneyForm, FormMoney>,
  { full, charged, inWallet = NO_CENTAVOS }: Costs,
): Record<MoneyForm, Centavos> {
  const covers = coverOf(forms, full);
  const paid = sum(covers);
  const stays = paid === 0 ? covers : allocate(toCentavos(Math.min(charged, paid)), covers);
  const toWallet = allocate(inWallet, paid === 0 ? MONEY_FORMS.map((form) => forms[form].came) : covers);
  const wanted = MONEY_FORMS.map((form, at) =>
    above(forms[form].came - forms[form].back - (toWallet[at] ?? 0) - (stays[at] ?? 0)),
  );
  const all = MONEY_FORMS.map((form) => forms[form]);
  let owed = Math.max(0, sum(all.map(({ came }) => came)) - sum(all.map(({ back }) => back)) - inWallet - charged);
  const back = wanted.map((amount) => {
    const now = Math.min(amount, owed);
    owed -= now;
    return toCentavos(now);
  });
  return { card: back[0] ?? above(0), hand: back[1] ?? above(0) };
}
