import type { ReactNode } from 'react';
import type { DuePayment, SpeiInstructions, TillInstructions } from '../../commerce/payments';
import { requestContext } from '../../commerce/request-context';
import { TRANSFER_LIMIT } from '../../config/terms';
import type { Centavos } from '../../domain/money';
import type { Order } from '../../domain/order/order';
import { longMoment } from '../../i18n/dates';
import { Island } from '../../ui/island';
import { Barcode } from '../shop/barcode';
import { companyOf } from '../shop/brand';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { PayByCard } from './pay-by-card';

const BARCODE_HEIGHT_PX = 72;

const grouped = (digits: string, size: number): string =>
  digits.replace(new RegExp(`(\\d{${size}})(?=\\d)`, 'g'), '$1 ');

/** A button that copies; without script the digits are marked by hand. */
function Copy({ value, name }: { value: string; name: string }) {
  const t = texts();
  return (
    <Island
      as="span"
      of="copy-text"
      props={{
        value,
        texts: {
          copy: t('Copy'),
          label: t('Copy {name}', { name }),
          copied: t('Copied'),
          failed: t('It could not be copied'),
        },
      }}
    />
  );
}

function Fact({
  name,
  value,
  shown = value,
  children,
}: {
  name: string;
  value: string;
  shown?: string;
  children?: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="pay-fact" data-value={value}>
          {shown}
        </span>
        {children}
      </dd>
    </div>
  );
}

function Spei({ how, number, amount }: { how: SpeiInstructions; number: string; amount: Centavos }) {
  const t = texts();
  const company = companyOf(t, how.beneficiary, requestContext().store);
  return (
    <>
      <dl className="pay-facts">
        <Fact name={t('CLABE')} value={how.clabe} shown={grouped(how.clabe, 3)}>
          <Copy value={how.clabe} name={t('CLABE')} />
        </Fact>
        <Fact name={t('Bank')} value={how.bank} />
        <Fact name={t('Beneficiary')} value={how.beneficiary}>
          {company && <span className="small muted">{company}</span>}
        </Fact>
        <Fact name={t('Concept')} value={number} />
      </dl>
      <p>{t('Transfer the exact amount from your bank. This CLABE is for this order alone.')}</p>
      <p>{t('A transfer almost always arrives within minutes; once it is here, you see it.')}</p>
      {amount > TRANSFER_LIMIT && (
        <p>
          {t('Many banks let through {limit} at once until you raise your limit in their app.', {
            limit: money(TRANSFER_LIMIT),
          })}
        </p>
      )}
    </>
  );
}

function Till({ how }: { how: TillInstructions }) {
  const t = texts();
  return (
    <>
      <div className="slip">
        <Barcode
          digits={how.reference}
          label={t('Barcode of reference {reference}', { reference: how.reference })}
          height={BARCODE_HEIGHT_PX}
        />
        <p className="slip-digits" data-value={how.reference}>
          {grouped(how.reference, 4)}
        </p>
      </div>
      <p>{t('Show this slip at the till, on your phone or printed: {shops}.', { shops: how.shops.join(', ') })}</p>
      <p>{t('Pay the exact amount and keep your receipt. The shop may charge a fee of its own.')}</p>
    </>
  );
}

/** Whether nobody knows yet what became of a payment by card: nothing is to be paid meanwhile. */
export const isChecked = ({ how }: DuePayment): boolean => how?.form === 'card' && how.state === 'checking';

/** How an order that waits for its money is paid: how much, until when, and with what. */
export function HowToPay({ order, due }: { order: Pick<Order, 'number' | 'orderId' | 'branch'>; due: DuePayment }) {
  const t = texts();
  if (!due.how) return null;
  const isChecking = isChecked(due);
  return (
    <section className="step" aria-labelledby="pagar-titulo">
      <h2 id="pagar-titulo">{t(isChecking ? 'Your payment' : 'Pay your order')}</h2>
      <div className="step-body pay">
        <p className="pay-amount">{money(due.amount)}</p>
        {due.until !== null && !isChecking && (
          <p>
            {t('You have until {date}. After that the products go back to the shop.', {
              date: longMoment(due.until, t.locale),
            })}
          </p>
        )}
        {due.how.form === 'spei' && <Spei how={due.how} number={order.number} amount={due.amount} />}
        {due.how.form === 'store' && <Till how={due.how} />}
        {due.how.form === 'card' && <PayByCard how={due.how} order={order} amount={due.amount} />}
      </div>
    </section>
  );
}
