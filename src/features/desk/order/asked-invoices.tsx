import { requestContext } from '../../../commerce/request-context';
import type { InvoiceRequest, InvoiceState } from '../../../domain/invoice/request';
import { ago } from '../../../i18n/dates';
import { texts } from '../../shop/texts';
import { inInvoiceListHref } from '../invoices/list-address';
import { mayDo } from '../may-do';
import { deskTime } from '../words';

const STATE_TEXTS = {
  open: 'Invoice asked for',
  answered: 'Invoice made',
  refused: 'Invoice refused',
} as const satisfies Record<InvoiceState, string>;

/**
 * Where each invoice that was asked for after an order stands and since when, with its folio or why there is none. It
 * leads to the list for whoever may see that.
 */
export function AskedInvoices({ requests }: { requests: readonly InvoiceRequest[] }) {
  const t = texts();
  const { now } = requestContext();
  return requests.map(({ id, state, note, at, decidedAt }) => {
    const since = decidedAt ?? at;
    return (
      <span key={id}>
        {mayDo('orders') ? (
          <a href={inInvoiceListHref({ id, state })}>{t(STATE_TEXTS[state])}</a>
        ) : (
          t(STATE_TEXTS[state])
        )}
        {` · ${[deskTime(since), ago(since, now, t.locale), note].filter(Boolean).join(' · ')}`}
      </span>
    );
  });
}
