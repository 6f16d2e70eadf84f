import type { Env } from '../env';
import { log, reasonOf } from '../http/log';
import { deliverOutbox } from './deliver';

/** Delivers what is due now; what fails is the next minute's. */
export async function wakeOutbox(env: Env): Promise<void> {
  try {
    await deliverOutbox(env, Date.now());
  } catch (error) {
    log('warn', 'outbox.not-woken', { reason: reasonOf(error) });
  }
}
