import { mine, requestContext } from '../../commerce/request-context';
import { sentMethods } from '../../domain/branch/branch';
import type { Cart, ShippingMethod } from '../../domain/cart/cart';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { Step } from '../../ui/step';
import { formStart } from '../forms/form-start';
import { arrivalText, promisedAt } from '../shop/delivery/delivery';
import { PromisedNow } from '../shop/delivery/until-cut';
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

const methodTitle = (method: Pick<ShippingMethod, 'method_title' | 'carrier_title'>): string =>
  texts().data(method.method_title || method.carrier_title);

const priceText = ({ priceInclTax }: ShippingMethod): string =>
  priceInclTax === 0 ? texts()('Free') : money(priceInclTax);

/** When it arrives if it is paid now, and what is said of it from the cut on; nothing where that is not promised. */
function arrivalOf({ deliveryDays: days }: ShippingMethod): Pick<Choice, 'detail' | 'after'> {
  if (!days) return {};
  const t = texts();
  const promised = promisedAt(days, requestContext().now);
  const { before: at } = promised;
  return { detail: arrivalText(promised, t), after: { at, detail: arrivalText(promisedAt(days, at), t) } };
}

/** A way of delivery as a choice; one that is not to be had says why. */
function wayOf(method: ShippingMethod, cart: Cart): Choice {
  return {
    value: `${method.carrier_code}:${method.method_code}`,
    title: methodTitle(method),
    ...(method.available ? arrivalOf(method) : { detail: texts().message(method.errorMessage) }),
    end: priceText(method),
    isChosen: method.available && isChosen(method, cart),
    ...(!method.available && { isOff: true }),
  };
}

/** The ways this cart can be sent, where the step is open or done; none before, and for what is not sent. */
export async function waysFor(
  props: Pick<StepProps, 'cart' | 'done' | 'step' | 'branches'>,
): Promise<ShippingMethod[]> {
  const { cart } = props;
  const port = mine().cart();
  if (cart.isVirtual || cart.pickup !== undefined || stateOf('envio', props) === 'later' || !port || !cart.destination)
    return [];
  const methods = await port.shippingMethods(cart.destination);
  return sentMethods(methods.ok ? methods.value : [], hasBranches(props));
}

/** The way this cart is sent, null while there is none. */
export const chosenWay = ({ cart, ways }: Pick<StepProps, 'cart' | 'ways'>): ShippingMethod | null =>
  ways.find((method) => isChosen(method, cart)) ?? null;

/** What was chosen, when it arrives and what it costs, on one line. */
function Settled({ way }: { way: ShippingMethod }) {
  const t = texts();
  return (
    <>
      {methodTitle(way)} ·{' '}
      {way.deliveryDays && (
        <>
          <PromisedNow days={way.deliveryDays} say={(promise) => arrivalText(promise, t)} /> ·{' '}
        </>
      )}
      {priceText(way)}
    </>
  );
}

/** How it gets there. */
export function ShippingStep(props: StepProps) {
  const t = texts();
  const { cart, ways: methods } = props;
  const state = stateOf('envio', props);
  const chosen = chosenWay(props);
  return (
    <Step
      id="paso-envio"
      number={numberOf('envio', props)}
      title={stepTitle('envio', false)}
      state={state}
      line={chosen && <Settled way={chosen} />}
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
