import type { MailOutcome } from '../../src/commerce/mail';
import { retryAfterOf } from '../http/deadline';

const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;
/** Refusals of the moment, and of a message whose first try is still under way. */
const NOT_NOW = [408, 409, 425, 429];
/** Refusals of our settings: they say nothing about the message, which is kept until these are mended. */
const OF_SETTINGS = [401, 402, 403, 404, 405, 407];

/** What the answer of a provider of messages says of the one it was given. */
export function deliveryOutcome(response: Response): MailOutcome {
  const { status, ok } = response;
  if (ok) return { state: 'sent' };
  const reason = `the provider answered ${status}`;
  const isOfMessage = status >= CLIENT_ERROR && status < SERVER_ERROR && ![...NOT_NOW, ...OF_SETTINGS].includes(status);
  return isOfMessage ? { state: 'never', reason } : { state: 'later', reason, ...retryAfterOf(response) };
}
