import { Button } from '../../ui/button';
import { Step } from '../../ui/step';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { CheckoutForm } from './checkout-form';
import { DETAILS_FIELDS } from './fields';
import { PrivacyLine } from './privacy-line';
import { StepFields } from './step-fields';
import { numberOf, type StepProps, stateOf } from './step-props';

/** Who buys: name and where to write to. */
export function DetailsStep(props: StepProps) {
  const t = texts();
  const { checkout, cart, state } = props;
  const known = checkout.personalDetails;
  const values: Record<string, unknown> = { ...known };
  return (
    <Step
      id="paso-datos"
      number={numberOf('datos', cart.isVirtual)}
      title={t('Your details')}
      state={stateOf('datos', props)}
      line={known && `${known.firstName} ${known.lastName} · ${known.emailAddress}`}
      edit={{ href: href('/checkout', { paso: 'datos' }), label: t('Edit'), name: t('Your details') }}
    >
      <CheckoutForm action={formAction('checkout/datos')} form="datos">
        <FormKey />
        <div className="fields">
          <StepFields form="datos" fields={DETAILS_FIELDS} state={state} known={(name) => String(values[name] ?? '')} />
        </div>
        <PrivacyLine />
        <Button>{t('Continue with the address')}</Button>
      </CheckoutForm>
    </Step>
  );
}
