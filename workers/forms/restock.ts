import { wayBack, withParameter } from '../../src/config/way-back';
import { BACK } from '../../src/contract/customers/forms';
import {
  NOTICE_TOKEN,
  RESTOCK,
  RESTOCK_END,
  RESTOCK_END_PAGE,
  type RESTOCK_FORMS,
  RESTOCK_PAGE,
} from '../../src/contract/restock/forms';
import { RESTOCK_MESSAGES } from '../../src/contract/restock/messages';
import { askForNotice, restockOf } from '../http/restock';
import { checkForm } from './check-form';
import { invalid, type Outcome, refusedAt } from './outcome';
import type { FormHandlers, SentForm } from './sent-form';

type Call = Pick<SentForm, 'request' | 'sent'>;

const said = (location: string, message: string): Outcome => ({
  location,
  notices: [{ id: 'outOfStock', level: 'success', message }],
});

async function ask({ request, sent }: Call): Promise<Outcome> {
  const back = wayBack(request.store, sent[BACK]);
  const page = back === null ? RESTOCK_PAGE : withParameter(RESTOCK_PAGE, BACK, back);
  const fields = checkForm(RESTOCK, sent);
  const again = fields.ok || sent.sku ? withParameter(page, 'sku', sent.sku ?? '') : page;
  if (!fields.ok) return refusedAt(again, invalid(fields.errors));
  const asked = await askForNotice(request, fields.values.sku, fields.values.email);
  return asked.ok ? said(page, RESTOCK_MESSAGES.noted) : refusedAt(again, asked.problem);
}

async function end({ request, sent }: Call): Promise<Outcome> {
  const port = restockOf(request);
  if (!port.ok) return refusedAt(RESTOCK_END_PAGE, port.problem);
  const fields = checkForm(RESTOCK_END, sent);
  if (!fields.ok) return refusedAt(RESTOCK_END_PAGE, invalid(fields.errors));
  await port.value.end(fields.values[NOTICE_TOKEN]);
  return said(RESTOCK_END_PAGE, RESTOCK_MESSAGES.ended);
}

/** Forms of notices that something is back in stock. */
export const restockForms: FormHandlers<typeof RESTOCK_FORMS> = { avisame: ask, 'baja-aviso': end };
