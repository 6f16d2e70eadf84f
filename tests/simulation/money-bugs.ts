import type { Bug } from './bugs.ts';

/** A mistake in what the shop does with the money, the units and the wallet of orders. */
interface MoneyBug extends Omit<Bug, 'front'> {
  /** What is said of the order it does harm to: only that shows that it was found. */
  harm: RegExp;
}

/** Mistakes that random orders have to find without a database. */
export const REFUND_BUGS: readonly MoneyBug[] = [
  {
    name: 'what a form keeps is cut to whole centavos',
    file: 'src/domain/order/form-shares.ts',
    find: 'covers : allocate(toCentavos(Math.min(charged, paid)), covers);',
    put: `covers : BUG ? covers.map((cover) => toCentavos(Math.floor((cover * Math.min(charged, paid)) / paid)))
      : allocate(toCentavos(Math.min(charged, paid)), covers);`,
    harm: /^order \d+: the card gets \d+, not \d+:/,
  },
  {
    name: 'what is there may go back although it is not owed',
    file: 'src/domain/order/step.ts',
    find: 'refunded: upTo(toRefund,',
    put: 'refunded: upTo((money) => (BUG ? kept(money) : toRefund(money)),',
    harm: /^order \d+: gives back a centavo more than/,
  },
  {
    name: 'an item that goes takes the months of the others along',
    file: 'src/domain/order/money.ts',
    find: 'toCentavos(Math.max(0, full - kept(money)',
    put: 'toCentavos(Math.max(0, (BUG ? byOtherForms(money) : full) - kept(money)',
    harm: /^order \d+: the months it was sold with are gone:/,
  },
  {
    name: 'the warranty of a unit stays when the unit goes',
    file: 'src/domain/order/items.ts',
    find: `({ total, shipping, qty }: Line, units: number): Centavos =>
  costOfFirst(toCentavos(total - shipping), qty, units);`,
    put: `({ total, shipping, qty, warranty }: Line & { warranty?: { unitGross: number } }, units: number): Centavos =>
  costOfFirst(toCentavos(total - shipping - (BUG ? (warranty?.unitGross ?? 0) * qty : 0)), qty, units);`,
    harm: /^order \d+: costs \d+:/,
  },
  {
    name: 'a line that goes takes its share of the sending along',
    file: 'src/domain/order/items.ts',
    find: 'const sending = isAll ? sum(lines.map(({ shipping }) => shipping)) : NO_CENTAVOS;',
    put: `const sending = isAll || BUG ? sum(lines.filter((line) => goneOf(line) === line.qty).map(({ shipping }) => shipping))
    : NO_CENTAVOS;`,
    harm: /^order \d+: costs \d+:/,
  },
  {
    name: 'all of a hold is taken though less is due',
    file: 'src/domain/order/money.ts',
    find: 'toCentavos(Math.min(openAuthorisation(money), stillDue(money)));',
    put: 'toCentavos(BUG ? openAuthorisation(money) : Math.min(openAuthorisation(money), stillDue(money)));',
    harm: /^order \d+: takes \d+ of \d+:/,
  },
];

/** Mistakes in the ledger of wallets, which random wallets have to find. */
export const WALLET_BUGS: readonly MoneyBug[] = [
  {
    name: 'what comes back into a wallet loses the time it had',
    file: 'workers/adapters/embedded/wallet/pay.ts',
    find: 'max(expires_at, ?2 +',
    put: `\${BUG ? 'min' : 'max'}(expires_at, ?2 +`,
    harm: /^(?:back|all) of \d+ made/,
  },
];

/** Mistakes in what is written, which random orders have to find in front of database and gateway. */
export const ORDER_BUGS: readonly MoneyBug[] = [
  {
    name: 'what a card is to have back waits for somebody to send it',
    file: 'workers/adapters/embedded/orders/change.ts',
    find: "[owedStatement(db, '?1', row.number, at), cardsDueStatement(db, row, at)]",
    put: "[owedStatement(db, '?1', row.number, at), ...(BUG ? [] : [cardsDueStatement(db, row, at)])]",
    harm: /^the card keeps what stays/,
  },
  {
    name: 'canceled units go back on the shelf once more with the rest',
    file: 'workers/adapters/embedded/orders/release.ts',
    find: '.qty - taken.units',
    put: `.qty - \${BUG ? 0 : 'taken.units'}`,
    harm: /^every unit that does not stay is on the shelf, once/,
  },
];

export const MONEY_BUGS: readonly MoneyBug[] = [...REFUND_BUGS, ...WALLET_BUGS, ...ORDER_BUGS];
