import type { InvoiceAnswer } from '../../../../src/domain/invoice/request';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';

/**
 * Decides about a request that waits, and writes down that its customer is to be told; false where none of this id
 * waits. Not tried again: the second try could not tell its own decision. `now` in epoch ms.
 */
export async function decideInvoice(
  { SHOP }: Pick<Env, 'SHOP'>,
  { id, store }: { id: number; store: string },
  answer: InvoiceAnswer,
  now: number,
): Promise<boolean> {
  const [note, documentUrl] =
    answer.state === 'answered' ? [answer.folio.toUpperCase(), answer.documentUrl] : [answer.why, ''];
  const [decided] = await SHOP.batch([
    SHOP.prepare(
      "UPDATE invoice_request SET state = ?3, note = ?4, document_url = ?6, decided_at = ?5 WHERE id = ?1 AND store = ?2 AND state = 'open'",
    ).bind(id, store, answer.state, note, now, documentUrl),
    SHOP.prepare(
      "INSERT INTO outbox (type, subject, store, created_at, next_attempt_at) SELECT 'invoice-decided', ?1, ?2, ?3, ?3 WHERE changes() = 1",
    ).bind(String(id), store, now),
  ]);
  await workerFailpoint('desk.after-write');
  return decided?.meta.changes === 1;
}
