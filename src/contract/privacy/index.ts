import { z } from 'zod';
import { REQUEST_STATUSES, RIGHTS } from '../../domain/privacy/request';
import { defineCall } from '../call';
import { wholeNumber } from '../fields';
import { PRIVACY_FORMS } from './forms';
import { PRIVACY_MESSAGES } from './messages';
import { DESK_PRIVACY, DESK_PRIVACY_PAGE, MY_PRIVACY_PAGE } from './pages';

/** Requests of one answer. */
const PAGE = 100;

export const privacyRequests = defineCall({
  id: 'privacyRequests',
  method: 'get',
  path: '/privacy-requests',
  limit: 'none',
  area: 'privacy',
  access: 'service',
  summary:
    "Requests of people about their own data (access, rectification, cancellation, opposition) with their clocks, the oldest first, for a retailer's own programs; `after` is the id the last page ended with. `due_at` is the end of the last day of the clock that runs, `noted_by` who noted one at the desk that was made by telephone or in person",
  query: () =>
    z.object({ storeCode: z.string().max(64).optional(), after: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0) }),
  result: () =>
    z.object({
      requests: z.array(
        z.object({
          id: z.int(),
          folio: z.string(),
          right: z.enum(RIGHTS),
          status: z.enum(REQUEST_STATUSES),
          customer_id: z.string().nullable(),
          name: z.string(),
          email: z.string(),
          detail: z.string(),
          received_at: z.string().nullable(),
          due_at: z.string().nullable(),
          answered_at: z.string().nullable(),
          answer: z.string().nullable(),
          carried_out_at: z.string().nullable(),
          noted_by: z.string().nullable(),
        }),
      ),
      next: z.int().nullable(),
    }),
  refusals: [503],
});

export { PAGE as PRIVACY_REQUESTS_PAGE };

/** What people ask about their own data, copies of it, and accounts that are closed. */
export const privacy = {
  calls: { privacyRequests },
  forms: PRIVACY_FORMS,
  messages: PRIVACY_MESSAGES,
  events: [
    'privacy-asked',
    'privacy-received',
    'privacy-longer',
    'privacy-answered',
    'privacy-carried-out',
    'privacy-copy-asked',
    'account-closed',
    'account-erased',
  ],
  desk: { page: DESK_PRIVACY_PAGE, text: 'Personal data', rank: 12, needs: 'orders' },
  morning: {
    privacyLate: {
      text: 'Morning privacy late',
      todo: 'Answer them today',
      rank: 0.5,
      page: DESK_PRIVACY_PAGE,
      query: { [DESK_PRIVACY.group]: 'late' },
      needs: 'orders',
    },
    privacy: {
      text: 'Morning privacy',
      todo: 'Answer them',
      rank: 12,
      page: DESK_PRIVACY_PAGE,
      query: { [DESK_PRIVACY.group]: 'open' },
      needs: 'orders',
    },
    privacyGranted: {
      text: 'Morning privacy granted',
      todo: 'Carry them out',
      rank: 12.5,
      page: DESK_PRIVACY_PAGE,
      query: { [DESK_PRIVACY.group]: 'granted' },
      needs: 'orders',
    },
  },
  account: [{ page: MY_PRIVACY_PAGE, text: 'Your data and privacy', icon: 'shield', group: 'about', rank: 5 }],
} as const;
