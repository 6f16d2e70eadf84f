import type { Env } from '../workers/env';
import { deliverOutbox } from './outbox';
import { purge } from './purge';
import { reprice } from './reprice';

const WORK = { reprice, deliverOutbox, purge };

/** What the cron trigger runs each minute; one part failing does not keep the others from running. `now` in epoch ms. */
export async function scheduled(env: Env, now: number): Promise<void> {
  for (const [name, run] of Object.entries(WORK)) {
    try {
      await run(env, now);
    } catch (error) {
      console.error(JSON.stringify({ level: 'error', message: 'scheduled', name, error: String(error) }));
    }
  }
}
