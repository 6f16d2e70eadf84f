import { AREAS } from '../workers/areas';
import { type ScheduledWork, STEPS } from '../workers/areas/define-area';
import type { Env } from '../workers/env';
import { deliverOutbox } from '../workers/outbox/deliver';
import { deliverWebhooks } from '../workers/outbox/deliver-webhooks';
import { eachWork } from './each-work';
import { purge } from './purge';

const ofAreas: ScheduledWork[] = STEPS.flatMap((step) =>
  Object.values(AREAS).map((area) => area.scheduled?.[step] ?? {}),
);

const WORK: ScheduledWork = Object.assign({}, ...ofAreas, { deliverOutbox, deliverWebhooks, purge });

/**
 * What the cron trigger runs each minute: the areas' work step by step, then what went out of it, then what was kept
 * long enough. One part failing does not keep the others from running. `now` in epoch ms.
 */
export const scheduled = (env: Env, now: number): Promise<void> => eachWork(env, now, WORK);
