import { DETAILS_AND_ACCOUNT, PERSONAL_DETAILS } from '../../contract/checkout/forms';
import { Button } from '../../ui/button';
import { Step } from '../../ui/step';
import { CheckedForm } from '../shop/checked-form';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { TypedFields } from '../shop/typed-fields';
import { AccountFields, mayCreateAccount } from './account-fields';
import { DETAILS_FIELDS } from './fields';
import { PrivacyLine } from './privacy-line';
import { numberOf, type StepProps, stateOf } from './step-props';
import { stepTitle } from './step-title';

declare module '../shop/checked-form' {
  interface CheckedForms {
    datos: true;
  }
}

/** Who buys: name and where to write to. */
export function DetailsStep(props: StepProps) {
  const t = texts();
  const { checkout, state, customer } = props;
  const known = checkout.personalDetails;
  const values: Record<string, unknown> = { ...(known ?? (customer && { ...customer, emailAddress: customer.email })) };
  return (
    <Step
      id="paso-datos"
      number={numberOf('datos', props)}
      title={stepTitle('datos', 'delivery')}
      state={stateOf('datos', props)}
      line={
        known &&
        [`${known.firstName} ${known.lastName}`, known.emailAddress, checkout.newAccount && t('With an account')]
          .filter(Boolean)
          .join(' · ')
      }
      takesFocus={props.takesFocus}
      edit={{ href: href('/checkout', { paso: 'datos' }), label: t('Edit'), name: t('Your details') }}
    >
      <CheckedForm
        action={formAction('checkout/datos')}
        form="datos"
        fields={mayCreateAccount() ? DETAILS_AND_ACCOUNT : PERSONAL_DETAILS}
      >
        <FormKey />
        <div className="fields">
          <TypedFields
            form="datos"
            fields={DETAILS_FIELDS}
            state={state}
            known={(name) => String(values[name] ?? '')}
          />
        </div>
        <AccountFields state={state} checkout={checkout} />
        <PrivacyLine />
        <Button>{t('Continue with the address')}</Button>
      </CheckedForm>
    </Step>
  );
}
