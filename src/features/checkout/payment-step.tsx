import { mine } from '../../commerce/request-context';
import { PAYMENT } from '../../contract/checkout/forms';
import { INVOICE_FIELDS, WANTS_INVOICE } from '../../contract/checkout/invoice';
import type { Cart, PaymentMethod } from '../../domain/cart/cart';
import { hasNothingToPay } from '../../domain/cart/totals/derived';
import type { Invoice } from '../../domain/invoice/invoice';
import { isCharged, monthsFor } from '../../domain/payment/months';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { Step } from '../../ui/step';
import { formStart } from '../forms/form-start';
import { href } from '../shop/links';
import { monthsText } from '../shop/months/months-text';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import type { InvoiceTexts } from './invoice-fields';
import type { WayToPay } from './payment-form.client';
import { numberOf, type StepProps, settledBefore, stateOf } from './step-props';
import { stepTitle } from './step-title';

async function paymentMethods(): Promise<PaymentMethod[]> {
  const port = mine().cart();
  if (!port) return [];
  const methods = await port.paymentMethods();
  return methods.ok ? methods.value : [];
}

/** '6 o 12', as people say it. */
const listed = (numbers: readonly number[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(numbers.map(String));

/** In how many payments, where that may be chosen. */
function monthsOf(method: PaymentMethod, { totals, paymentTerms }: Cart): WayToPay['months'] {
  const t = texts();
  const offered = monthsFor(method, totals.grandTotal);
  if (offered.length === 0) return undefined;
  const charged = isCharged(method, 1) ? [] : offered.filter((months) => isCharged(method, months));
  return {
    chosen: paymentTerms.months ?? 1,
    offered: [
      [1, t('One payment of {amount}', { amount: money(totals.grandTotal) })],
      ...offered.map((months): [number, string] => [months, monthsText(t, months, totals.grandTotal, money) ?? '']),
    ],
    ...(charged.length > 0 && {
      note: t(
        'In {list} payments your card is charged when you place the order, before it is sent. We ask you first.',
        {
          list: listed(charged, t.locale),
        },
      ),
    }),
  };
}

function wayOf(method: PaymentMethod, chosen: PaymentMethod | undefined, cart: Cart): WayToPay {
  const t = texts();
  const months = monthsOf(method, cart);
  return {
    value: method.code,
    title: t.data(method.title),
    detail: t.data(method.description),
    ...(method.costInclTax > 0 && { end: `+ ${money(method.costInclTax)}` }),
    isChosen: method === chosen,
    ...(months && { months }),
  };
}

function invoiceTexts(): InvoiceTexts {
  const t = texts();
  return {
    wanted: t('I need an invoice'),
    taxId: t('RFC'),
    fiscalZipCode: t('Postal code of the certificate'),
    company: t('Name or company'),
    companyHint: t('As in your tax certificate, without S.A. de C.V.'),
    taxRegime: t('Tax regime'),
    cfdiUse: t('Use of the invoice'),
    choose: t('Choose'),
  };
}

/** What the step is opened again for: where no way to pay is to be chosen, an invoice alone is left to ask for. */
function editText(isChoice: boolean, invoice: Invoice | null): { label: string; name: string } {
  const t = texts();
  return isChoice || invoice
    ? { label: t('Edit'), name: t('How you pay') }
    : { label: t('I need an invoice'), name: '' };
}

/** What the step comes to, in one line. */
function settledLine({ cart, checkout: { invoice } }: StepProps, chosen: PaymentMethod | undefined): string | null {
  const t = texts();
  const isFree = hasNothingToPay(cart);
  if (!chosen && !isFree) return null;
  const way = chosen && !isFree && [t.data(chosen.title), chosen.costInclTax > 0 && `+ ${money(chosen.costInclTax)}`];
  return [
    ...(way || [t('There is nothing to pay')]),
    monthsText(t, cart.paymentTerms.months ?? 1, cart.totals.grandTotal, money),
    invoice && t('Invoice to {name}, {rfc}', { name: invoice.company, rfc: invoice.taxId }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How it is paid; of what costs nothing it asks no more than whether an invoice is wanted. */
export async function PaymentStep(props: StepProps) {
  const t = texts();
  const { cart } = props;
  const state = stateOf('pago', props);
  const isFree = hasNothingToPay(cart);
  const methods = state === 'later' || isFree ? [] : await paymentMethods();
  const chosen = methods.find((method) => (cart.paymentMethod ? method.code === cart.paymentMethod : method.default));
  const { invoice = null } = props.checkout;
  return (
    <Step
      id="paso-pago"
      number={numberOf('pago', props)}
      title={stepTitle('pago', 'delivery')}
      state={state}
      line={settledLine(props, chosen)}
      takesFocus={props.takesFocus}
      heardWith={settledBefore('pago', props)}
      edit={{ href: href('/checkout', { paso: 'pago' }), ...editText(methods.length > 1, invoice) }}
    >
      {methods.length === 0 && !isFree ? (
        <Notice level="warning">{t('There is no way to pay for these products yet.')}</Notice>
      ) : (
        <Island
          of="payment-form"
          props={{
            start: formStart({
              path: 'checkout/pago',
              form: 'pago',
              state: props.state,
              fields: { ...INVOICE_FIELDS, ...PAYMENT },
              known: { ...invoice },
              step: 'pago',
            }),
            ways: isFree ? null : methods.map((method) => wayOf(method, chosen, cart)),
            isStale: cart.paymentTerms.months === null,
            isInvoiceWanted: invoice !== null || props.state.value('pago', WANTS_INVOICE) !== undefined,
            texts: {
              legend: t('How you pay'),
              nothingToPay: t('There is nothing to pay'),
              months: t('Monthly payments'),
              stale: t('These months without interest are not offered for this total; choose again'),
              next: t('Review the order'),
              ...invoiceTexts(),
            },
          }}
        />
      )}
    </Step>
  );
}
