import { CHECKOUT_MESSAGES } from '../../contract/checkout/messages';
import type { Cart } from '../../domain/cart/cart';
import { hasNothingToPay } from '../../domain/cart/totals/derived';
import type { Checkout } from '../../domain/order/order';
import { waitsForPayment } from '../../domain/order/promise';
import { Icon } from '../../ui/icon';
import { Island } from '../../ui/island';
import { Step } from '../../ui/step';
import { CartSums } from '../cart/cart-sums';
import { formStart } from '../forms/form-start';
import { promiseText } from '../shop/delivery/delivery';
import { PromisedNow } from '../shop/delivery/until-cut';
import { href } from '../shop/links';
import { monthsText } from '../shop/months/months-text';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { OrderLines, shownLines } from './order-lines';
import { privacyWords } from './privacy-words';
import { chosenWay } from './shipping-step';
import { numberOf, type StepProps, settledBefore, stateOf } from './step-props';
import { stepTitle } from './step-title';

/** Which cart is ordered, and under which id: that of an order which is not resolved, else a new one. */
const orderOf = (cart: Cart, { isAccountLapsed }: Checkout): Record<string, string> => ({
  orderId: cart.unresolvedOrder ?? crypto.randomUUID(),
  cartVersion: String(cart.version),
  ...(isAccountLapsed && { withoutAccount: '1' }),
});

/** What is agreed to where the card is charged before the order is sent; null where it is not. */
function consentTo({ paymentTerms, totals }: Cart): { text: string; missing: string } | null {
  if (!paymentTerms.isChargedAtOnce) return null;
  const t = texts();
  const amount = money(totals.grandTotal);
  const months = monthsText(t, paymentTerms.months ?? 1, totals.grandTotal, money);
  return {
    text: months
      ? t('I agree that {amount} are charged to my card now, in {months}, before the order is sent.', {
          amount,
          months,
        })
      : t('I agree that {amount} are charged to my card now, before the order is sent.', { amount }),
    missing: CHECKOUT_MESSAGES.chargeConsentMissing,
  };
}

/** When it arrives by the way it is paid, and until when that holds; nothing where that is not promised. */
function Promised(props: StepProps) {
  const t = texts();
  const { cart } = props;
  const days = chosenWay(props)?.deliveryDays;
  if (!days) return null;
  const isPaidAhead = !hasNothingToPay(cart) && waitsForPayment({ code: cart.paymentMethod ?? '' });
  return (
    <p className="review-promise">
      <Icon name="truck" size={20} />
      <span>
        <PromisedNow days={days} say={(promise) => promiseText(promise, t, isPaidAhead ? 'pay' : 'order')} />
      </span>
    </p>
  );
}

/** The whole order once more, and the button that places it. */
export function ReviewStep(props: StepProps) {
  const t = texts();
  const { cart, checkout } = props;
  const months = monthsText(t, cart.paymentTerms.months ?? 1, cart.totals.grandTotal, money);
  const consent = consentTo(cart);
  const blocked = cart.lines.some((line) => !line.inStock);
  return (
    <Step
      id="paso-revision"
      number={numberOf('revision', props)}
      title={stepTitle('revision', 'delivery')}
      state={stateOf('revision', props)}
      takesFocus={props.takesFocus}
      heardWith={settledBefore('revision', props)}
    >
      <div className="review-lines">
        <OrderLines lines={shownLines(cart.lines)} />
      </div>
      <div className="review-sums">
        <CartSums cart={cart} />
        {months && <p>{months}</p>}
      </div>
      <Promised {...props} />
      {blocked ? (
        <p>
          {t('The product is out of stock and must be removed to continue')}{' '}
          <a href={href('/checkout/cart')}>{t('See the cart')}</a>
        </p>
      ) : (
        <Island
          of="order-form"
          props={{
            start: formStart({
              path: 'checkout/pedido',
              form: 'pedido',
              state: props.state,
              names: ['chargeConsent'],
              answers: consent ? [consent.missing] : [],
              step: 'revision',
            }),
            sent: orderOf(cart, checkout),
            terms: {
              text: t('By placing the order you accept the'),
              label: t('Terms and conditions'),
              href: href('/terminos-y-condiciones'),
            },
            privacy: privacyWords(),
            consent,
            place: t('Place order'),
          }}
        />
      )}
    </Step>
  );
}
