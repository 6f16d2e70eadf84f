import { REQUEST_STATUS_TEXTS, type RequestWords } from '../../privacy/right-texts';

/** A request about personal data in the words of whoever answers it. */
export const DESK_WORDS: RequestWords = {
  right: 'Right',
  rights: { access: 'Access', rectification: 'Rectification', cancellation: 'Cancellation', opposition: 'Opposition' },
  statuses: { ...REQUEST_STATUS_TEXTS, open: 'To be answered', granted: 'Granted: to be carried out' },
  late: 'Do it today: the person may go to the authority',
};
