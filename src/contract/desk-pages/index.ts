import { DESK_FORMS, DESK_HEALTH_PAGE } from './forms';
import { DESK_PAGE_MESSAGES } from './messages';

/** The pages and forms of the shop's desk; programs have the calls of the area `desk`. */
export const deskPages = {
  calls: {},
  forms: DESK_FORMS,
  messages: DESK_PAGE_MESSAGES,
  desk: { page: DESK_HEALTH_PAGE, text: 'Health', rank: 5 },
} as const;
