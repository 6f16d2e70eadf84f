import { type Centavos, toCentavos } from '../money';
import type { EventSource, OrderEvent } from '../order/events';
import type { Order } from '../order/order';
import { replay, type WrittenEvent } from '../order/replay';
import { cfdiEgreso } from '../order/step';
import { knownKind } from './kind';

/** What an event did to the money of an order. */
export interface Movement {
  number: string;
  /**
   * When the desk noted it, or the moment that a bank or gateway names; and the day money was sent by hand, null where
   * nobody said one. Epoch ms.
   */
  at: number;
  sentOn: number | null;
  type: OrderEvent['type'];
  /** 'card', 'wallet', 'by-hand' of an order that is paid by card, or else the code of its payment method; null where no money moved. */
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
  refunded: -1,
  reversed: -1,
  adjusted: 0,
  cancel: 0,
  'cancel-items': 0,
  'return-items': 0,
} as const satisfies Partial<Record<OrderEvent['type'], number>>;

type MovementType = keyof typeof DIRECTION;

export const MOVEMENT_TYPES = Object.keys(DIRECTION) as MovementType[];

const isMovementType = (type: string): type is MovementType => Object.hasOwn(DIRECTION, type);

interface Written extends WrittenEvent {
  seq: number;
  source: EventSource;
  note: string | null;
  sentOn: number | null;
  way: string | null;
}

/** By which form money of an event moved. */
function formOf({ way, source }: Written, { paymentMethod }: Pick<Order, 'paymentMethod'>): string {
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
      const { type, seq, at, sentOn, source, note } = event;
      if (!isMovementType(type)) return [];
      const egreso = cfdiEgreso(before, after);
      const direction = DIRECTION[type];
      if (direction === 0 && egreso === 0) return [];
      const moved =
        direction === 0
          ? { form: null, amount: null }
          : { form: formOf(event, order), amount: toCentavos(direction * (event.amount ?? 0)) };
      const reference = source === 'operator' ? note : null;
      return [[seq, { number: order.number, at, sentOn, type, ...moved, reference, egreso }]];
    }),
  );
}
