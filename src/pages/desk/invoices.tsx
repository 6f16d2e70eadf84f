import type { ReactNode } from 'react';
import type { DeskInvoice } from '../../commerce/invoices';
import { requestContext } from '../../commerce/request-context';
import { REGIME_NAMES, USE_NAMES } from '../../config/cfdi';
import { deskOrderPage, NOTE_MAX } from '../../contract/desk-pages/forms';
import {
  ASKED_ABOUT,
  type DECIDED_INVOICE,
  DECISION,
  DECISIONS,
  DESK_INVOICES_PAGE,
} from '../../contract/invoices/forms';
import type { InvoiceRequest } from '../../domain/invoice/request';
import { formatMoney } from '../../domain/money';
import { totalAsItStands } from '../../domain/order/as-it-stands';
import { AccountNotices } from '../../features/customers/account-notices';
import { AFTER_INVOICE, INVOICE_STATE, INVOICE_TABS, invoiceListHref } from '../../features/desk/invoices/list-address';
import { payWay } from '../../features/desk/pay-words';
import { Question } from '../../features/desk/question';
import { requireDesk } from '../../features/desk/require-desk';
import { deskTime } from '../../features/desk/words';
import { FormKey } from '../../features/shop/form-key';
import { type FormState, takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ago } from '../../i18n/dates';
import { ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';

type Waiting = InvoiceRequest & { email: string };

/** With a blank at either end, as it is pasted. */
const FOLIO_TYPED_MAX = 40;

/** Leads to the question about one: what it is answered with, or why there is none. */
const askHref = (id: number, decision: (typeof DECISIONS)[number]): string =>
  href(DESK_INVOICES_PAGE, { [ASKED_ABOUT]: String(id), [DECISION]: decision });

/** One question before a customer is told: the folio and where the invoice is, or why there is none. */
function Decide({ request, decision, state }: { request: Waiting; decision: string; state: FormState }) {
  const t = texts();
  const form = 'operacion-factura';
  const isMade = decision === 'hecha';
  const field = (name: keyof typeof DECIDED_INVOICE) => ({
    name,
    scope: 'factura',
    autoComplete: 'off',
    defaultValue: state.value(form, name),
    error: state.error(form, name),
  });
  const said = { number: request.orderNumber, rfc: request.invoice.taxId };
  return (
    <Question
      back={DESK_INVOICES_PAGE}
      title={
        isMade
          ? t('Is the invoice of order {number} for {rfc} made?', said)
          : t('Refuse the invoice of order {number} for {rfc}?', said)
      }
      text={isMade ? t('The customer is told, with the folio.') : t('The customer is told why, and may ask again.')}
      yes={isMade ? t('Yes, it is made') : t('Yes, refuse it')}
      action="operacion/factura"
    >
      <FormKey />
      <input type="hidden" name="id" value={request.id} autoComplete="off" />
      <input type="hidden" name="decision" value={decision} autoComplete="off" />
      {isMade ? (
        <>
          <Field
            {...field('folio')}
            label={t('Fiscal folio')}
            hint={t('36 characters: the UUID in the stamp of the invoice')}
            required
            spellCheck={false}
            maxLength={FOLIO_TYPED_MAX}
          />
          <Field
            {...field('documentUrl')}
            label={t('Address of the PDF or XML')}
            optional={t('optional')}
            hint={t('Without it the customer gets them from you by e-mail.')}
            type="url"
            inputMode="url"
          />
        </>
      ) : (
        <Field {...field('why')} label={t('Why not')} required maxLength={NOTE_MAX} />
      )}
    </Question>
  );
}

/** What an order comes to now and how it is paid. */
function orderFacts({ order, state, cardDigits }: NonNullable<DeskInvoice['order']>): [string, ReactNode][] {
  const t = texts();
  return [
    [t('Order total'), <strong key="total">{formatMoney(totalAsItStands(order, state.money))}</strong>],
    [t('Paid by'), [payWay(t, order.paymentMethod), cardDigits].filter(Boolean).join(' ')],
  ];
}

/** What an invoice is made out of, field by field as it is typed elsewhere, and what became of it. */
function Request({
  request: { id, at, orderNumber, order, invoice, email, state, note, documentUrl },
}: {
  request: DeskInvoice;
}) {
  const t = texts();
  const { now } = requestContext();
  const { taxId, company, taxRegime, cfdiUse, fiscalZipCode } = invoice;
  const facts: [string, ReactNode][] = [
    ...(order ? orderFacts(order) : []),
    [t('RFC'), <strong key="rfc">{taxId}</strong>],
    [t('Name or company'), company],
    [t('Tax regime'), `${taxRegime} ${REGIME_NAMES[taxRegime] ?? ''}`],
    [t('Use of the invoice'), `${cfdiUse} ${USE_NAMES[cfdiUse] ?? ''}`],
    [t('Postal code of the certificate'), fiscalZipCode],
    [
      t('E-mail'),
      <a key="email" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
        {email}
      </a>,
    ],
    ...(note === '' ? [] : [[state === 'refused' ? t('Why not') : t('Fiscal folio'), note] as [string, ReactNode]]),
    ...(documentUrl === ''
      ? []
      : [
          [
            t('Address of the PDF or XML'),
            <a key="document" href={documentUrl} rel="noreferrer">
              {documentUrl}
            </a>,
          ] as [string, ReactNode],
        ]),
  ];
  return (
    <li>
      <h2>
        <a href={href(deskOrderPage(orderNumber))}>{t('Order {number}', { number: orderNumber })}</a>
      </h2>
      <p className="small muted">{`${deskTime(at)} · ${ago(at, now, t.locale)}`}</p>
      <dl className="desk-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'open' && (
        <p className="desk-check">
          <ButtonLink href={askHref(id, 'hecha')}>{t('It is made')}</ButtonLink>
          <ButtonLink kind="plain" href={askHref(id, 'rechazada')}>
            {t('Refuse it')}
          </ButtonLink>
        </p>
      )}
    </li>
  );
}

