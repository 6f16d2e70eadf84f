/** An exact number: numerator over a positive denominator. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const fraction = (n: bigint, d = 1n): Fraction => (d < 0n ? { n: -n, d: -d } : { n, d });
export const ZERO = fraction(0n);

/** A figure as it is written (`19.99`, `8.25`, `100`), exactly. */
export const exactly = (written: string): Fraction => {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(written) ?? [];
  if (whole === undefined) throw new Error(`not a decimal figure: ${written}`);
  const n = BigInt(whole + decimals);
  return fraction(sign === '-' ? -n : n, 10n ** BigInt(decimals.length));
};

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const percent = (a: Fraction): Fraction => fraction(a.n, a.d * 100n);

/** The whole number at or below a number. */
export const floor = ({ n, d }: Fraction): bigint => (n >= 0n ? n / d : -((-n + d - 1n) / d));

/** The nearest whole number, half of one upwards. */
export const halfUp = (a: Fraction): bigint => floor(plus(a, fraction(1n, 2n)));
