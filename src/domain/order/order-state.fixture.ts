import { type Centavos, NO_CENTAVOS } from '../money';
import type { OrderState } from './step';

/** An order that was just placed, with what it costs. */
export const placedState = (charged: Centavos): OrderState => ({
  status: 'pending',
  isAccepted: false,
  money: {
    charged,
    authorised: NO_CENTAVOS,
    captured: NO_CENTAVOS,
    released: NO_CENTAVOS,
    received: NO_CENTAVOS,
    reversed: NO_CENTAVOS,
    refunded: NO_CENTAVOS,
    disputed: NO_CENTAVOS,
  },
});