/** The question alone. */
async function AskedPage({ request, decision }: { request: Waiting; decision: (typeof DECISIONS)[number] }) {
  const state = await takeFormState();
  return (
    <>
      <Head title={texts()('Invoices')} canonical={null} />
      <AccountNotices state={state} takesFocus />
      <Decide request={request} decision={decision} state={state} />
    </>
  );
}

/** Invoices that were asked for after an order: to be made out elsewhere, and answered or refused here. */
export async function DeskInvoicesPage() {
  const t = texts();
  const { query } = requestContext();
  const tab = INVOICE_TABS.find(({ param }) => param === query.get(INVOICE_STATE)) ?? INVOICE_TABS[0];
  const decision = DECISIONS.find((one) => one === query.get(DECISION));
  const asked = query.get(ASKED_ABOUT) ?? '';
  const { invoices } = requireDesk();
  const request = decision && /^\d{1,15}$/.test(asked) ? await invoices.waiting(Number(asked)) : null;
  if (decision && request) return <AskedPage request={request} decision={decision} />;
  const after = /^\d{1,15}$/.test(query.get(AFTER_INVOICE) ?? '') ? Number(query.get(AFTER_INVOICE)) : null;
  const [formState, { requests, next }] = await Promise.all([takeFormState(), invoices.list(tab.state, after)]);
  return (
    <>
      <Head title={t('Invoices')} canonical={null} />
      <h1>{t('Invoices')}</h1>
      <AccountNotices state={formState} takesFocus />
      <nav className="desk-tabs" aria-label={t('State')}>
        {INVOICE_TABS.map(({ state, param, text }) => (
          <a key={param} href={invoiceListHref(state)} aria-current={state === tab.state ? 'page' : undefined}>
            {t(text)}
          </a>
        ))}
      </nav>
      {requests.length === 0 && <p>{t('No invoices like this')}</p>}
      <ul className="desk-list desk-cards">
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
      {next !== null && (
        <ButtonLink kind="plain" href={invoiceListHref(tab.state, next)}>
          {t('More invoices')}
        </ButtonLink>
      )}
    </>
  );
}
