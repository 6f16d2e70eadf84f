import { exactly, type Fraction, floor, fraction, halfUp, over, percent, plus, times, ZERO } from './fraction.ts';

/** A thing in a unit of a line: a net price in pesos as written, the percentage of its tax, how many of it the unit holds. */
export interface Part {
  readonly net: string;
  readonly rate: string;
  readonly each?: number;
}

/** A custom option: a fixed amount of pesos on both prices, or a percentage of the line's own product on both. */
export type Option = { readonly fixed: string } | { readonly percent: string };

/** A line: the product itself, or all parts of a bundle, then what goes with it (warranty), and its options. */
export interface Line {
  readonly qty: number;
  readonly parts: readonly Part[];
  readonly options?: readonly Option[];
}

/** A cost with IVA, in pesos as written, beside its net amount. */
export interface Cost {
  readonly net: string;
  readonly gross: string;
}

export interface Cart {
  readonly lines: readonly Line[];
  readonly coupon?: { readonly percent: string } | { readonly fixed: string };
  readonly shipping?: Cost;
  readonly payment?: Cost;
  /** The subtotal as it would be without store credit, in pesos. */
  readonly withoutCredit?: string;
}

/** A row of a receipt, in centavos. `costs` is its share of shipping and payment cost. */
export interface Row {
  readonly unitNet: bigint;
  readonly unitGross: bigint;
  readonly gross: bigint;
  readonly discount: bigint;
  readonly tax: bigint;
  readonly costs: bigint;
  readonly total: bigint;
}

/** A receipt in centavos; `tax` is what is inside of `total`. */
export interface Receipt {
  readonly rows: readonly Row[];
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly payment: bigint;
  readonly tax: bigint;
  readonly total: bigint;
  readonly shownSubtotal: bigint;
  readonly credit: bigint;
}

interface Priced {
  readonly net: bigint;
  readonly gross: bigint;
  readonly rate: Fraction;
}

const HUNDRED = fraction(100n);
const whole = (n: number | bigint): Fraction => fraction(BigInt(n));
const centavos = (pesos: string): Fraction => times(exactly(pesos), HUNDRED);
const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);

const priced = ({ net, rate, each = 1 }: Part): Priced => {
  const exact = centavos(net);
  const taxShare = percent(exactly(rate));
  const netCentavos = halfUp(exact);
  const gross = netCentavos + halfUp(times(exact, taxShare));
  return { net: netCentavos * BigInt(each), gross: gross * BigInt(each), rate: taxShare };
};

const optionAmount = (option: Option, own: bigint): bigint =>
  'fixed' in option ? halfUp(centavos(option.fixed)) : halfUp(times(whole(own), percent(exactly(option.percent))));

/**
 * Spreads an amount by weights: each gets the whole part of its exact share, and the centavos left go one each
 * to the largest remainders, of equal ones to the first. Without any weight the first takes it all.
 */
export const spread = (amount: bigint, weights: readonly bigint[]): bigint[] => {
  const all = sum(weights);
  if (all === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n));
  const exact = weights.map((weight) => over(whole(amount * weight), whole(all)));
  const shares = exact.map(floor);
  const remainders = exact.map((share, index) => plus(share, whole(-(shares[index] ?? 0n))));
  const larger = (a: Fraction, b: Fraction): number => Number(b.n * a.d > a.n * b.d) - Number(b.n * a.d < a.n * b.d);
  const order = remainders.map((_, index) => index).sort((a, b) => larger(remainders[a] ?? ZERO, remainders[b] ?? ZERO) || a - b);
  for (const index of order.slice(0, Number(amount - sum(shares)))) shares[index] = (shares[index] ?? 0n) + 1n;
  return shares;
};

/** The tax inside a gross amount of one rate, half up to the centavo. */
const taxWithin = (gross: bigint, rate: Fraction): bigint => halfUp(over(times(whole(gross), rate), plus(whole(1), rate)));

const couponAmount = (coupon: Cart['coupon'], subtotal: bigint): bigint => {
  if (!coupon) return 0n;
  const amount = 'fixed' in coupon ? halfUp(centavos(coupon.fixed)) : halfUp(times(whole(subtotal), percent(exactly(coupon.percent))));
  return amount < subtotal ? amount : subtotal;
};

/** What a shopper is charged for a cart, to the centavo, worked out in exact fractions. */
export const receiptOf = (cart: Cart): Receipt => {
  const lines = cart.lines.map((line) => {
    const parts = line.parts.map(priced);
    const [own = { net: 0n, gross: 0n, rate: ZERO }] = parts;
    const options = (line.options ?? []).map((option) => ({
      net: optionAmount(option, own.net),
      gross: optionAmount(option, own.gross),
      rate: 'fixed' in option ? ZERO : own.rate,
    }));
    const pieces = [...parts, ...options];
    const unitNet = sum(pieces.map(({ net }) => net));
    const unitGross = sum(pieces.map(({ gross }) => gross));
    return { qty: BigInt(line.qty), pieces, unitNet, unitGross, gross: unitGross * BigInt(line.qty) };
  });
  const subtotal = sum(lines.map(({ gross }) => gross));
  const discount = couponAmount(cart.coupon, subtotal);
  const discounts = spread(
    discount,
    lines.map(({ gross }) => gross),
  );
  const left = lines.map(({ gross }, index) => gross - (discounts[index] ?? 0n));
  const cost = (of: Cost | undefined) => ({ gross: of ? halfUp(centavos(of.gross)) : 0n, net: of ? halfUp(centavos(of.net)) : 0n });
  const shipping = cost(cart.shipping);
  const payment = cost(cart.payment);
  const costs = spread(shipping.gross + payment.gross, left);
  const rows = lines.map(({ qty, pieces, unitNet, unitGross, gross }, index): Row => {
    const discounted = left[index] ?? 0n;
    const shares = spread(
      discounted,
      pieces.map((piece) => piece.gross),
    );
    const tax = discounted === gross ? (unitGross - unitNet) * qty : sum(pieces.map(({ rate }, piece) => taxWithin(shares[piece] ?? 0n, rate)));
    const share = costs[index] ?? 0n;
    return { unitNet, unitGross, gross, discount: gross - discounted, tax, costs: share, total: discounted + share };
  });
  const without = cart.withoutCredit === undefined ? subtotal : halfUp(centavos(cart.withoutCredit));
  const credit = subtotal > without ? subtotal - without : 0n;
  return {
    rows,
    subtotal,
    discount,
    shipping: shipping.gross,
    payment: payment.gross,
    tax: sum(rows.map((row) => row.tax)) + (shipping.gross - shipping.net) + (payment.gross - payment.net),
    total: subtotal - discount + shipping.gross + payment.gross,
    shownSubtotal: subtotal - credit,
    credit,
  };
};
