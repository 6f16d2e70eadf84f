import { RETURNS_REFUSED } from '../../domain/returns/refusals';

/** Message keys of returns. */
export const RETURNS_MESSAGES = {
  ...RETURNS_REFUSED,
  noAttributes: 'Could not get the list of "rma attribute metadata" (404)',
  noList: 'Could not get the list of "Returns" (404)',
  noForm: 'Could not get the RMA create form data (404)',
  notReturned: 'The products were not returned',
  unknown: 'There is no such return',
  asked: 'We have your return. We write to you at each step.',
  authorisedAtOnce: 'Your return is authorised. Here you see how to send it.',
  withdrawn: 'Your return is withdrawn: you keep the products',
  onWay: 'Thank you. We write to you when it arrives.',
  pictureKept: 'We have your picture',
  pictureGone: 'The picture is gone',
  pictureMissing: 'Choose a picture first',
  pictureUnread: 'This is no picture that we can read: send it as JPG, PNG, WebP or HEIC',
  picturesFull: 'There are five pictures already',
  notNow: 'The return cannot do this any more',
  changed: 'The return changed meanwhile: look at it again',
  chooseReason: 'Choose a reason',
  chooseCondition: 'Choose what it is like',
  collectDay: 'Choose a working day within the next two weeks',
  refusalMissing: 'Write why',
  costUnseen: 'Look at what the order costs less, and where that goes',
  unitsWrong: 'This does not fit what was asked to be returned',
  noted: 'It is noted, and the customer is told',
} as const;
