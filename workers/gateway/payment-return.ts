import { storePath } from '../../src/config/stores';
import { PAYMENT_RETURN } from '../../src/contract/payments-forms';
import type { PayeeKind } from '../adapters/embedded/payees/payee-kind';
import { PAYEES } from '../areas';
import { log, reasonOf } from '../http/log';
import type { RoutedRequest } from '../http/routed-request';
import type { ShopRequest } from '../http/shop-request';
import { refreshWithin } from '../services/checkout/refresh-payment';

const ADDRESS = new RegExp(`^${PAYMENT_RETURN}/([a-z-]{1,40})/([^/]{1,200})$`);

/** What a payer comes back from paying: a kind of payee, and the name it is found by. */
export interface PaymentReturned {
  kind: PayeeKind;
  name: string;
}

/** What the gateway sends a browser back from; null for any other address. */
export function paymentReturned({ kind: of, path }: Pick<RoutedRequest, 'kind' | 'path'>): PaymentReturned | null {
  const [, kind = '', encoded = ''] = (of === 'page' && ADDRESS.exec(path)) || [];
  const found = PAYEES.find((one) => one.kind === kind);
  try {
    return found ? { kind: found, name: decodeURIComponent(encoded) } : null;
  } catch {
    return null;
  }
}

/** Leads to the page of what was paid. */
export const leadBack = ({ store }: RoutedRequest, { kind, name }: PaymentReturned): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: storePath(store, kind.page(encodeURIComponent(name))),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });

/**
 * Takes a payer back from the gateway: asks it what became of the payment and lets that happen, then leads to the page
 * of what was paid, whatever came of it. Only whoever may see that has the gateway asked. Twice it is once.
 */
export async function paymentReturn(
  at: RoutedRequest,
  returned: PaymentReturned,
  admit: () => Promise<ShopRequest>,
): Promise<Response> {
  const { kind, name } = returned;
  try {
    const shopper = await admit();
    const id = shopper.commerce.payments
      ? await kind.shown({ cartToken: shopper.cart.token(), mine: shopper.mine }, name)
      : null;
    if (id !== null) await refreshWithin(shopper, { kind: kind.kind, id });
  } catch (error) {
    // Its page says that it is being checked, and asks again.
    log('warn', 'payment.return-failed', { kind: kind.kind, reason: reasonOf(error) });
  }
  return leadBack(at, returned);
}
