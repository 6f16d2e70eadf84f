import { AREAS } from '../workers/areas';
import type { ScheduledWork } from '../workers/areas/define-area';
import { deleteAfter } from '../workers/areas/retention';
import type { Env } from '../workers/env';
import { EVENT_MS } from '../workers/outbox/patience';
import { eachWork } from './each-work';

/** Events are of every area: what went out, or was given up, is forgotten for all of them. */
const OUTBOX: ScheduledWork = { outbox: deleteAfter('DELETE FROM outbox WHERE delivered_at < ?1', EVENT_MS) };

const RETENTION: ScheduledWork = Object.fromEntries(
  [OUTBOX, ...Object.values(AREAS).map(({ retention }) => retention)].flatMap((retention) =>
    retention === 'nothing ages' ? [] : Object.entries(retention).map(([name, work]) => [`purge.${name}`, work]),
  ),
);

/**
 * Takes away what was kept long enough: of people, of imports that came to nothing, and versions that are not served
 * any more. Each step is by itself: one that fails ends no other, and stands in the log and at the desk by its name.
 */
export const purge = (env: Env, now: number): Promise<void> => eachWork(env, now, RETENTION);
