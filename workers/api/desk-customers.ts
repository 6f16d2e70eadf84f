import type * as calls from '../../src/contract/desk/customers';
import { DESK_CUSTOMERS_MESSAGES } from '../../src/contract/desk/customers';
import { ok, refuse } from '../../src/domain/result';
import { setPriceGroup } from '../adapters/embedded/customers/price-group';
import { backendOf } from '../backend-config';
import type { HandlersOf } from './handlers';

/** Customers of our own engine, for whoever holds the service token; a retailer's are with the retailer. */
export const deskCustomersHandlers: HandlersOf<Pick<typeof calls, 'deskCustomerGroup'>> = {
  deskCustomerGroup: async ({ c, request, body }) => {
    const { store, customerSessions, now } = request;
    const isOurs = backendOf(c.env, store.storeCode).backend === 'embedded';
    const id = isOurs ? await setPriceGroup(c.env, body.email, body.groupId, now) : null;
    if (id === null) return refuse(404, DESK_CUSTOMERS_MESSAGES.customerUnknown);
    // Open sessions are in the group at once; where their account cannot be reached, the call is made again, or the
    // next renewal tells them.
    const noted = await customerSessions.noteGroup(customerSessions.accountOf(String(id)), body.groupId);
    return noted.ok ? ok({ result: { id, groupId: body.groupId } }) : noted;
  },
};
