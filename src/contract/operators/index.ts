import { DESK_HEALTH_PAGE, OPERATOR_FORMS } from './forms';
import { OPERATOR_MESSAGES } from './messages';

/** The pages and forms of the shop's desk; programs have the calls of the area `desk`. */
export const operators = {
  calls: {},
  forms: OPERATOR_FORMS,
  messages: OPERATOR_MESSAGES,
  desk: { page: DESK_HEALTH_PAGE, text: 'Health', place: 5 },
} as const;
