import type { CustomersPort } from '../../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import { refuse } from '../../../src/domain/result';

const off = async () => refuse(503, CUSTOMER_MESSAGES.signInOff);

/** A retailer whose customers cannot sign in here: each call is refused with 503. */
export const noCustomers: CustomersPort = { create: off, signIn: off, profile: off };
