import type { CustomerAccess, CustomersPort, OwnCustomer } from '../../src/commerce/customers';
import type { Guards } from './guards';
import { askResetGuarded, changeGuarded, guardedEmails, guardedUnlocks, resetGuarded } from './password-guard';
import { signInInTurn } from './sign-in-guard';
import { guardedOrderAccounts, signUpGuarded } from './sign-up-guard';

/** What a customer has: reading is not counted here, trying a password is. */
const guardedCustomer = (customers: CustomersPort, guards: Guards, customer: CustomerAccess): OwnCustomer => ({
  profile: () => customers.ofCustomer(customer).profile(),
  orders: (page) => customers.ofCustomer(customer).orders(page),
  changePassword: (change) =>
    customers.inTurn((placed) => changeGuarded(placed.ofCustomer(customer), guards, customer.sessionId, change)),
});

/**
 * Every method is written out, so that a further one says whether it is counted. What hashes a password has its place
 * in the queue before it is counted.
 */
export const guardedCustomers = (customers: CustomersPort, guards: Guards): CustomersPort => ({
  hasTokens: customers.hasTokens,
  get orderAccounts() {
    const accounts = customers.orderAccounts;
    return accounts && guardedOrderAccounts(accounts, guards);
  },
  get unlocks() {
    const { unlocks } = customers;
    return unlocks && guardedUnlocks(unlocks, guards);
  },
  get emails() {
    const { emails } = customers;
    return emails && guardedEmails(emails, guards);
  },
  inTurn: (work, device) => customers.inTurn((placed) => work(guardedCustomers(placed, guards)), device),
  create: (customer) => customers.inTurn((placed) => signUpGuarded(placed, guards, customer)),
  signIn: (credentials) => signInInTurn(customers, guards, credentials),
  askReset: (email) => askResetGuarded(customers, guards, email),
  resetPassword: (chosen) => customers.inTurn((placed) => resetGuarded(placed, guards, chosen)),
  ofCustomer: (customer) => guardedCustomer(customers, guards, customer),
});
