import { STORES, storeByCode } from '../../src/config/stores';
import { translator } from '../../src/i18n';
import { readCustomer } from '../adapters/embedded/customers/read';
import type { Occasion } from './letter';

/**
 * Of an event that names a customer and their store view in its secret: what it says, both of them, and the words of the
 * view. null where one of the two is gone.
 */
export async function toldCustomer<Told extends { customerId: string; store: string }>({
  env,
  event,
}: Pick<Occasion, 'env' | 'event'>) {
  const told = JSON.parse(event.secret ?? '{}') as Told;
  const store = storeByCode(STORES, told.store);
  const customer = store && (await readCustomer(env, told.customerId));
  return store && customer ? { told, store, customer, t: translator(store.i18n.defaultLocale) } : null;
}
