import type { AnyCustomerPort } from '../../../../src/commerce/any-customer';
import { ok } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import type { CustomerSessions } from '../../../http/sessions/customer-sessions';
import { backendOf } from '../../../settings/backends';
import { ownCoupons } from '../benefits/own-coupons';
import { ownWallet } from '../wallet';
import { setPriceGroup } from './price-group';
import { readCustomer } from './read';

const isOurs = (env: Env, storeCode: string): boolean => backendOf(env, storeCode).backend === 'embedded';

/** Any customer of our own engine; a retailer's are with the retailer. */
export const embeddedAnyCustomer = (
  env: Env,
  { storeCode }: Pick<StoreView, 'storeCode'>,
  accounts: Pick<CustomerSessions, 'accountOf' | 'noteGroup'>,
  now: number,
): AnyCustomerPort => ({
  profile: async (customerId) => (isOurs(env, storeCode) ? readCustomer(env, customerId) : null),
  async coupons(customerId) {
    const known = isOurs(env, storeCode) ? await readCustomer(env, customerId) : null;
    return known && ownCoupons(env, storeCode, known.customerId, now);
  },
  async wallet(customerId) {
    const known = isOurs(env, storeCode) ? await readCustomer(env, customerId) : null;
    return known && ownWallet(env, storeCode, known.customerId, now);
  },
  async setPriceGroup(email, groupId) {
    const id = isOurs(env, storeCode) ? await setPriceGroup(env, email, groupId, now) : null;
    if (id === null) return ok(null);
    // Where their account cannot be reached, the next renewal of a session tells it of the group.
    const noted = await accounts.noteGroup(accounts.accountOf(String(id)), groupId);
    return noted.ok ? ok(id) : noted;
  },
});
