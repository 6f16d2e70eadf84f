import { type Centavos, NO_CENTAVOS } from '../money';
import { isSecured, type OrderMoney } from './money';
import type { OrderState } from './step';

/**
 * How an order stands when it is placed: nothing of what it costs is paid, so that only one that costs nothing is
 * secured.
 */
export function placedState(charged: Centavos): OrderState {
  const money: OrderMoney = {
    charged,
    authorised: NO_CENTAVOS,
    captured: NO_CENTAVOS,
    released: NO_CENTAVOS,
    received: NO_CENTAVOS,
    reversed: NO_CENTAVOS,
    refunded: NO_CENTAVOS,
    disputed: NO_CENTAVOS,
  };
  return { status: isSecured(money) ? 'processing' : 'pending', isAccepted: false, money };
}
