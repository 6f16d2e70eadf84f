import { mine, requestContext } from '../../commerce/request-context';
import { sentMethods } from '../../domain/branch-pickup';
import type { Cart, Destination, ShippingMethod } from '../../domain/cart/cart';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { RadioCard } from '../../ui/radio-card';
import { Step } from '../../ui/step';
import { CheckedForm } from '../shop/checked-form';
import { arrivalText } from '../shop/delivery';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { hasBranches, numberOf, type StepProps, stateOf } from './step-props';
import { stepTitle } from './step-title';

declare module '../shop/checked-form' {
  interface CheckedForms {
    envio: true;
  }
}

const isChosen = (method: ShippingMethod, cart: Cart) =>
  cart.shippingMethod
    ? cart.shippingMethod.carrierCode === method.carrier_code && cart.shippingMethod.methodCode === method.method_code
    : method.default;

/** What the arrival of a method is in words, null when it is not known. */
function arrival(method: Pick<ShippingMethod, 'deliveryDays'>): string | null {
  if (!method.deliveryDays) return null;
  const t = texts();
  return arrivalText(method.deliveryDays, requestContext().now, t, t.locale);
}

const methodTitle = (method: Pick<ShippingMethod, 'method_title' | 'carrier_title'>): string =>
  texts().data(method.method_title || method.carrier_title);

const priceText = ({ priceInclTax }: ShippingMethod): string =>
  priceInclTax === 0 ? texts()('Free') : money(priceInclTax);

async function methodsFor(destination: Destination | null): Promise<ShippingMethod[]> {
  const port = mine().cart();
  if (!port || !destination) return [];
  const methods = await port.shippingMethods(destination);
  return methods.ok ? methods.value : [];
}

/** How it gets there. */
export async function ShippingStep(props: StepProps) {
  const t = texts();
  const { cart } = props;
  const state = stateOf('envio', props);
  const offered = state === 'later' ? [] : await methodsFor(cart.destination);
  const methods = sentMethods(offered, hasBranches(props));
  const chosen = methods.find((method) => isChosen(method, cart));
  const problem = props.state.error('envio', 'method');
  return (
    <Step
      id="paso-envio"
      number={numberOf('envio', props)}
      title={stepTitle('envio', 'delivery')}
      state={state}
      line={chosen && [methodTitle(chosen), arrival(chosen), priceText(chosen)].filter(Boolean).join(' · ')}
      takesFocus={props.takesFocus}
      edit={
        methods.length !== 1
          ? { href: href('/checkout', { paso: 'envio' }), label: t('Edit'), name: t('Delivery') }
          : null
      }
    >
      {methods.length === 0 ? (
        <Notice level="warning">{t('We have no way to deliver there. Try another address.')}</Notice>
      ) : (
        <CheckedForm action={formAction('checkout/envio')} form="envio">
          <FormKey />
          {problem && <Notice level="error">{problem}</Notice>}
          <fieldset className="radio-cards">
            <legend className="sr">{t('Delivery')}</legend>
            {methods.map((method) => (
              <RadioCard
                key={`${method.carrier_code}:${method.method_code}`}
                name="method"
                value={`${method.carrier_code}:${method.method_code}`}
                title={methodTitle(method)}
                detail={method.available ? arrival(method) : t.message(method.errorMessage)}
                end={priceText(method)}
                checked={method.available && isChosen(method, cart)}
                disabled={!method.available}
              />
            ))}
          </fieldset>
          <Button>{t('Continue')}</Button>
        </CheckedForm>
      )}
    </Step>
  );
}
