import { mine, requestContext } from '../../commerce/request-context';
import { CHARGED_AT_ONCE_TEXT } from '../../config/payment-methods';
import { PAYMENT } from '../../contract/checkout/forms';
import { INVOICE_FIELDS, WANTS_INVOICE } from '../../contract/checkout/invoice';
import { CHECKOUT_MESSAGES } from '../../contract/checkout/messages';
import type { Cart, PaymentMethod } from '../../domain/cart/cart';
import { hasNothingToPay } from '../../domain/cart/totals/derived';
import type { Invoice } from '../../domain/invoice/invoice';
import { hasRightDigit } from '../../domain/invoice/rfc';
import { type Centavos, toCentavos } from '../../domain/money';
import { detailsMark } from '../../domain/order/details-mark';
import type { Checkout } from '../../domain/order/order';
import { waitsForPayment } from '../../domain/order/promise';
import { isCharged, monthsFor } from '../../domain/payment/months';
import type { DeliveryDays } from '../../domain/shipping/delivery-window';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { Step } from '../../ui/step';
import { sumsOf } from '../cart/cart-sums';
import { formStart } from '../forms/form-start';
import { promisedAt, promiseText } from '../shop/delivery/delivery';
import { formAction, href } from '../shop/links';
import { monthsText } from '../shop/months/months-text';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { WalletChoice, walletPays } from '../wallet/wallet-choice';
import { invoiceTexts } from './invoice-texts';
import { OrderLines, shownLines } from './order-lines';
import { privacyWords } from './privacy-words';
import { chosenWay } from './shipping-step';
import { numberOf, type StepProps, stateOf } from './step-props';
import { stepTitle } from './step-title';
import type { WayToPay } from './way-to-pay';

/** More lines than these are looked at in the summary, which stands above: how it is paid is not pushed away. */
const MOST_LINES = 3;

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
function monthsOf(method: PaymentMethod, { paymentTerms, pickup }: Cart, due: Centavos): WayToPay['months'] {
  const t = texts();
  const offered = monthsFor(method, due);
  if (offered.length === 0) return undefined;
  const charged = isCharged(method, 1) ? [] : offered.filter((months) => isCharged(method, months));
  return {
    chosen: offered.find((months) => months === paymentTerms.months) ?? 1,
    offered: [
      [1, t('One payment of {amount}', { amount: money(due) })],
      ...offered.map((months): [number, string] => [months, monthsText(t, months, due, money) ?? '']),
    ],
    ...(charged.length > 0 && {
      note: t(
        pickup
          ? 'In {list} payments your card is charged when you place the order, before it is ready at the branch. We ask you first.'
          : 'In {list} payments your card is charged when you place the order, before it is sent. We ask you first.',
        { list: listed(charged, t.locale) },
      ),
    }),
  };
}

/** When it arrives by this way to pay, and until when that holds; nothing where that is not promised. */
function promiseOf(code: string | null, days: DeliveryDays | null | undefined): WayToPay['promise'] {
  if (!days) return undefined;
  const t = texts();
  const say = (at: number) => promiseText(promisedAt(days, at), t, code && waitsForPayment({ code }) ? 'pay' : 'order');
  const { now } = requestContext();
  const { before } = promisedAt(days, now);
  return { detail: say(now), after: { at: before, detail: say(before) } };
}

/** What is agreed to where a card is charged before the order is sent or ready, for each number of payments that is. */
function consentsOf(method: PaymentMethod, { pickup }: Cart, due: Centavos): Record<string, string> {
  const t = texts();
  const amount = money(due);
  const charged = [1, ...monthsFor(method, due)].filter((months) => isCharged(method, months));
  return Object.fromEntries(
    charged.map((count) => {
      const months = monthsText(t, count, due, money);
      return [
        String(count),
        months
          ? t(
              pickup
                ? 'I agree that {amount} are charged to my card now, in {months}, before the order is ready at the branch.'
                : 'I agree that {amount} are charged to my card now, in {months}, before the order is sent.',
              { amount, months },
            )
          : t(
              pickup
                ? 'I agree that {amount} are charged to my card now, before the order is ready at the branch.'
                : 'I agree that {amount} are charged to my card now, before the order is sent.',
              { amount },
            ),
      ];
    }),
  );
}

function wayOf(method: PaymentMethod, chosen: PaymentMethod | undefined, props: StepProps, due: Centavos): WayToPay {
  const t = texts();
  const months = monthsOf(method, props.cart, due);
  const promise = promiseOf(method.code, chosenWay(props)?.deliveryDays);
  const consents = consentsOf(method, props.cart, due);
  return {
    value: method.code,
    title: t.data(method.title),
    detail: t.data(method.description),
    ...(method.costInclTax > 0 && { end: `+ ${money(method.costInclTax)}` }),
    isChosen: method === chosen,
    ...(promise && { promise }),
    ...(months && { months }),
    ...(Object.keys(consents).length > 0 && { consents }),
    ...(Object.keys(consents).length > 0 && !isCharged(method, 1) && { atOnce: t.data(CHARGED_AT_ONCE_TEXT) }),
  };
}

