/**
 * What the shops of the simulation sell, in the oracle's own words: price of a unit with IVA in centavos, and pieces in
 * stock.
 */
interface Goods {
  gross: number;
  stock: number;
  /** Price with IVA of the warranty it may be bought with. */
  warrantyGross?: number;
}

/** Documents of the same products: tests/cart/products.ts. */
export const GOODS: Record<string, Goods> = {
  MESA: { gross: 116_00, stock: 50 },
  LAMPARA: { gross: 232_00, stock: 50 },
  POCOS: { gross: 116_00, stock: 3 },
  'SILLA-AZ': { gross: 174_00, stock: 30 },
  'SILLA-RO': { gross: 185_60, stock: 30 },
  LAVADORA: { gross: 5_800_00, stock: 50, warrantyGross: 580_00 },
  AGOTADO: { gross: 116_00, stock: 0 },
};

export const SKUS = Object.keys(GOODS);
export const WARRANTY = 'GARANTIA-2';

/**
 * Coupons by who sells: what one takes off goods of this gross price, in centavos. The other codes are not valid there.
 */
export const COUPONS = {
  embedded: { code: 'CIEN', takesOff: (gross: number) => Math.min(100_00, gross) },
  retailer: { code: 'BUENFIN', takesOff: (gross: number) => Math.round(gross / 10) },
} as const;

/** Who sells: our own engine, or a retailer whose cart ours mirrors. */
export type Front = keyof typeof COUPONS;
