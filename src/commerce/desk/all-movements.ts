import type { Movement } from '../../domain/payment/movement';
import type { DeskOrders, MovementPage, MovementQuery } from './orders';

/** Most events that are read at once: of more days they are read in parts. */
export const MOST_READ = 5000;
const AT_ONCE = 500;

/** All movements between two days, oldest first; null where there are more than are read at once. */
export async function allMovements(
  orders: Pick<DeskOrders, 'movements'>,
  days: Pick<MovementQuery, 'from' | 'to'>,
): Promise<Movement[] | null> {
  const movements: Movement[] = [];
  let after: string | null = null;
  let read = 0;
  do {
    const page: MovementPage = await orders.movements({ ...days, after }, AT_ONCE);
    movements.push(...page.movements);
    after = page.next;
    read += AT_ONCE;
    // Events that moved nothing are read too, and count.
    if (after !== null && read >= MOST_READ) return null;
  } while (after !== null);
  return movements;
}
