import type { InvoiceState } from '../../../../src/domain/invoice/request';
import type { Env } from '../../../env';

interface Decision {
  id: number;
  store: string;
  state: Exclude<InvoiceState, 'open'>;
  note: string;
}

/**
 * Decides about a request that waits, and writes down that its customer is to be told; false where none of this id
 * waits. Not tried again: the second try could not tell its own decision. `now` in epoch ms.
 */
export async function decideInvoice(
  { SHOP }: Pick<Env, 'SHOP'>,
  { id, store, state, note }: Decision,
  now: number,
): Promise<boolean> {
  const [decided] = await SHOP.batch([
    SHOP.prepare(
      "UPDATE invoice_request SET state = ?3, note = ?4, decided_at = ?5 WHERE id = ?1 AND store = ?2 AND state = 'open'",
    ).bind(id, store, state, note, now),
    SHOP.prepare(
      "INSERT INTO outbox (type, subject, store, created_at, next_attempt_at) SELECT 'invoice-decided', ?1, ?2, ?3, ?3 WHERE changes() = 1",
    ).bind(String(id), store, now),
  ]);
  return decided?.meta.changes === 1;
}
