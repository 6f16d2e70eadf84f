import { type Centavos, NO_CENTAVOS } from '../money';
import type { OrderState } from './step';

/** How an order stands when it is placed: nothing of what it costs is paid. */
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