/** Which cart is ordered, what was shown of it, and under which id: that of an order which is not resolved, else a new one. */
const orderOf = (
  { unresolvedOrder, version, totals, paymentMethod, paymentTerms }: Cart,
  checkout: Checkout,
  wallet: Centavos,
): Record<string, string> => ({
  orderId: unresolvedOrder ?? crypto.randomUUID(),
  cartVersion: String(version),
  total: String(totals.grandTotal),
  details: detailsMark(checkout),
  ...(wallet > 0 && { wallet: String(wallet) }),
  ...(paymentTerms.isChosen && { paid: `${paymentMethod}:${paymentTerms.months ?? 0}` }),
  ...(checkout.isAccountLapsed && { withoutAccount: '1' }),
  ...(checkout.invoice && !hasRightDigit(checkout.invoice.taxId) && { rfcTold: checkout.invoice.taxId }),
});

/** What a customer keeps of an invoice with the address for bills; nothing where it is not whole. */
function invoiceOf(customer: StepProps['customer']): Invoice | null {
  const usual = customer?.addresses.find(({ isDefaultBilling }) => isDefaultBilling);
  const { taxId = '', company = '', taxRegime = '', cfdiUse = '', fiscalZipCode = '' } = usual ?? {};
  return taxId === '' ? null : { taxId, company, taxRegime, cfdiUse, fiscalZipCode };
}

/** How it is paid, what it comes to and when it arrives, and the button that places the order. */
export async function PaymentStep(props: StepProps) {
  const t = texts();
  const { cart, checkout, wallet } = props;
  const state = stateOf('pago', props);
  const step = {
    id: 'paso-pago',
    number: numberOf('pago', props),
    title: stepTitle('pago', false),
    state,
    takesFocus: props.takesFocus,
    heardWith: props.isSent ? ['paso-envio'] : [],
  };
  if (state !== 'open') return <Step {...step} />;
  const paid = walletPays(checkout, wallet, cart);
  const due = toCentavos(cart.totals.grandTotal - paid);
  const isFree = hasNothingToPay(cart) || due === 0;
  const methods = isFree ? [] : await paymentMethods();
  if (methods.length === 0 && !isFree)
    return (
      <Step {...step}>
        <Notice level="warning">{t('There is no way to pay for these products yet.')}</Notice>
      </Step>
    );
  if (cart.lines.some((line) => !line.inStock))
    return (
      <Step {...step}>
        <p>
          {t('The product is out of stock and must be removed to continue')}{' '}
          <a href={href('/checkout/cart')}>{t('See the cart')}</a>
        </p>
      </Step>
    );
  const chosen = methods.find((method) => (cart.paymentMethod ? method.code === cart.paymentMethod : method.default));
  const form = props.state.value('pago', 'method') === undefined ? 'pedido' : 'pago';
  const free = isFree ? promiseOf(null, chosenWay(props)?.deliveryDays) : undefined;
  return (
    <Step {...step}>
      {cart.lines.length <= MOST_LINES && (
        <div className="review-lines">
          <OrderLines lines={shownLines(cart.lines)} />
        </div>
      )}
      {wallet !== null && wallet > 0 && cart.totals.grandTotal > 0 && <WalletChoice balance={wallet} paid={paid} />}
      <Island
        of="order-form"
        props={{
          start: formStart({
            path: 'checkout/pedido',
            form,
            state: props.state,
            fields: { ...INVOICE_FIELDS, ...(isFree ? {} : PAYMENT) },
            names: [...Object.keys(INVOICE_FIELDS), 'method', 'chargeConsent'],
            answers: [CHECKOUT_MESSAGES.chargeConsentMissing],
            known: { ...(checkout.invoice ?? invoiceOf(props.customer)) },
            step: 'pago',
          }),
          sent: orderOf(cart, checkout, paid),
          ways: isFree ? null : methods.map((method) => wayOf(method, chosen, props, due)),
          ...(free && { promise: free }),
          isStale: cart.paymentTerms.months === null,
          isInvoiceWanted: checkout.invoice != null || props.state.value(form, WANTS_INVOICE) !== undefined,
          sums: sumsOf(cart, paid),
          terms: {
            text: t('By placing the order you accept the'),
            label: t('Terms and conditions'),
            href: href('/terminos-y-condiciones'),
          },
          privacy: privacyWords(),
          texts: {
            legend: t('How you pay'),
            nothingToPay: paid > 0 ? t('Your wallet pays all of it') : t('There is nothing to pay'),
            months: t('Monthly payments'),
            stale: t('These months without interest are not offered for this total; choose again'),
            look: t('See the total with this way to pay'),
            place: t('Place order'),
            consentMissing: CHECKOUT_MESSAGES.chargeConsentMissing,
            ...invoiceTexts(),
          },
          lookAt: formAction('checkout/pago'),
        }}
      />
    </Step>
  );
}
