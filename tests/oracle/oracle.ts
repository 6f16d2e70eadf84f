import { exactly, type Fraction, floor, fraction, halfUp, over, percent, plus, times, ZERO } from './fraction.ts';

/**
 * A thing in a unit of a line: a net price in pesos as written, the percentage of its tax, how many of it the unit
 * holds.
 */
export interface Part {
  readonly net: string;
  readonly rate: string;
  readonly each?: number;
}

/**
 * A custom option: a fixed amount of pesos on the net and the gross price alike, so without tax, or a percentage of
 * each.
 */
export type Option = { readonly fixed: string } | { readonly percent: string };

/** A line: the product itself or all parts of a bundle, its warranty, its options. What is virtual is not shipped. */
export interface Line {
  readonly qty: number;
  readonly parts: readonly Part[];
  readonly warranty?: Part;
  readonly options?: readonly Option[];
  readonly virtual?: boolean;
}

/** A cost with IVA, in pesos as written, beside its net amount. */
export interface Cost {
  readonly net: string;
  readonly gross: string;
}

export interface Cart {
  /**
   * Whether it is handed over in a border region that the store is registered for: there 16 % is 8 %, for what is
   * delivered.
   */
  readonly atBorder?: boolean;
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
 * to the largest remainders, of equal ones to the first. Nothing is spread where nothing weighs.
 */
export const spread = (amount: bigint, weights: readonly bigint[]): bigint[] => {
  const all = sum(weights);
  if (all === 0n) return weights.map(() => 0n);
  const exact = weights.map((weight) => over(whole(amount * weight), whole(all)));
  const shares = exact.map(floor);
  const remainders = exact.map((share, index) => plus(share, whole(-(shares[index] ?? 0n))));
  const larger = (a: Fraction, b: Fraction): number => Number(b.n * a.d > a.n * b.d) - Number(b.n * a.d < a.n * b.d);
  const order = remainders
    .map((_, index) => index)
    .sort((a, b) => larger(remainders[a] ?? ZERO, remainders[b] ?? ZERO) || a - b);
  for (const index of order.slice(0, Number(amount - sum(shares)))) shares[index] = (shares[index] ?? 0n) + 1n;
  return shares;
};

/**
 * A cost goes by what is left of the goods' price, or by their number where they cost nothing; only to those that take
 * part.
 */
const spreadCost = (amount: bigint, lines: readonly { left: bigint; qty: bigint; takesPart: boolean }[]): bigint[] => {
  const byPrice = lines.map(({ left, takesPart }) => (takesPart ? left : 0n));
  return sum(byPrice) > 0n
    ? spread(amount, byPrice)
    : spread(
        amount,
        lines.map(({ qty, takesPart }) => (takesPart ? qty : 0n)),
      );
};

/**
 * The tax inside a discounted row: each piece keeps its share of the row at its own rate; the sum is rounded once, half
 * up.
 */
const taxWithin = (discounted: bigint, pieces: readonly Priced[]): bigint => {
  const all = sum(pieces.map(({ gross }) => gross));
  if (all === 0n) return 0n;
  const taxes = pieces.map(({ gross, rate }) =>
    times(fraction(discounted * gross, all), over(rate, plus(whole(1), rate))),
  );
  return halfUp(taxes.reduce(plus, ZERO));
};

const couponAmount = (coupon: Cart['coupon'], subtotal: bigint): bigint => {
  if (!coupon) return 0n;
  const amount =
    'fixed' in coupon
      ? halfUp(centavos(coupon.fixed))
      : halfUp(times(whole(subtotal), percent(exactly(coupon.percent))));
  return amount < subtotal ? amount : subtotal;
};

const GENERAL_RATE = 16;
const BORDER_RATE = '8';

const rateAtBorder = (part: Part): Part => (Number(part.rate) === GENERAL_RATE ? { ...part, rate: BORDER_RATE } : part);

/** The line with the rates of its place. What is virtual is delivered nowhere. */
const taxedAt = (line: Line, atBorder: boolean): Line => {
  if (!atBorder || line.virtual) return line;
  return {
    ...line,
    parts: line.parts.map(rateAtBorder),
    ...(line.warranty ? { warranty: rateAtBorder(line.warranty) } : {}),
  };
};

/** What one unit of a line is made of. */
const piecesOf = ({ parts, warranty, options = [] }: Line): Priced[] => {
  const goods = parts.map(priced);
  const net = sum(goods.map((piece) => piece.net));
  const gross = sum(goods.map((piece) => piece.gross));
  const added = options.flatMap((option): Priced[] => {
    const amount = { net: optionAmount(option, net), gross: optionAmount(option, gross) };
    if ('fixed' in option) return [{ ...amount, rate: ZERO }];
    const nets = spread(
      amount.net,
      goods.map((piece) => piece.net),
    );
    const shares = spread(
      amount.gross,
      goods.map((piece) => piece.gross),
    );
    return goods.map(({ rate }, index) => ({ net: nets[index] ?? 0n, gross: shares[index] ?? 0n, rate }));
  });
  return [...goods, ...added, ...(warranty ? [priced(warranty)] : [])];
};

/** A cost in centavos; nothing where it is not charged. */
const costOf = (cost: Cost | undefined, isCharged: boolean) => {
  const { net, gross } = cost && isCharged ? cost : { net: '0', gross: '0' };
  return { gross: halfUp(centavos(gross)), tax: halfUp(centavos(gross)) - halfUp(centavos(net)) };
};

/** What a shopper is charged for a cart, to the centavo, worked out in exact fractions. */
export const receiptOf = (cart: Cart): Receipt => {
  const lines = cart.lines.map((line) => {
    const pieces = piecesOf(taxedAt(line, cart.atBorder === true));
    const unitNet = sum(pieces.map(({ net }) => net));
    const unitGross = sum(pieces.map(({ gross }) => gross));
    return {
      qty: BigInt(line.qty),
      isShipped: !line.virtual,
      pieces,
      unitNet,
      unitGross,
      gross: unitGross * BigInt(line.qty),
    };
  });
  const subtotal = sum(lines.map(({ gross }) => gross));
  const discount = couponAmount(cart.coupon, subtotal);
  const discounts = spread(
    discount,
    lines.map(({ gross }) => gross),
  );
  const left = lines.map(({ gross }, index) => gross - (discounts[index] ?? 0n));
  const shipping = costOf(
    cart.shipping,
    lines.some(({ isShipped }) => isShipped),
  );
  const payment = costOf(cart.payment, lines.length > 0);
  const shares = lines.map(({ qty, isShipped }, index) => ({ qty, isShipped, left: left[index] ?? 0n }));
  const shippingShares = spreadCost(
    shipping.gross,
    shares.map((line) => ({ ...line, takesPart: line.isShipped })),
  );
  const paymentShares = spreadCost(
    payment.gross,
    shares.map((line) => ({ ...line, takesPart: true })),
  );
  const rows = lines.map(({ qty, pieces, unitNet, unitGross, gross }, index): Row => {
    const discounted = left[index] ?? 0n;
    const tax = discounted === gross ? (unitGross - unitNet) * qty : taxWithin(discounted, pieces);
    const costs = (shippingShares[index] ?? 0n) + (paymentShares[index] ?? 0n);
    return { unitNet, unitGross, gross, discount: gross - discounted, tax, costs, total: discounted + costs };
  });
  const without = cart.withoutCredit === undefined ? subtotal : halfUp(centavos(cart.withoutCredit));
  const credit = subtotal > without ? subtotal - without : 0n;
  return {
    rows,
    subtotal,
    discount,
    shipping: shipping.gross,
    payment: payment.gross,
    tax: sum(rows.map((row) => row.tax)) + shipping.tax + payment.tax,
    total: subtotal - discount + shipping.gross + payment.gross,
    shownSubtotal: subtotal - credit,
    credit,
  };
};
