import type { OrderLine } from './order';

/** Units of each sku that lines take, however many lines they stand on; of a bundle its parts. */
export function unitsBySku(lines: readonly Pick<OrderLine, 'sku' | 'qty' | 'parts'>[]): { sku: string; qty: number }[] {
  const units = new Map<string, number>();
  for (const line of lines) {
    for (const part of line.parts ?? [{ sku: line.sku, qty: 1 }])
      units.set(part.sku, (units.get(part.sku) ?? 0) + part.qty * line.qty);
  }
  return [...units].map(([sku, qty]) => ({ sku, qty }));
}
