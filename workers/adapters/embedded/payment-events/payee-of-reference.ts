import { storeByCode, storeViews } from '../../../../src/config/stores';
import { digitsOfClabe } from '../../../../src/domain/payment/clabe';
import type { PaymentNotification } from '../../../../src/domain/payment/notification';
import type { Payee } from '../../../../src/domain/payment/payee';
import { digitsOfTillReference } from '../../../../src/domain/payment/till-reference';
import type { Env } from '../../../env';
import { paymentSettings } from '../../../settings/payments';
import { owedBy, payeeOfDigits } from '../payees';

/** A payee that a movement of money names. */
export interface NamedPayee {
  payee: Payee;
  /** ISO 4217. */
  currency: string;
}

type Reference = Pick<PaymentNotification, 'form' | 'reference'>;

/** The payee's digits a reference has in this store view, null for one that is not of it. */
export function digitsIn(env: Env, storeCode: string, { form, reference }: Reference): string | null {
  const { spei, store } = paymentSettings(env, storeCode);
  if (form === 'spei') return spei ? digitsOfClabe(spei, reference) : null;
  return form === 'store' && store ? digitsOfTillReference(store.prefix, reference) : null;
}

/** The payee a CLABE or a reference at the till is for; null where it is none of ours. */
export async function payeeOfReference(env: Env, notified: Reference): Promise<NamedPayee | null> {
  const views = storeViews(env.STORE_VIEWS);
  for (const digits of new Set(views.flatMap(({ storeCode }) => digitsIn(env, storeCode, notified) ?? []))) {
    const payee = payeeOfDigits(digits);
    const owed = payee && (await owedBy(env, payee));
    const view = owed && digitsIn(env, owed.store, notified) === digits ? storeByCode(views, owed.store) : null;
    if (payee && view) return { payee, currency: view.i18n.currencyCode };
  }
  return null;
}
