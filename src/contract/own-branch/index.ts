import { OWN_BRANCH_FORMS, STORES_PAGE } from './forms';

/** Message keys of a customer's own branch. */
export const OWN_BRANCH_MESSAGES = {
  chosen: 'This is your branch now',
  left: 'You have no branch of your own any more',
  gone: 'This branch is not open any more',
} as const;

/** The branch that a customer goes to. */
export const ownBranch = {
  calls: {},
  forms: OWN_BRANCH_FORMS,
  messages: OWN_BRANCH_MESSAGES,
  account: [{ page: STORES_PAGE, text: 'Branches', icon: 'store', group: 'keeping', rank: 3 }],
} as const;
