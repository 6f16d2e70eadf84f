import { stayingLines } from '../../domain/order/items';
import type { Order, OrderLine } from '../../domain/order/order';

/** What is taken from one place of the store room, for whichever orders. */
export interface Picked {
  sku: string;
  /** A line that has it: its picture and name. */
  line: OrderLine;
  /** Of one that is part of a set, the set is what the line says. */
  isPart: boolean;
  qty: number;
  orders: { number: string; qty: number }[];
}

/** Units of these orders sku by sku, as they are looked out: of what is made of parts each part. */
export function pickingList(orders: readonly Pick<Order, 'number' | 'lines'>[]): Picked[] {
  const picked = new Map<string, Picked>();
  for (const { number, lines } of orders)
    for (const line of stayingLines(lines))
      for (const { sku, qty } of line.parts ?? [{ sku: line.sku, qty: 1 }]) {
        const units = qty * line.qty;
        const one = picked.get(sku) ?? { sku, line, isPart: line.parts !== undefined, qty: 0, orders: [] };
        const same = one.orders.find((order) => order.number === number);
        if (same) same.qty += units;
        else one.orders.push({ number, qty: units });
        picked.set(sku, { ...one, qty: one.qty + units });
      }
  return [...picked.values()].toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}
