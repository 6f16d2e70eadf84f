import type { CustomersPort, NewCustomer, OrderAccounts } from '../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { MESSAGES } from '../../src/contract/messages';
import type { Customer } from '../../src/domain/customer/customer';
import { type Result, refuse } from '../../src/domain/result';
import { RULES } from '../../src/domain/validation';
import type { AttemptsPolicy } from '../http/attempts';
import { refuseCommon } from '../services/customers/common-passwords';
import type { Guards } from './guards';
import { attemptAll, firstRefusal, ofNetwork, tooMany } from './limited-attempts';
import { requireHuman } from './require-human';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Sign-ups of one network, whatever comes of them: each tells whether an e-mail has an account. Past the first figure a
 * challenge has to be passed.
 */
const FREE: AttemptsPolicy = { name: 'sign-up-network-free', limit: 10, windowMs: HOUR_MS, lockMs: 0 };
const ALL: AttemptsPolicy = { name: 'sign-up-network', limit: 100, windowMs: HOUR_MS, lockMs: 0 };

/** The refusal of an e-mail that is the organisation's own (VALID-045); null for any other. */
export const refuseOwnEmail = (guards: Guards, email: string): Result<never> | null =>
  guards.isOfOrganisation(email)
    ? refuse(422, MESSAGES.invalid, { fields: [{ field: 'email', rule: 'ownDomain', message: RULES.ownDomain }] })
    : null;

/** Takes a new password, as one of those that a network may sign up with, and none of the most used ones. */
async function asSignUp<T>(
  guards: Guards,
  { email, password }: { email: string; password: string },
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const { attempts, network } = guards;
  const own = refuseOwnEmail(guards, email);
  if (own) return own;
  const common = await refuseCommon(password, 'password');
  if (common) return common;
  if (network === null) return work();
  const counted = await attemptAll(attempts, ofNetwork(guards, ALL, FREE));
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const many = firstRefusal(answers, ALL);
  if (many) {
    await takeBack();
    return tooMany(CUSTOMER_MESSAGES.manySignUps, many);
  }
  const notShown = await requireHuman(guards, {
    purpose: 'sign-up',
    token: null,
    needed: firstRefusal(answers, FREE),
    takeBack,
  });
  return notShown ?? work();
}

export const signUpGuarded = (
  customers: CustomersPort,
  guards: Guards,
  customer: NewCustomer,
): Promise<Result<Customer>> => asSignUp(guards, customer, () => customers.create(customer));

/**
 * An account that is made with an order counts as a sign-up when its password is chosen: whoever orders learns whether
 * the e-mail had one.
 */
export const guardedOrderAccounts = (customerSessions: OrderAccounts, guards: Guards): OrderAccounts => ({
  inTurn: (work) => customerSessions.inTurn((placed) => work(guardedOrderAccounts(placed, guards))),
  madeWith: (orderNumber, account) => customerSessions.madeWith(orderNumber, account),
  prepare: (wanted) => customerSessions.inTurn((placed) => asSignUp(guards, wanted, () => placed.prepare(wanted))),
});
