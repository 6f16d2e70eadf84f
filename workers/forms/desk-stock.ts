import { DESK_STOCK_MESSAGES } from '../../src/contract/desk-stock';
import {
  type DESK_STOCK_FORMS,
  DESK_STOCK_PAGE,
  STOCK_CORRECTION,
  STOCK_SKU,
} from '../../src/contract/desk-stock/forms';
import { STOCK_REASONS } from '../../src/domain/stock-correction';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

/** Corrects what there is of a sku in one place. */
async function correct({ sent, key, mine }: SentForm<'service'>): Promise<Outcome> {
  const page = sent.product
    ? `${DESK_STOCK_PAGE}?${new URLSearchParams({ [STOCK_SKU]: sent.product })}`
    : DESK_STOCK_PAGE;
  const fields = checkForm(STOCK_CORRECTION, sent);
  const reason = STOCK_REASONS.find((one) => one === sent.reason);
  if (!fields.ok || !reason) return refusedAt(page, invalid(fields.ok ? [] : fields.errors));
  const { sku, branch, counted, onHand, version, note, knowsHeld } = fields.values;
  const corrected = await mine()
    .desk()
    .stock.correct(
      {
        sku,
        branch: branch === '' ? null : branch,
        counted: Number(counted),
        seen: { onHand: Number(onHand), version: Number(version) },
        reason,
        note: note === '' ? null : note,
        knowsHeld: knowsHeld === 'si',
      },
      key ?? crypto.randomUUID(),
    );
  if (!corrected.ok) return refusedAt(page, corrected.problem);
  const { qty, held } = corrected.value;
  return {
    location: page,
    notices: [{ id: 'other', level: 'success', message: DESK_STOCK_MESSAGES.correctedTo, params: { qty, held } }],
  };
}

/** Forms of stock at the desk. */
export const deskStockForms: FormHandlers<typeof DESK_STOCK_FORMS> = { 'operacion-existencias': correct };
