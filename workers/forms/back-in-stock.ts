import { wayBack, withParameter } from '../../src/config/way-back';
import {
  BACK_IN_STOCK,
  BACK_IN_STOCK_END,
  BACK_IN_STOCK_END_PAGE,
  type BACK_IN_STOCK_FORMS,
  BACK_IN_STOCK_PAGE,
  NOTICE_TOKEN,
} from '../../src/contract/back-in-stock/forms';
import { BACK_IN_STOCK_MESSAGES } from '../../src/contract/back-in-stock/messages';
import { BACK } from '../../src/contract/customers/pages';
import { askForNotice, backInStockOf } from '../services/back-in-stock';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

type Call = Pick<SentForm, 'request' | 'sent'>;

const said = (location: string, message: string): Outcome => ({
  location,
  notices: [{ id: 'outOfStock', level: 'success', message }],
});

async function ask({ request, sent }: Call): Promise<Outcome> {
  const back = wayBack(request.store, sent[BACK]);
  const page = back === null ? BACK_IN_STOCK_PAGE : withParameter(BACK_IN_STOCK_PAGE, BACK, back);
  const fields = checkForm(BACK_IN_STOCK, sent);
  const again = fields.ok || sent.sku ? withParameter(page, 'sku', sent.sku ?? '') : page;
  if (!fields.ok) return refusedAt(again, invalid(fields.errors));
  const asked = await askForNotice(request, fields.values.sku, fields.values.email);
  return asked.ok ? said(page, BACK_IN_STOCK_MESSAGES.noted) : refusedAt(again, asked.problem);
}

async function end({ request, sent }: Call): Promise<Outcome> {
  const port = backInStockOf(request);
  if (!port.ok) return refusedAt(BACK_IN_STOCK_END_PAGE, port.problem);
  const fields = checkForm(BACK_IN_STOCK_END, sent);
  if (!fields.ok) return refusedAt(BACK_IN_STOCK_END_PAGE, invalid(fields.errors));
  await port.value.end(fields.values[NOTICE_TOKEN]);
  return said(BACK_IN_STOCK_END_PAGE, BACK_IN_STOCK_MESSAGES.ended);
}

/** Forms of notices that something is back in stock. */
export const backInStockForms: FormHandlers<typeof BACK_IN_STOCK_FORMS> = { avisame: ask, 'baja-aviso': end };
