import type * as calls from '../../../src/contract/desk/customers';
import { DESK_CUSTOMERS_MESSAGES } from '../../../src/contract/desk/customers';
import { ok, refuse } from '../../../src/domain/result';
import { noteAudit } from '../../adapters/embedded/audit/write';
import type { HandlersOf } from '../serving/handlers';

/** Customers of our own engine, for whoever holds the service token; a retailer's are with the retailer. */
export const deskCustomersHandlers: HandlersOf<Pick<typeof calls, 'deskCustomerGroup'>> = {
  deskCustomerGroup: async ({ c, request, mine, body: { email, groupId } }) => {
    const set = await mine().anyCustomer().setPriceGroup(email, groupId);
    if (!set.ok) return set;
    if (set.value === null) return refuse(404, DESK_CUSTOMERS_MESSAGES.customerUnknown);
    await noteAudit(
      c.env,
      { operator: mine().operator, store: request.store.storeCode, at: request.now },
      { action: 'price-group', subject: 'customer', subjectId: String(set.value), before: null, after: { groupId } },
    );
    return ok({ result: { id: set.value, groupId } });
  },
};
