import { DESK_CUSTOMERS_FORMS, DESK_CUSTOMERS_PAGE } from './forms';

export const LOOK_MESSAGES = {
  noCustomer: 'There is no such customer',
  askMore: 'Ask for two things before you open it',
  customerOpened: 'Their data is open to you for half an hour',
  groupChanged: 'They are in group {groupId} by now',
  groupSet: 'The price group is changed',
} as const;

/** Customers at the desk; programs have the calls of the area `desk`. */
export const deskCustomers = {
  calls: {},
  forms: DESK_CUSTOMERS_FORMS,
  messages: LOOK_MESSAGES,
  desk: { page: DESK_CUSTOMERS_PAGE, text: 'Customers', rank: 1.8, needs: 'orders' },
} as const;
