import type * as calls from '../../../src/contract/desk/customers';
import { DESK_CUSTOMERS_MESSAGES } from '../../../src/contract/desk/customers';
import { ok, refuse } from '../../../src/domain/result';
import type { HandlersOf } from '../serving/handlers';

/** Customers of our own engine, for whoever holds the service token; a retailer's are with the retailer. */
export const deskCustomersHandlers: HandlersOf<Pick<typeof calls, 'deskCustomerGroup'>> = {
  deskCustomerGroup: async ({ mine, body: { email, groupId } }) => {
    const set = await mine().anyCustomer().setPriceGroup(email, groupId);
    if (!set.ok) return set;
    return set.value === null
      ? refuse(404, DESK_CUSTOMERS_MESSAGES.customerUnknown)
      : ok({ result: { id: set.value, groupId } });
  },
};
