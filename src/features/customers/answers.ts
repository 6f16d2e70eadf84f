import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { MESSAGES } from '../../contract/messages';
import { isInWindow } from '../shop/in-window';

const { signedIn, signInOff, refreshRefused, locked, manySignIns, challengeNeeded, challengeUnavailable } =
  CUSTOMER_MESSAGES;

const OF_ANY_FORM = [challengeNeeded, challengeUnavailable, MESSAGES.overloaded, MESSAGES.tooManyRequests] as const;

const OF_SIGNING_IN = [signedIn, signInOff, refreshRefused, locked, manySignIns, ...OF_ANY_FORM] as const;

/** What the shop may say to somebody who signs in. */
export const SIGN_IN_ANSWERS: readonly string[] = [CUSTOMER_MESSAGES.signInFailed, ...OF_SIGNING_IN];

/** Who signs up is signed in too. */
export const SIGN_UP_ANSWERS: readonly string[] = [
  CUSTOMER_MESSAGES.accountMade,
  CUSTOMER_MESSAGES.emailTaken,
  CUSTOMER_MESSAGES.manySignUps,
  ...OF_SIGNING_IN,
];

/** What it may say to somebody who asks for a link. */
export const LINK_ANSWERS: readonly string[] = [
  CUSTOMER_MESSAGES.resetAsked,
  CUSTOMER_MESSAGES.resetNotSent,
  CUSTOMER_MESSAGES.manyResets,
  MESSAGES.linkNotSent,
  ...OF_ANY_FORM,
];

/** Message keys that a form needs words for: it hears its answer itself only in a window, else the next page says it. */
export const saidInWindow = (answers: readonly string[]): readonly string[] => (isInWindow() ? answers : []);
