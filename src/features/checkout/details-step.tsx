import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Step } from '../../ui/step';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { checkMessages } from './check-messages';
import { CheckoutForm } from './checkout-form.client';
import { PrivacyLine } from './privacy-line';
import { numberOf, type StepProps, stateOf } from './step-props';

/** Who buys: name and where to write to. */
export function DetailsStep(props: StepProps) {
  const t = texts();
  const { checkout, cart, pageKey, state } = props;
  const known = checkout.personalDetails;
  const value = (name: 'firstName' | 'lastName' | 'emailAddress') => state.value('datos', name) ?? known?.[name] ?? '';
  const error = (name: string) => state.error('datos', name);
  return (
    <Step
      id="paso-datos"
      number={numberOf('datos', cart.isVirtual)}
      title={t('Your details')}
      state={stateOf('datos', props)}
      line={known && `${known.firstName} ${known.lastName} · ${known.emailAddress}`}
      edit={{ href: href('/checkout', { paso: 'datos' }), label: t('Edit'), name: t('Your details') }}
    >
      <CheckoutForm action={formAction('checkout/datos')} form="datos" messages={checkMessages()}>
        <input type="hidden" name="key" value={pageKey} />
        <div className="fields">
          <Field
            label={t('First name')}
            name="firstName"
            span="half"
            defaultValue={value('firstName')}
            error={error('firstName')}
            autoComplete="given-name"
            maxLength={60}
            required
          />
          <Field
            label={t('Last names')}
            name="lastName"
            span="half"
            defaultValue={value('lastName')}
            error={error('lastName')}
            autoComplete="family-name"
            maxLength={60}
            required
          />
          <Field
            label={t('E-mail')}
            name="emailAddress"
            type="email"
            defaultValue={value('emailAddress')}
            error={error('emailAddress')}
            hint={t('In case we have to write to you about your order.')}
            autoComplete="email"
            maxLength={254}
            required
          />
        </div>
        <PrivacyLine />
        <Button>{t('Continue with the address')}</Button>
      </CheckoutForm>
    </Step>
  );
}
