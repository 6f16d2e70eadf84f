import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Step } from '../../ui/step';
import { CartSums } from '../cart/cart-sums';
import { CheckedForm } from '../shop/checked-form';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { monthsText } from '../shop/months-text';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { OrderLines, shownLines } from './order-lines';
import { PrivacyLine } from './privacy-line';
import { numberOf, type StepProps, settledBefore, stateOf } from './step-props';
import { stepTitle } from './step-title';

declare module '../shop/checked-form' {
  interface CheckedForms {
    pedido: true;
  }
}

/** The whole order once more, and the button that places it. */
export function ReviewStep(props: StepProps) {
  const t = texts();
  const { cart, checkout } = props;
  const months = monthsText(t, cart.paymentTerms.months ?? 1, cart.totals.grandTotal, money);
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
      {blocked ? (
        <p>
          {t('The product is out of stock and must be removed to continue')}{' '}
          <a href={href('/checkout/cart')}>{t('See the cart')}</a>
        </p>
      ) : (
        <CheckedForm action={formAction('checkout/pedido')} form="pedido">
          <FormKey />
          <input type="hidden" name="orderId" value={cart.unresolvedOrder ?? crypto.randomUUID()} />
          <input type="hidden" name="cartVersion" value={cart.version} />
          {checkout.isAccountLapsed && <input type="hidden" name="withoutAccount" value="1" />}
          <p className="small muted">
            {t('By placing the order you accept the')}{' '}
            <a href={href('/terminos-y-condiciones')}>{t('Terms and conditions')}</a>.
          </p>
          <PrivacyLine />
          {cart.paymentTerms.isChargedAtOnce && (
            <Checkbox name="chargeConsent" error={props.state.error('pedido', 'chargeConsent')}>
              {t('I agree that {amount} are charged to my card now, before the order is sent.', {
                amount: money(cart.totals.grandTotal),
              })}
            </Checkbox>
          )}
          <Button kind="buy" wide>
            {t('Place order')}
          </Button>
        </CheckedForm>
      )}
    </Step>
  );
}
