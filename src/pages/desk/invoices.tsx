import type { ReactNode } from 'react';
import { requestContext } from '../../commerce/request-context';
import { REGIME_NAMES, USE_NAMES } from '../../config/cfdi';
import { deskOrderPage, NOTE_MAX } from '../../contract/desk-pages/forms';
import { DESK_INVOICES_PAGE } from '../../contract/invoices/forms';
import type { InvoiceRequest } from '../../domain/invoice/request';
import { AccountNotices } from '../../features/customers/account-notices';
import { requireDesk } from '../../features/desk/require-desk';
import { deskTime } from '../../features/desk/words';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';

const [STATE, AFTER] = ['estado', 'despues'] as const;

const TABS = [
  { state: 'open', param: 'pedidas', text: 'Invoices to make' },
  { state: 'answered', param: 'hechas', text: 'Invoices made' },
  { state: 'refused', param: 'rechazadas', text: 'Invoices refused' },
] as const;

function Decide({ id }: Pick<InvoiceRequest, 'id'>) {
  const t = texts();
  return (
    <form action={formAction('operacion/factura')} method="post" className="desk-amount-form">
      <input type="hidden" name="id" value={id} autoComplete="off" />
      <Field
        label={t('Folio, or why not')}
        name="note"
        scope={`factura-${id}`}
        maxLength={NOTE_MAX}
        autoComplete="off"
      />
      <div className="desk-check">
        <Button kind="ink" name="decision" value="hecha">
          {t('It is made')}
        </Button>
        <Button kind="plain" name="decision" value="rechazada">
          {t('Refuse it')}
        </Button>
      </div>
    </form>
  );
}

/** What an invoice is made out of, field by field as it is typed elsewhere, and what became of it. */
function Request({
  request: { id, at, orderNumber, invoice, email, state, note },
}: {
  request: InvoiceRequest & { email: string };
}) {
  const t = texts();
  const { taxId, company, taxRegime, cfdiUse, fiscalZipCode } = invoice;
  const facts: [string, ReactNode][] = [
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
    ...(note === '' ? [] : [[state === 'refused' ? t('Why not') : t('Folio'), note] as [string, ReactNode]]),
  ];
  return (
    <li>
      <h2>
        <a href={href(deskOrderPage(orderNumber))}>{t('Order {number}', { number: orderNumber })}</a>
      </h2>
      <p className="small muted">{deskTime(at)}</p>
      <dl className="desk-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'open' && <Decide id={id} />}
    </li>
  );
}

/** Invoices that were asked for after an order: to be made out elsewhere, and answered or refused here. */
export async function DeskInvoicesPage() {
  const t = texts();
  const { query } = requestContext();
  const tab = TABS.find(({ param }) => param === query.get(STATE)) ?? TABS[0];
  const after = /^\d{1,15}$/.test(query.get(AFTER) ?? '') ? Number(query.get(AFTER)) : null;
  const [formState, { requests, next }] = await Promise.all([
    takeFormState(),
    requireDesk().invoices.list(tab.state, after),
  ]);
  return (
    <>
      <Head title={t('Invoices')} canonical={null} />
      <h1>{t('Invoices')}</h1>
      <AccountNotices state={formState} />
      <nav className="desk-tabs" aria-label={t('State')}>
        {TABS.map(({ state, param, text }) => (
          <a
            key={param}
            href={href(DESK_INVOICES_PAGE, { [STATE]: param })}
            aria-current={state === tab.state ? 'page' : undefined}
          >
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
        <ButtonLink kind="plain" href={href(DESK_INVOICES_PAGE, { [STATE]: tab.param, [AFTER]: String(next) })}>
          {t('More invoices')}
        </ButtonLink>
      )}
    </>
  );
}
