import type { OutboxType } from '../../../src/contract/events';
import type { Env } from '../../env';
import { log, reasonOf } from '../../http/log';
import { newToken } from '../../http/token';
import { withRetry } from '../../http/transient';

type Database = Pick<Env, 'SHOP'>;

/** Events of links that somebody asked for. */
export type LinkEvent = Extract<
  OutboxType,
  'password-forgotten' | 'unlock-asked' | 'email-asked' | 'finder-link-asked'
>;

/** What such an event holds: whom the link goes to, should there be somebody, and its token. */
export interface AskedLink {
  email: string;
  token: string;
  store: string;
}

/** Whom the link of a message goes to: the e-mail that is kept, never the one that was typed. */
export interface LinkAddressee {
  email: string;
  firstName: string;
}

export const LINK_MINUTES = 60;
const LINK_MS = LINK_MINUTES * 60 * 1000;

/** Until when a link counts that was asked for at this moment (epoch ms). */
export const linkExpiry = (askedAt: number): number => askedAt + LINK_MS;

/**
 * Writes the event of a link that was asked for: the same work whoever it is for. Whether there is anybody is looked at
 * when the event is delivered.
 */
async function noteAsked<Asked extends AskedLink>(
  { SHOP }: Database,
  type: LinkEvent,
  asked: Omit<Asked, 'token'>,
  now: number,
): Promise<void> {
  const secret = JSON.stringify({ ...asked, token: newToken() });
  // Sent again after its answer was lost, the statement finds its own event.
  const event = SHOP.prepare(
    `INSERT INTO outbox (type, subject, store, secret, created_at, next_attempt_at) SELECT ?1, '', ?4, ?2, ?3, ?3
     WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE delivered_at IS NULL AND secret = ?2)`,
  ).bind(type, secret, now, asked.store);
  await withRetry(() => event.run());
}

/** The same; false, and logged, where it cannot be written down. */
export async function tryNoteAsked<Asked extends AskedLink>(
  env: Database,
  type: LinkEvent,
  asked: Omit<Asked, 'token'>,
  now: number,
): Promise<boolean> {
  try {
    await noteAsked(env, type, asked, now);
    return true;
  } catch (error) {
    log('error', 'link.not-noted', { type, reason: reasonOf(error) });
    return false;
  }
}
