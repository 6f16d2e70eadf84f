import type { CustomerAccess } from '../../../src/commerce/customers';
import type { BookAddress, OwnProfile, ProfilesPort } from '../../../src/commerce/own/profiles';
import { MESSAGES } from '../../../src/contract/messages';
import { PROFILE_MESSAGES } from '../../../src/contract/profile/messages';
import type { Customer, CustomerAddress } from '../../../src/domain/customer/customer';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { foldText } from '../../../src/domain/search/text';
import type { StoreView } from '../../../src/domain/store-view';
import { asCustomer, isOfTheRequest, own, unavailable } from './customers/as-customer';
import { addressDocument, retailerCustomers } from './customers/calls';
import { callUpstream, type UpstreamCall, type UpstreamConfig } from './http';

const NOT_FOUND = 404;
const CALL = 'user/address';
/** As many as are read of a profile. */
const MOST = 100;

const unknown = () => refuse(404, PROFILE_MESSAGES.addressUnknown);

const isUsual = ({ isDefaultShipping, isDefaultBilling }: CustomerAddress): boolean =>
  isDefaultShipping || isDefaultBilling;

/** Whether an address is the usual one for everything it was to be. */
const isUsualAs = (kept: CustomerAddress, wanted: BookAddress): boolean =>
  (kept.isDefaultShipping || !wanted.isDefaultShipping) && (kept.isDefaultBilling || !wanted.isDefaultBilling);

/** An address as it is compared: retailers write what they are given in capitals, or without accents. */
const asText = (address: BookAddress): string =>
  foldText(JSON.stringify({ ...addressDocument(address), default_shipping: null, default_billing: null })).replace(
    /\s+/g,
    ' ',
  );

/** What a customer changes of themselves with the retailer. */
function atRetailer(config: UpstreamConfig, store: StoreView, { customerId, remote }: CustomerAccess): OwnProfile {
  const customers = retailerCustomers(config, store);
  const renewing = { refresh: customers.refresh, renews: store.flags.autoRefreshTokens };
  const isMe = (customer: Customer) => customer.customerId === customerId;

  async function read(): Promise<Result<Customer>> {
    const answer = await asCustomer(renewing, remote, customers.me);
    return answer.ok ? own(answer.value, isMe) : answer;
  }

  /**
   * Makes a call as the customer, and answers their profile after it, which has to show what was done: a retailer's
   * word alone is not taken, and one whose answer was lost may have done it.
   */
  async function changed(
    call: (userToken: string) => UpstreamCall,
    isMade: (customer: Customer) => boolean,
  ): Promise<Result<Customer>> {
    const answer = await asCustomer(renewing, remote, (userToken) =>
      callUpstream(config, store.storeCode, call(userToken)),
    );
    if (!answer.ok) return answer;
    const outcome = answer.value;
    if (outcome.state === 'refused' && outcome.code === NOT_FOUND) return unknown();
    if (outcome.state === 'refused' && isOfTheRequest(outcome)) return refuse(422, outcome.message || MESSAGES.invalid);
    const after = await read();
    return !after.ok || isMade(after.value) ? after : unavailable();
  }

  const write = (addressId: string | null, address: BookAddress, before: Customer) => {
    const known = new Set(before.addresses.map((one) => one.addressId));
    const isIt = (one: CustomerAddress) =>
      addressId === null ? !known.has(one.addressId) && asText(one) === asText(address) : one.addressId === addressId;
    const document = { ...(addressId === null ? {} : { id: addressId }), ...addressDocument(address) };
    return changed(
      // API-087: the token stands in the path.
      (userToken) => ({
        method: 'POST',
        path: `${CALL}/${encodeURIComponent(userToken)}`,
        body: { address: document },
        userToken,
      }),
      ({ addresses }) =>
        addresses.some((one) => isIt(one) && asText(one) === asText(address) && isUsualAs(one, address)),
    ).then((after): Result<CustomerAddress> => {
      if (!after.ok) return after;
      const saved = after.value.addresses.find(isIt);
      return saved ? ok(saved) : unavailable();
    });
  };

  const port: OwnProfile = {
    async rename({ firstName, lastName }) {
      const before = await read();
      if (!before.ok) return before;
      const { email, addresses } = before.value;
      const renamed = await changed(
        (userToken) => ({
          method: 'POST',
          path: 'user/me',
          body: {
            customer: {
              email,
              firstname: firstName,
              lastname: lastName,
              addresses: addresses.map((one) => ({ id: one.addressId, ...addressDocument(one) })),
            },
          },
          userToken,
        }),
        (customer) => customer.firstName === firstName && customer.lastName === lastName,
      );
      return renamed.ok ? ok(null) : renamed;
    },

    async saveAddress(addressId, address) {
      const before = await read();
      if (!before.ok) return before;
      const { addresses } = before.value;
      if (addressId === null && addresses.length >= MOST) return refuse(409, PROFILE_MESSAGES.manyAddresses);
      const kept = addressId === null ? null : addresses.find((one) => one.addressId === addressId);
      if (kept === undefined) return unknown();
      const isFirst = addresses.length === 0;
      return write(
        addressId,
        {
          ...address,
          isDefaultShipping: isFirst || address.isDefaultShipping || (kept?.isDefaultShipping ?? false),
          isDefaultBilling: isFirst || address.isDefaultBilling || (kept?.isDefaultBilling ?? false),
        },
        before.value,
      );
    },

    async removeAddress(addressId, next) {
      const before = await read();
      if (!before.ok) return before;
      const { addresses } = before.value;
      const going = addresses.find((one) => one.addressId === addressId);
      if (!going) return unknown();
      const others = addresses.filter((one) => one !== going);
      if (isUsual(going) && others.length > 0) {
        const successor = others.find((one) => one.addressId === next);
        if (!successor) return refuse(409, PROFILE_MESSAGES.anotherDefault);
        const { isDefaultShipping, isDefaultBilling } = going;
        const handed = await write(
          successor.addressId,
          {
            ...successor,
            isDefaultShipping: successor.isDefaultShipping || isDefaultShipping,
            isDefaultBilling: successor.isDefaultBilling || isDefaultBilling,
          },
          before.value,
        );
        if (!handed.ok) return handed;
      }
      const gone = await changed(
        (userToken) => ({ method: 'DELETE', path: `${CALL}/${encodeURIComponent(addressId)}`, userToken }),
        (customer) => customer.addresses.every((one) => one.addressId !== addressId),
      );
      return gone.ok ? ok(null) : gone;
    },

    async setUsual(addressId, usualFor) {
      const before = await read();
      if (!before.ok) return before;
      const found = before.value.addresses.find((one) => one.addressId === addressId);
      if (!found) return unknown();
      const now = usualFor === 'shipping' ? { isDefaultShipping: true } : { isDefaultBilling: true };
      const made = await write(addressId, { ...found, ...now }, before.value);
      return made.ok ? ok(null) : made;
    },
  };
  return port;
}

/** Profiles and addresses of a retailer's customers. */
export const upstreamProfiles = (config: UpstreamConfig, store: StoreView): ProfilesPort => ({
  ofCustomer: (access) => atRetailer(config, store, access),
});
