import type { OrderLine } from '../../domain/order/order';

/** Attributes in which sources keep what a product weighs. */
const CODES: readonly string[] = ['weight', 'peso'];
const GRAMS = 1000;

/** Kilograms by sku, of the products that say what they weigh. */
export type Weights = ReadonlyMap<string, number>;

/** What a product weighs by its attributes, in kg: '4.5', '4,5 kg' or '800 g'; null where it does not say. */
export function weightOf(attributes: readonly { code: string; value: string }[]): number | null {
  const said = attributes.find(({ code }) => CODES.includes(code.toLowerCase()))?.value ?? '';
  const [, number = '', unit = 'kg'] = /^(\d+(?:[.,]\d+)?)\s*(kg|g)?\.?$/i.exec(said.trim()) ?? [];
  const amount = Number(number.replace(',', '.'));
  if (number === '' || amount <= 0) return null;
  return unit.toLowerCase() === 'g' ? amount / GRAMS : amount;
}

/** What lines weigh together, as a carrier reads it; '' where not all of them say it: whoever packs writes it down. */
export function weightText(lines: readonly Pick<OrderLine, 'sku' | 'qty'>[], weights: Weights): string {
  const all = lines.map(({ sku, qty }) => (weights.get(sku) ?? Number.NaN) * qty);
  const total = all.reduce((sum, one) => sum + one, 0);
  return Number.isNaN(total) || total === 0 ? '' : String(Math.round(total * GRAMS) / GRAMS);
}
