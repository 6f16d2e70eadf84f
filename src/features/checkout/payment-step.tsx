import { Fragment } from 'react';
import { mine } from '../../commerce/request-context';
import { INVOICE_FIELDS } from '../../contract/checkout/invoice';
import type { PaymentMethod } from '../../domain/cart/cart';
import { hasNothingToPay } from '../../domain/cart/nothing-to-pay';
import type { Invoice } from '../../domain/invoice/invoice';
import { monthsFor } from '../../domain/payment/months';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { RadioCard } from '../../ui/radio-card';
import { Step } from '../../ui/step';
import { CheckedForm } from '../shop/checked-form';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { monthsText } from '../shop/months-text';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { InvoiceFields } from './invoice-fields';
import { numberOf, type StepProps, settledBefore, stateOf } from './step-props';
import { stepTitle } from './step-title';

declare module '../shop/checked-form' {
  interface CheckedForms {
    pago: true;
  }
}

async function paymentMethods(): Promise<PaymentMethod[]> {
  const port = mine().cart();
  if (!port) return [];
  const methods = await port.paymentMethods();
  return methods.ok ? methods.value : [];
}

/** In how many payments, where that may be chosen. */
function Months({ method, cart: { totals, paymentTerms } }: { method: PaymentMethod } & Pick<StepProps, 'cart'>) {
  const t = texts();
  const offered = monthsFor(method, totals.grandTotal);
  if (offered.length === 0) return null;
  return (
    <div className="radio-card-more">
      <SelectField
        label={t('Monthly payments')}
        name="months"
        defaultValue={paymentTerms.months ?? 1}
        autoComplete="off"
      >
        <option value="1">{t('One payment of {amount}', { amount: money(totals.grandTotal) })}</option>
        {offered.map((months) => (
          <option key={months} value={months}>
            {monthsText(t, months, totals.grandTotal, money)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** What the step is opened again for: where no way to pay is to be chosen, an invoice alone is left to ask for. */
function editText(isChoice: boolean, invoice: Invoice | null): { label: string; name: string } {
  const t = texts();
  return isChoice || invoice
    ? { label: t('Edit'), name: t('How you pay') }
    : { label: t('I need an invoice'), name: '' };
}

/** The ways to pay, of which one is chosen. */
function Methods({
  methods,
  chosen,
  cart,
}: { methods: readonly PaymentMethod[]; chosen: PaymentMethod | undefined } & Pick<StepProps, 'cart'>) {
  const t = texts();
  return (
    <fieldset className="radio-cards">
      <legend className="sr">{t('How you pay')}</legend>
      {methods.map((method) => (
        <Fragment key={method.code}>
          <RadioCard
            name="method"
            value={method.code}
            title={t.data(method.title)}
            detail={t.data(method.description)}
            end={method.costInclTax > 0 ? `+ ${money(method.costInclTax)}` : undefined}
            checked={method === chosen}
          />
          <Months method={method} cart={cart} />
        </Fragment>
      ))}
    </fieldset>
  );
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
  const problem = props.state.error('pago', 'method');
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
        <CheckedForm action={formAction('checkout/pago')} form="pago" fields={INVOICE_FIELDS}>
          <FormKey />
          {problem && <Notice level="error">{problem}</Notice>}
          {cart.paymentTerms.months === null && (
            <Notice level="warning">
              {t('These months without interest are not offered for this total; choose again')}
            </Notice>
          )}
          {isFree ? <p>{t('There is nothing to pay')}</p> : <Methods methods={methods} chosen={chosen} cart={cart} />}
          <InvoiceFields state={props.state} known={invoice} />
          <Button>{t('Review the order')}</Button>
        </CheckedForm>
      )}
    </Step>
  );
}
