import { DESK_FORMS } from './forms';
import { DESK_PAGE_MESSAGES } from './messages';

/** The pages and forms of the shop's desk; programs have the calls of the area `desk`. */
export const deskPages = { calls: {}, forms: DESK_FORMS, messages: DESK_PAGE_MESSAGES };
