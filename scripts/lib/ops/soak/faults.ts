import { type BusyCartsResult, busyCartFaults } from './busy-carts.ts';
import type { BuyersResult } from './buyers.ts';
import type { CartOperationsResult } from './cart-operations.ts';
import { type CrowdResult, strange } from './crowd.ts';
import type { OrdersResult } from './orders.ts';
import type { MemoryReading } from './renders.ts';

export const MIB = 1024 * 1024;
/** The platform ends a Worker at 128 MB; ours has to stay far below, and must not go on growing. */
const MOST_HEAP = 64 * MIB;
const MOST_GROWTH = 16 * MIB;

/** Status of an order that cannot be had any more. */
const CONFLICT = 409;

export interface Outcome {
  carts: CartOperationsResult;
  orders: OrdersResult;
  buyers: BuyersResult;
  memory: MemoryReading[];
  crowd: CrowdResult;
  busy: BusyCartsResult;
}

/** What must not be, in words; empty when all is well. */
export function faults({ carts, orders, buyers, memory, crowd, busy }: Outcome): string[] {
  const least = (readings: MemoryReading[]) => Math.min(...readings.map(({ heap }) => heap));
  // The first reading is taken while the Worker still warms up; two at a time, because a reading may fall just before a
  // clearing.
  const growth = least(memory.slice(-2)) - least(memory.slice(1, 3));
  const found: [boolean, string][] = [
    [carts.refused > 0, `${carts.refused} operaciones de carrito no se aceptaron`],
    [carts.differing > 0, `${carts.differing} repeticiones se contestaron distinto`],
    [carts.wrong > 0, `${carts.wrong} carritos no tienen lo que se les puso`],
    [orders.differing > 0, `${orders.differing} pedidos no se contestaron igual cada vez`],
    [orders.numbers !== orders.orders, `${orders.orders} pedidos dieron ${orders.numbers} números`],
    [
      orders.taken !== orders.orders,
      `${orders.orders} pedidos de una pieza sacaron ${orders.taken} de las existencias`,
    ],
    [
      buyers.orders !== buyers.units || buyers.left !== 0,
      `de ${buyers.units} piezas salieron ${buyers.orders} pedidos y quedaron ${buyers.left}`,
    ],
    [
      buyers.refusals[CONFLICT] !== buyers.buyers - buyers.units,
      `${buyers.buyers - buyers.units} compradores sin pieza recibieron ${JSON.stringify(buyers.refusals)}`,
    ],
    [strange(crowd) > 0, `con 400 conexiones ${strange(crowd)} páginas no se sirvieron ni se rechazaron con 503`],
    [memory.some(({ heap }) => heap > MOST_HEAP), `la memoria del Worker pasó de ${MOST_HEAP / MIB} MiB`],
    [growth > MOST_GROWTH, `la memoria del Worker creció ${(growth / MIB).toFixed(1)} MiB`],
  ];
  return [...found.flatMap(([isFault, text]) => (isFault ? [text] : [])), ...busyCartFaults(busy)];
}
