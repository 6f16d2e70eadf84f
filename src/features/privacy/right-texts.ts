import type { RequestStatus, Right } from '../../domain/privacy/request';
import type { Key } from '../../i18n';

/** What each right is called, and what one asks for with it. */
export const RIGHT_TEXTS: Record<Right, Key> = {
  access: 'See my data',
  rectification: 'Correct my data',
  cancellation: 'Erase my data',
  opposition: 'Oppose a use of my data',
};

export const REQUEST_STATUS_TEXTS: Record<RequestStatus, Key> = {
  unconfirmed: 'It waits for its e-mail to be confirmed',
  open: 'We look at it',
  granted: 'Granted: we carry it out',
  refused: 'It does not proceed',
  done: 'Carried out',
};

/** The words in which a request is told. */
export interface RequestWords {
  right: Key;
  rights: Record<Right, Key>;
  statuses: Record<RequestStatus, Key>;
  /** Of one whose clock is over. */
  late: Key;
}

/** To who asked. */
export const OWN_WORDS: RequestWords = {
  right: 'What you ask for',
  rights: RIGHT_TEXTS,
  statuses: REQUEST_STATUS_TEXTS,
  late: 'We are late, and you can complain',
};
