import { z } from 'zod';
import { MOST_KEPT } from '../../domain/device-list';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { identityQuery, sku } from '../fields';
import { MY_VIEWED_PAGE, VIEWED_FORMS } from './forms';

const AREA = 'user';
const PATH = '/user/recently-viewed';

const item = once(() =>
  z.object({
    sku: sku(),
    at: z.int().min(0).meta({ description: 'When it was looked at, epoch ms; what lies ahead counts as now' }),
  }),
);

export const viewedList = defineCall({
  id: 'viewedList',
  method: 'get',
  path: PATH,
  access: 'customer',
  limit: 'read',
  area: AREA,
  summary: 'What the customer who is signed in looked at lately, on all their devices, the newest first',
  query: identityQuery,
  result: () => z.array(item()),
  refusals: [401, 503],
});

export const viewedNote = defineCall({
  id: 'viewedNote',
  method: 'post',
  path: PATH,
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'Adds what a device saw to what the account knows; sent again it changes nothing',
  query: identityQuery,
  body: () => z.object({ items: z.array(item()).max(MOST_KEPT['recently-viewed']) }),
  result: () => z.literal(true),
  refusals: [400, 401, 413, 503],
});

/** Message keys of what was looked at. */
export const VIEWED_MESSAGES = { cleared: 'We forgot what you looked at' } as const;

/** What a customer looked at, on whatever device. */
export const viewed = {
  calls: { viewedList, viewedNote },
  forms: VIEWED_FORMS,
  messages: VIEWED_MESSAGES,
  account: [{ page: MY_VIEWED_PAGE, text: 'Seen lately', icon: 'clock', group: 'keeping', rank: 2 }],
} as const;
