import type { CartLine } from '../cart/cart';
import { checksumOf, chosen } from '../cart/item/checksum';
import { netWithin, unitGrossOf } from '../cart/totals/row';
import { type Centavos, fromDecimal, NO_CENTAVOS, sum, toDecimal } from '../money';
import type { OrderDifference } from './differences';
import type { SentProduct } from './order';

/** What may lie between two roundings of one price. */
const TOLERANCE = 1;

/**
 * Whatever one unit of a line may be shown to cost: with or without IVA, before or after a reduction, its warranty
 * apart or in it.
 */
function shownPrices(line: CartLine): Centavos[] {
  const { unitNet, unitGross, regularGross, warranty } = line;
  const [net, gross] = [
    [unitNet, netWithin(line, regularGross)],
    [unitGross, regularGross],
  ];
  const plus = (amounts: Centavos[], more: Centavos = NO_CENTAVOS) => amounts.map((amount) => sum([amount, more]));
  return [net, gross, plus(net, warranty?.unitNet), plus(gross, warranty?.unitGross)].flat();
}

const costs = (line: CartLine, price: number): boolean =>
  shownPrices(line).some((shown) => Math.abs(shown - fromDecimal(price)) <= TOLERANCE);

/** The lines a product may mean: those of its sku, and of these the ones with the choices it names. */
function linesMeant(lines: readonly CartLine[], { sku, productOption }: SentProduct): CartLine[] {
  const ofSku = lines.filter((line) => line.sku === sku);
  const isChosen = (['bundle_options', 'custom_options'] as const).some(
    (kind) => chosen(productOption, kind).length > 0,
  );
  const same = isChosen ? ofSku.filter((line) => line.checksum === checksumOf(productOption)) : [];
  return same.length > 0 ? same : ofSku;
}

/** Prices an order names that none of its lines has: `from` as it was sent, `to` what a unit costs with IVA. */
export const sentPriceDifferences = (
  lines: readonly CartLine[],
  products: readonly SentProduct[] | null,
): OrderDifference[] =>
  (products ?? []).flatMap((product) => {
    const { sku, price } = product;
    const meant = linesMeant(lines, product);
    const [line] = meant;
    if (price === undefined || !line || meant.some((one) => costs(one, price))) return [];
    return [{ kind: 'price', sku, name: line.name, from: price, to: toDecimal(unitGrossOf(line)) }];
  });
