import type { MailKind } from '../../src/commerce/mail';
import type { Env } from '../env';
import type { WriteLetter } from '../mail/letter';
import { backInStock } from '../mail/letters/back-in-stock';
import { restockNoted } from '../mail/letters/restock-noted';
import { sendLetter } from '../mail/send-letter';
import type { OutboxEvent, Undelivered } from './event';

type Delivery = (env: Env, event: OutboxEvent, now: number) => Promise<Undelivered | null>;

const mailed =
  (kind: MailKind, write: WriteLetter): Delivery =>
  async (env, event, now) => {
    const outcome = await sendLetter(env, event, kind, write, now);
    return outcome.state === 'sent' ? null : outcome;
  };

/** Its line in the log is all there is of it. */
const logged: Delivery = async () => null;

/** What becomes of each type of event. */
const DELIVERIES: Record<OutboxEvent['type'], Delivery> = {
  'order-placed': logged,
  'order-paid': logged,
  'order-unpaid-again': logged,
  'order-expired': logged,
  'order-canceled': logged,
  'order-sent': logged,
  'order-short': logged,
  'order-over': logged,
  'order-late': logged,
  'order-refunded': logged,
  'restock-noted': mailed('restock-noted', restockNoted),
  'back-in-stock': mailed('back-in-stock', backInStock),
  'password-forgotten': logged,
  'password-changed': logged,
};

/** Hands an event over to whom it is for; null when that is done. */
export const handOver = (env: Env, event: OutboxEvent, now: number): Promise<Undelivered | null> => DELIVERIES[event.type](env, event, now);
