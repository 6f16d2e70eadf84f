import type { CustomersPort, NewCustomer } from '../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import type { Customer } from '../../src/domain/customer/customer';
import type { Result } from '../../src/domain/result';
import type { AttemptsPolicy } from '../http/attempts';
import { refuseCommon } from '../http/customers/common-passwords';
import { countAll, firstRefusal, ofNetwork, tooMany } from './counted-attempts';
import type { Guards } from './guards';
import { personShown } from './person-shown';

const HOUR_MS = 60 * 60 * 1000;

/** Sign-ups of one network, whatever comes of them: each tells whether an e-mail has an account. Past the first figure a challenge has to be passed. */
const FREE: AttemptsPolicy = { name: 'sign-up-network-free', limit: 10, windowMs: HOUR_MS, lockMs: 0 };
const ALL: AttemptsPolicy = { name: 'sign-up-network', limit: 100, windowMs: HOUR_MS, lockMs: 0 };

/** Signs up, as one of those that a network may make, and with none of the most used passwords. */
export async function signUpGuarded(customers: CustomersPort, guards: Guards, customer: NewCustomer): Promise<Result<Customer>> {
  const { attempts, network } = guards;
  const common = await refuseCommon(customer.password, 'password');
  if (common) return common;
  if (network === null) return customers.create(customer);
  const counted = await countAll(attempts, ofNetwork(guards, ALL, FREE));
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const many = firstRefusal(answers, ALL);
  if (many) {
    await takeBack();
    return tooMany(CUSTOMER_MESSAGES.manySignUps, many);
  }
  const notShown = await personShown(guards, { purpose: 'sign-up', token: null, needed: firstRefusal(answers, FREE), takeBack });
  return notShown ?? customers.create(customer);
}
