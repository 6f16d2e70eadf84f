import { listFailing, noteFailing, noteWorking } from '../workers/adapters/embedded/failing-work';
import type { ScheduledWork } from '../workers/areas/define-area';
import type { Env } from '../workers/env';
import { log, reasonOf } from '../workers/http/log';

/** Runs it, and answers why it failed, which is logged; null where it did not. */
async function failureOf(name: string, work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const reason = reasonOf(error);
    log('error', 'scheduled', { name, reason });
    return reason;
  }
}

/**
 * Runs each work by itself: one that fails keeps no other from running, is written to the log, and stands at the desk
 * until it succeeds.
 */
export async function eachWork(env: Env, now: number, works: ScheduledWork): Promise<void> {
  const known = new Set<string>();
  await failureOf('listFailing', async () => {
    for (const { name } of await listFailing(env)) known.add(name);
  });
  for (const [name, work] of Object.entries(works)) {
    const reason = await failureOf(name, () => work(env, now));
    if (reason !== null) await failureOf('noteFailing', () => noteFailing(env, name, reason, now));
    else if (known.has(name)) await failureOf('noteWorking', () => noteWorking(env, name));
  }
}
