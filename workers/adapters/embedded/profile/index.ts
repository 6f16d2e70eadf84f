import type { ProfilesPort } from '../../../../src/commerce/own/profiles';
import { PROFILE_MESSAGES } from '../../../../src/contract/profile/messages';
import { ok, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { eraseAddress, makeUsual, writeAddress } from './addresses';
import { renameCustomer } from './rename';

const unknown = () => refuse(404, PROFILE_MESSAGES.addressUnknown);

/** What customers of our own engine change of themselves; `now` in epoch ms. */
export const embeddedProfiles = (env: Pick<Env, 'SHOP'>, now: number): ProfilesPort => ({
  ofCustomer: ({ customerId }) => ({
    async rename(name) {
      await renameCustomer(env, customerId, name, now);
      return ok(null);
    },
    async saveAddress(addressId, address) {
      const saved = await writeAddress(env, customerId, addressId, address, now);
      if (saved) return ok(saved);
      return addressId === null ? refuse(409, PROFILE_MESSAGES.manyAddresses) : unknown();
    },
    async removeAddress(addressId, next) {
      const erased = await eraseAddress(env, customerId, addressId, next, now);
      if (erased === 'unknown') return unknown();
      return erased === 'gone' ? ok(null) : refuse(409, PROFILE_MESSAGES.anotherDefault);
    },
    setUsual: async (addressId, usualFor) =>
      (await makeUsual(env, customerId, addressId, usualFor, now)) ? ok(null) : unknown(),
  }),
});
