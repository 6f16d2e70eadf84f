import { mine, requestContext } from '../../commerce/request-context';
import { sentMethods } from '../../domain/branch/branch';
import type { Cart, Destination, ShippingMethod } from '../../domain/cart/cart';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { Step } from '../../ui/step';
import { formStart } from '../forms/form-start';
import { arrivalText } from '../shop/delivery';
import { href } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import type { Choice } from './choices';
import { hasBranches, numberOf, type StepProps, stateOf } from './step-props';
import { stepTitle } from './step-title';

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

/** A way of delivery as a choice; one that is not to be had says why. */
function wayOf(method: ShippingMethod, cart: Cart): Choice {
  const detail = method.available ? arrival(method) : texts().message(method.errorMessage);
  return {
    value: `${method.carrier_code}:${method.method_code}`,
    title: methodTitle(method),
    ...(detail && { detail }),
    end: priceText(method),
    isChosen: method.available && isChosen(method, cart),
    ...(!method.available && { isOff: true }),
  };
}

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
        <Island
          of="choice-form"
          props={{
            start: formStart({
              path: 'checkout/envio',
              form: 'envio',
              state: props.state,
              names: ['method'],
              step: 'envio',
            }),
            name: 'method',
            legend: t('Delivery'),
            choices: methods.map((method) => wayOf(method, cart)),
            help: null,
            next: t('Continue'),
          }}
        />
      )}
    </Step>
  );
}
