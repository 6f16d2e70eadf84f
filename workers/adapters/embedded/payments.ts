import { eq } from 'drizzle-orm';
import type { DuePayment, PaymentsPort } from '../../../src/commerce/payments';
import { stillDue } from '../../../src/domain/order/money';
import { isOff } from '../../../src/domain/order/status';
import { clabeOf } from '../../../src/domain/payment/clabe';
import { SPEI, STORE_PAYMENT } from '../../../src/domain/payment/methods';
import { tillReference } from '../../../src/domain/payment/till-reference';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { withRetry } from '../../http/transient';
import { paymentSettings } from '../../payments-config';
import { shopDatabase } from './database';
import { stateOf } from './orders/change';
import { orderHold, orders } from './schema/shop';

/** How an order of this number is paid by this form; null for one that is paid at the door, or is configured no longer. */
function howToPay(env: Env, storeCode: string, code: string, number: string): DuePayment['how'] {
  const { spei, store } = paymentSettings(env, storeCode);
  if (code === SPEI && spei) return { form: 'spei', clabe: clabeOf(spei, number), bank: spei.bankName, beneficiary: spei.beneficiary };
  return code === STORE_PAYMENT && store ? { form: 'store', reference: tillReference(store.prefix, number), shops: store.shops } : null;
}

/** Payments of our own orders. */
export function embeddedPayments(env: Env, { storeCode }: Pick<StoreView, 'storeCode'>): PaymentsPort {
  return {
    async of({ number }) {
      const [row] = await withRetry(() =>
        shopDatabase(env).select().from(orders).leftJoin(orderHold, eq(orderHold.orderNumber, orders.number)).where(eq(orders.number, number)).limit(1),
      );
      if (row?.orders.store !== storeCode) return null;
      const { status, money } = stateOf(row.orders);
      const amount = stillDue(money);
      if (amount === 0 || isOff(status)) return { money, due: null };
      const { paymentMethod } = JSON.parse(row.orders.doc) as { paymentMethod: { code: string } };
      const how = status === 'pending' ? howToPay(env, storeCode, paymentMethod.code, number) : null;
      return { money, due: { amount, until: row.order_hold?.until ?? null, how } };
    },
  };
}
