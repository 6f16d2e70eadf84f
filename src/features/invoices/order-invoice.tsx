import { requestContext } from '../../commerce/request-context';
import { ASK_INVOICE } from '../../contract/invoices/forms';
import { askableUntil, type InvoiceRequest, isInvoiced } from '../../domain/invoice/request';
import { longDay, shortDate } from '../../i18n/dates';
import { Island } from '../../ui/island';
import { invoiceTexts } from '../checkout/invoice-texts';
import { formStart } from '../forms/form-start';
import { noticeWords } from '../privacy/notice-words';
import { PrivacyLine } from '../privacy/privacy-line';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

interface OrderInvoiceProps {
  number: string;
  status: string;
  /** Epoch ms; null where a retailer does not say it. */
  placedAt: number | null;
  /** RFC that the order itself was placed with; '' for none. */
  taxId: string;
  /** What was asked for since, the newest first. */
  requests: readonly InvoiceRequest[];
  state: FormState;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What became of an invoice that was asked for. */
function Asked({ request: { state, note, documentUrl, invoice, at } }: { request: InvoiceRequest }) {
  const t = texts();
  if (state === 'refused') return <p>{t('There is no invoice for {rfc}: {why}', { rfc: invoice.taxId, why: note })}</p>;
  return (
    <p>
      {state === 'open'
        ? t('You asked for an invoice for {rfc} on {day}. We write to you when it is ready.', {
            rfc: invoice.taxId,
            day: shortDate(at, t.locale),
          })
        : documentUrl === ''
          ? t('The invoice for {rfc} is made out. You got it by e-mail.', { rfc: invoice.taxId })
          : t('The invoice for {rfc} is made out.', { rfc: invoice.taxId })}
      {state === 'answered' && note !== '' && (
        <>
          <br />
          {t('Fiscal folio')}: <span className="folio">{note}</span>
        </>
      )}
      {documentUrl !== '' && (
        <>
          <br />
          <a className="line-link" href={documentUrl} rel="noreferrer">
            {t('Open the invoice')}
          </a>
        </>
      )}
    </p>
  );
}

/** Asks for the invoice of an order, and says what became of it; nothing for an order no invoice is made out of. */
export function OrderInvoice({ number, status, placedAt, taxId, requests, state }: OrderInvoiceProps) {
  const t = texts();
  if (!isInvoiced(status)) return null;
  const { now } = requestContext();
  const [last] = requests;
  const until = askableUntil(placedAt ?? now);
  const mayAsk = taxId === '' && (last === undefined || last.state === 'refused') && now < until;
  if (!mayAsk && last === undefined && taxId === '') return null;
  const wasRefused = Object.keys(ASK_INVOICE).some((field) => state.error('pedir-factura', field));
  return (
    <section className="step" aria-labelledby="factura-titulo">
      <h2 id="factura-titulo">{t('My invoice')}</h2>
      <div className="step-body">
        {taxId !== '' && <p>{t('You asked for an invoice for {rfc} with the order.', { rfc: taxId })}</p>}
        {last && <Asked request={last} />}
        {mayAsk && (
          <details className="ask-invoice" open={wasRefused}>
            <summary>{t('Ask for an invoice')}</summary>
            <p className="small muted">
              {t('You may ask for it until {day}.', { day: longDay(until - DAY_MS, t.locale) })}
            </p>
            <PrivacyLine
              {...noticeWords('We use these data to make out your invoice, and keep them as long as the law asks for.')}
            />
            <Island
              of="invoice-form"
              props={{
                start: formStart({ path: 'order/factura', form: 'pedir-factura', state, fields: ASK_INVOICE }),
                order: number,
                texts: { ...invoiceTexts(), send: t('Ask for an invoice') },
              }}
            />
          </details>
        )}
      </div>
    </section>
  );
}
