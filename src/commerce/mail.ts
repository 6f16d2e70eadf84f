import type { OutboxType } from '../contract/events';

/** A message to one person, as it is to arrive. */
export interface MailMessage {
  /** One address, without a name. */
  to: string;
  /** The type of the event it is written of. */
  kind: OutboxType;
  storeCode: string;
  /** Language of its texts, such as 'es-MX'. */
  locale: string;
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** The same for every try: whoever sends it does so once. */
  key: string;
}

/** What became of a try: sent, to be tried again, or never to be sent. `reason` holds nothing personal. */
export type MailOutcome =
  | { state: 'sent' }
  | { state: 'later'; reason: string; retryAfterMs?: number }
  | { state: 'never'; reason: string };

/** A text message to one telephone. */
export interface TextMessage {
  /** Ten digits, of Mexico. */
  to: string;
  text: string;
  /** As of mail. */
  key: string;
}

/** Sends text messages, as MailPort sends mail. */
export interface MessengerPort {
  send(message: TextMessage): Promise<MailOutcome>;
}

/**
 * Sends messages. It does not throw: an answer that is lost is 'later', and the key keeps the next try from being a
 * second message.
 */
export interface MailPort {
  send(message: MailMessage): Promise<MailOutcome>;
}
