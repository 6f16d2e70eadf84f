import { eq } from 'drizzle-orm';
import { storeByCode, storeViews } from '../../../../src/config/stores';
import { orderOfClabe } from '../../../../src/domain/payment/clabe';
import type { PaymentNotification } from '../../../../src/domain/payment/notification';
import { orderOfTillReference } from '../../../../src/domain/payment/till-reference';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { paymentSettings } from '../../../settings/payments';
import { shopDatabase } from '../database';
import { orders } from '../schema/shop';

/** An order a movement of money names. */
export interface NamedOrder {
  number: string;
  /** ISO 4217. */
  currency: string;
}

type Reference = Pick<PaymentNotification, 'form' | 'reference'>;

/** The number a reference has in this store view, null for one that is not of it. */
function numberIn(env: Env, storeCode: string, { form, reference }: Reference): string | null {
  const { spei, store } = paymentSettings(env, storeCode);
  if (form === 'spei') return spei ? orderOfClabe(spei, reference) : null;
  return form === 'store' && store ? orderOfTillReference(store.prefix, reference) : null;
}

/** The order a CLABE or a reference at the till is for; null where it is none of ours. */
export async function orderOfReference(env: Env, notified: Reference): Promise<NamedOrder | null> {
  const views = storeViews(env.STORE_VIEWS);
  for (const number of new Set(views.flatMap(({ storeCode }) => numberIn(env, storeCode, notified) ?? []))) {
    const [row] = await withRetry(() =>
      shopDatabase(env).select({ store: orders.store }).from(orders).where(eq(orders.number, number)).limit(1),
    );
    const view = row && numberIn(env, row.store, notified) === number ? storeByCode(views, row.store) : null;
    if (view) return { number, currency: view.i18n.currencyCode };
  }
  return null;
}
