import { STORES, storeByCode } from '../../src/config/stores';
import { type AskedLink, linkExpiry } from '../adapters/embedded/asked-link';
import { bringBackends } from '../backends';
import type { Env } from '../env';
import { backendOf } from '../settings/backends';
import type { OutboxEvent, Undelivered } from './event';

const SERVER_ERROR = 500;

/** Whether the customers of the store view of an event are a retailer's. */
export function isRetailers(env: Env, { secret }: OutboxEvent): boolean {
  const { store } = JSON.parse(secret ?? '{}') as AskedLink;
  return backendOf(env, store).backend === 'upstream';
}

/**
 * Asks the retailer to send a link of its own. Whether it knows the e-mail is between the two of them; asked again
 * after a lost answer it may send two.
 */
export async function forgottenAtRetailer(env: Env, event: OutboxEvent, now: number): Promise<Undelivered | null> {
  const { store: code, email } = JSON.parse(event.secret ?? '{}') as AskedLink;
  const store = storeByCode(STORES, code);
  const backend = (await bringBackends(env))(code);
  if (!store || backend.backend !== 'upstream' || now >= linkExpiry(event.createdAt)) return null;
  const { isNotNow, retailerCustomers } = backend.adapters;
  const asked = await retailerCustomers(backend, store).resetPassword(email);
  const isOpen =
    asked.state === 'unknown' || (asked.state === 'refused' && (asked.code >= SERVER_ERROR || isNotNow(asked.code)));
  return isOpen ? { state: 'later', reason: 'the retailer did not answer' } : null;
}
