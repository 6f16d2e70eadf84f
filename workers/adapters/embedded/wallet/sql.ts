/** What is left of an entry: its amount and those that name it, as SQL; `alias` is the table it is read from. */
export const leftOf = (alias: string): string =>
  `(${alias}.amount + coalesce((SELECT sum(amount) FROM wallet_entry WHERE ref = ${alias}.id), 0))`;

/**
 * The credits of a customer (?1) in a store view (?2) that can be spent at a moment (?3, epoch ms), as SQL that answers
 * id, expires_at and what is left of each.
 */
export const OPEN_CREDITS = `SELECT id, expires_at, left FROM (
    SELECT id, expires_at, ${leftOf('credit')} AS left FROM wallet_entry AS credit
    WHERE customer_id = ?1 AND store = ?2 AND amount > 0 AND coalesce(expires_at > ?3, 1)
  ) WHERE left > 0`;

/** What ends first comes first, what never ends last. */
export const SOONEST_FIRST = 'expires_at IS NULL, expires_at, id';

/** The other way round. */
export const SOONEST_LAST = 'expires_at IS NOT NULL, expires_at DESC, id DESC';
