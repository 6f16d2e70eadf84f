import type { Changed } from '../adapters/embedded/customers/change-password';
import type { Env } from '../env';
import { customerSessionsOf } from '../objects/customer-sessions';
import type { OutboxEvent, Undelivered } from './event';

const SECOND_MS = 1000;

/**
 * Ends the sessions that were open when a password was changed; null when that is done. Whoever changed it has ended
 * them already, unless they or the account were lost in between. Sessions begin at whole seconds: those of the second
 * of the change stay.
 */
export async function endedOthers(env: Env, { secret, createdAt }: OutboxEvent): Promise<Undelivered | null> {
  const { customerId, store, keep } = JSON.parse(secret ?? '{}') as Changed;
  const customerSessions = customerSessionsOf(env, { storeCode: store });
  const ended = await customerSessions.endOthers(
    customerSessions.accountOf(customerId),
    keep,
    createdAt - (createdAt % SECOND_MS),
  );
  return ended.ok ? null : { state: 'later', reason: 'the account is busy' };
}

/** Ends every session of an account that was closed, those of the same second too; null when that is done. */
export async function endedAll(env: Env, { secret }: OutboxEvent): Promise<Undelivered | null> {
  const { customerId, store } = JSON.parse(secret ?? '{}') as Pick<Changed, 'customerId' | 'store'>;
  const customerSessions = customerSessionsOf(env, { storeCode: store });
  const ended = await customerSessions.endAll(customerSessions.accountOf(customerId));
  return ended.ok ? null : { state: 'later', reason: 'the account is busy' };
}
