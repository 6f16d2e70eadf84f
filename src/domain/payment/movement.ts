import { type Centavos, toCentavos } from '../money';
import type { EventSource, OrderEvent } from '../order/events';
import type { Order } from '../order/order';
import { replay, type WrittenEvent } from '../order/replay';
import { cfdiEgreso } from '../order/step';
import { knownKind } from './kind';
import { SPEI, STORE_PAYMENT } from './methods';

/** What an event did to the money of an order. */
export interface Movement {
  number: string;
  /**
   * When it happened, as its bank or gateway says or the desk noted it; when the shop wrote it down, never before a file
   * of earlier days was saved; and the day of the bank of what an operator noted, null where nobody said one. Epoch ms.
   */
  at: number;
  notedAt: number;
  sentOn: number | null;
  type: OrderEvent['type'];
  /**
   * 'card', 'wallet', 'by-hand' of an order that is paid by card, or else the code of its payment method or of the one by
   * which money came that was put onto it by hand; null where no money moved.
   */
  form: string | null;
  /** What came, or with a minus what left; null where no money moved. */
  amount: Centavos | null;
  /** What its operator wrote. */
  reference: string | null;
  /** What a CFDI of type egreso takes off the invoice because of it; 0 for nothing. */
  egreso: Centavos;
}

/** Whether each event that can move money, or take something off an invoice, brings it or takes it away. */
const DIRECTION = {
  received: 1,
  captured: 1,
  bounced: 1,
  'take-back-received': -1,
  refunded: -1,
  reversed: -1,
  adjusted: 0,
  cancel: 0,
  'cancel-items': 0,
  'return-items': 0,
} as const satisfies Partial<Record<OrderEvent['type'], number>>;

type MovementType = keyof typeof DIRECTION;

export const MOVEMENT_TYPES = Object.keys(DIRECTION) as MovementType[];

/** Those that bring money, and those that take it away. */
export const BRINGS = MOVEMENT_TYPES.filter((type) => DIRECTION[type] > 0);
export const TAKES = MOVEMENT_TYPES.filter((type) => DIRECTION[type] < 0);

const isMovementType = (type: string): type is MovementType => Object.hasOwn(DIRECTION, type);

interface Written extends WrittenEvent {
  seq: number;
  source: EventSource;
  note: string | null;
  notedAt: number | null;
  sentOn: number | null;
  way: string | null;
}

/** By which form money of an event moved. */
function formOf({ way, source }: Written, { paymentMethod }: Pick<Order, 'paymentMethod'>): string {
  if (way === SPEI || way === STORE_PAYMENT) return way;
  if (way !== null) return 'wallet';
  if (source === 'gateway') return 'card';
  return knownKind(paymentMethod.code) === 'card' ? 'by-hand' : paymentMethod.code;
}

/** The movements of an order by the number of their event, of all that happened to it, oldest first. */
export function movementsOf(
  order: Pick<Order, 'number' | 'totals' | 'wallet' | 'paymentMethod'>,
  events: readonly Written[],
): Map<number, Movement> {
  return new Map(
    replay(order, events).flatMap(({ event, before, after }): [number, Movement][] => {
      const { type, seq, at, notedAt, sentOn, source, note } = event;
      if (!isMovementType(type)) return [];
      const egreso = cfdiEgreso(before, after);
      const direction = DIRECTION[type];
      if (direction === 0 && egreso === 0) return [];
      const moved =
        direction === 0
          ? { form: null, amount: null }
          : { form: formOf(event, order), amount: toCentavos(direction * (event.amount ?? 0)) };
      const reference = source === 'operator' ? note : null;
      return [[seq, { number: order.number, at, notedAt: notedAt ?? at, sentOn, type, ...moved, reference, egreso }]];
    }),
  );
}
