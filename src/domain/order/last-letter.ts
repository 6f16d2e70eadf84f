import type { ORDER_EVENT_TYPES } from './events';
import { isSecured } from './money';
import type { OrderOutbox } from './news';
import type { OrderState } from './step';

interface LastLetter {
  type: OrderOutbox;
  /** The events it tells of; the last of them is when it happened. */
  of: readonly (typeof ORDER_EVENT_TYPES)[number][];
}

const PLACED: LastLetter = { type: 'order-placed', of: [] };

/** The letter that says how an order stands. */
export function lastLetter({ status, money }: Pick<OrderState, 'status' | 'money'>): LastLetter {
  switch (status) {
    case 'pending':
      return PLACED;
    case 'processing':
      return isSecured(money) && money.charged > 0
        ? { type: 'order-paid', of: ['authorised', 'received', 'captured'] }
        : PLACED;
    case 'sent':
      return { type: 'order-sent', of: ['send', 'tell-again'] };
    case 'complete':
      return { type: 'order-delivered', of: ['deliver'] };
    case 'canceled':
      return { type: 'order-canceled', of: ['cancel'] };
    case 'expired':
      return { type: 'order-expired', of: ['expire'] };
  }
}
