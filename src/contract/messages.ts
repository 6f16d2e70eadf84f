// These stand apart from the others because every page knows them.
export const UNAVAILABLE = 'An error occurred while saving or querying the information';
export const WRONG_FORMAT = 'Unhandled error, wrong response format!';
export const TOO_MANY_REQUESTS = 'Too many requests, please wait a moment';
export const OVERLOADED = 'The service is busy, please try again';

/**
 * Message keys that any call or form may answer; those of one area stand with the area. The exact English texts of the
 * specification where it has one, ours in the same manner.
 */
export const MESSAGES = {
  unauthorised: "The consumer isn't authorized to access %resources.",
  serviceUnauthorised: 'Service token is not valid',
  invalid: 'Invalid value',
  tooLarge: 'Number is too large',
  malformedJson: 'Request body is not valid JSON',
  jsonType: 'Content-Type must be application/json',
  formType: 'Content-Type must be application/x-www-form-urlencoded',
  formOfTheShop: 'This form can only be sent from the shop',
  formMalformed: 'The form could not be read',
  fileType: 'This kind of file is not accepted',
  fileTooBig: 'The file is too big: it may have {size} MB at most',
  tooBig: 'Request body is too large',
  keyReused: 'The key of this request was already used with another one',
  notFound: 'Not found',
  methodNotAllowed: 'Method not allowed',
  tooManyRequests: TOO_MANY_REQUESTS,
  linkNotSent: 'The message with the link cannot be sent at the moment',
  linkExpired: 'The link has expired or was used already. Ask for another one.',
  overloaded: OVERLOADED,
  unavailable: UNAVAILABLE,
  wrongFormat: WRONG_FORMAT,
  failed: 'Internal server error',
} as const;
