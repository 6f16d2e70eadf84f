import type { NewsletterLinks, NewsletterPort } from '../../../../src/commerce/newsletter';
import { noticeAt } from '../../../../src/config/privacy-notice';
import { NEWSLETTER_MESSAGES } from '../../../../src/contract/newsletter/forms';
import { emailKey, mailboxKey } from '../../../../src/domain/customer/customer';
import { ok, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';
import type { RowOf } from '../database';
import type { newsletter } from '../schema/shop';

/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A coupon of one subscriber: 50 random bits. Whoever has it may use it. */
const newCouponCode = (): string =>
  `BOLETIN-${Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;

type Database = Pick<Env, 'SHOP'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the link of a message confirms. */
const CONFIRM_MS = 7 * DAY_MS;
/** Between two messages to one e-mail: a further wish is answered the same and not sent. */
const PAUSE_MS = 10 * 60 * 1000;
const COUPON_PERCENT = 10;
const COUPON_MS = 90 * DAY_MS;

const SUBSCRIBED = 'confirmed_at IS NOT NULL AND ended_at IS NULL';

/**
 * Whether the mailbox ?6 was given its coupon under any of its addresses: what stands between + and @ leads to the same
 * one. ?7 and ?8 are the bounds of those with a +, ?9 is their end.
 */
const HAS_COUPON = `EXISTS (SELECT 1 FROM newsletter AS other WHERE other.store = ?2 AND other.coupon IS NOT NULL AND other.id <> newsletter.id
  AND (other.email_key = ?6 OR (other.email_key >= ?7 AND other.email_key < ?8 AND substr(other.email_key, -length(?9)) = ?9)))`;

/** Subscriptions of one store view; `now` in epoch ms. */
export function embeddedNewsletter({ SHOP }: Database, store: string, now: number): NewsletterPort {
  /**
   * Writes the wish and the event of its message in one batch; whoever is subscribed, or was written to just now, stays
   * as they are.
   */
  async function ask(email: string): Promise<void> {
    const token = newToken();
    const hash = await digest(token);
    const wish = SHOP.prepare(
      `INSERT INTO newsletter (store, email, email_key, asked_at, confirm_hash, end_token) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
       ON CONFLICT (store, email_key) DO UPDATE SET email = excluded.email, asked_at = excluded.asked_at, confirm_hash = excluded.confirm_hash
         WHERE NOT (${SUBSCRIBED}) AND asked_at <= ?7`,
    ).bind(store, email, emailKey(email), now, hash, newToken(), now - PAUSE_MS);
    // Sent again after its answer was lost, the batch finds its own event.
    const event = SHOP.prepare(
      `INSERT INTO outbox (type, subject, store, secret, created_at, next_attempt_at) SELECT 'newsletter-asked', id, store, ?2, ?3, ?3 FROM newsletter
       WHERE confirm_hash = ?1 AND NOT EXISTS (SELECT 1 FROM outbox WHERE delivered_at IS NULL AND secret = ?2)`,
    ).bind(hash, token, now);
    await withRetry(() => SHOP.batch([wish, event]));
  }

  /** Writes what was said of advertising, if the statement before it in the batch changed the subscription. */
  const saidIfChanged = (isGiven: boolean, where: string, ...bound: (string | number)[]) =>
    SHOP.prepare(
      `INSERT INTO advertising_consent (newsletter_id, version, is_given, at)
       SELECT id, '${noticeAt(now)}', ${isGiven ? 1 : 0}, ${now} FROM newsletter WHERE ${where} AND changes() > 0`,
    ).bind(...bound);

  const endWhere = (where: string, value: string) =>
    withRetry(() =>
      SHOP.batch([
        SHOP.prepare(
          `UPDATE newsletter SET ended_at = ?2, confirm_hash = NULL WHERE ${where} AND store = ?3 AND ended_at IS NULL`,
        ).bind(value, now, store),
        saidIfChanged(false, `${where} AND store = ?2`, value, store),
      ]),
    );

  /** `by` is the customer who is signed in where a link is followed. */
  const linksFor = (by: string | null): NewsletterLinks => ({
    async askToLeave(email) {
      await withRetry(() =>
        SHOP.prepare(
          `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at) SELECT 'newsletter-leaving', id, store, ?3, ?3 FROM newsletter
           WHERE store = ?1 AND email_key = ?2 AND ${SUBSCRIBED}
             AND NOT EXISTS (SELECT 1 FROM outbox WHERE type = 'newsletter-leaving' AND subject = newsletter.id AND created_at > ?4)`,
        )
          .bind(store, emailKey(email), now, now - PAUSE_MS)
          .run(),
      );
      return ok(null);
    },

    async confirm(token) {
      const hash = await digest(token);
      const ofLink = 'confirm_hash = ?1 AND store = ?2 AND asked_at > ?3';
      const asked = [hash, store, now - CONFIRM_MS] as const;
      const found = await withRetry(() =>
        SHOP.prepare(`SELECT email_key AS emailKey FROM newsletter WHERE ${ofLink}`)
          .bind(...asked)
          .first<RowOf<typeof newsletter, 'emailKey'>>(),
      );
      if (!found) return refuse(404, NEWSLETTER_MESSAGES.badLink);
      const code = newCouponCode();
      const mailbox = mailboxKey(found.emailKey);
      const [local = '', domain = ''] = mailbox.split(/@(?=[^@]*$)/);
      // Clicked again, or written again after its answer was lost, the batch finds what it wrote.
      const results = await withRetry(() =>
        SHOP.batch<{ coupon: string; isNew: number }>([
          SHOP.prepare(
            `UPDATE newsletter SET confirmed_at = ?4, ended_at = NULL, coupon = coalesce(coupon, iif(${HAS_COUPON}, NULL, ?5))
             WHERE ${ofLink} AND NOT (${SUBSCRIBED})`,
          ).bind(...asked, now, code, mailbox, `${local}+`, `${local},`, `@${domain}`),
          saidIfChanged(true, ofLink, ...asked),
          SHOP.prepare(`UPDATE newsletter SET confirmed_by = ?4 WHERE ${ofLink} AND ?4 IS NOT NULL`).bind(
            ...asked,
            by === null ? null : Number(by),
          ),
          SHOP.prepare(
            `INSERT OR IGNORE INTO coupon (store, code, kind, value, to_at, once_per_customer, max_uses)
             SELECT store, coupon, 'percent', ${COUPON_PERCENT}, confirmed_at + ${COUPON_MS}, 1, 1 FROM newsletter
             WHERE ${ofLink} AND coupon = ?4`,
          ).bind(...asked, code),
          SHOP.prepare(
            `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at) SELECT 'newsletter-welcome', id, store, confirmed_at, confirmed_at FROM newsletter
             WHERE ${ofLink} AND NOT EXISTS (SELECT 1 FROM outbox WHERE type = 'newsletter-welcome' AND subject = newsletter.id AND created_at = confirmed_at)`,
          ).bind(...asked),
          SHOP.prepare(
            `SELECT coupon, NOT EXISTS (SELECT 1 FROM coupon_use WHERE coupon_use.store = newsletter.store AND code = coupon) AS isNew FROM newsletter WHERE ${ofLink}`,
          ).bind(...asked),
        ]),
      );
      const row = results.at(-1)?.results[0];
      return row ? ok({ coupon: row.isNew === 1 ? row.coupon : null }) : refuse(404, NEWSLETTER_MESSAGES.badLink);
    },

    async end(token) {
      await endWhere('end_token = ?1', token);
    },
  });

  return {
    async isSubscribed(email) {
      const row = await withRetry(() =>
        SHOP.prepare(`SELECT 1 FROM newsletter WHERE store = ? AND email_key = ? AND ${SUBSCRIBED}`)
          .bind(store, emailKey(email))
          .first(),
      );
      return ok(row !== null);
    },

    async subscribe(email) {
      await ask(email);
      return ok(null);
    },

    async unsubscribe(email) {
      await endWhere('email_key = ?1', emailKey(email));
      return ok(null);
    },

    links: linksFor(null),
    ofCustomer: ({ customerId }) => ({ links: linksFor(customerId) }),
  };
}
