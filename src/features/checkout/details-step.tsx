import { isGuest } from '../../commerce/mine';
import { commerce, mine } from '../../commerce/request-context';
import { BUYER_DETAILS, CREATE_ACCOUNT, DETAILS_AND_ACCOUNT } from '../../contract/checkout/forms';
import { BACK, SIGN_IN_PAGE } from '../../contract/customers/pages';
import { Island } from '../../ui/island';
import { Step } from '../../ui/step';
import { formStart } from '../forms/form-start';
import { passwordTexts } from '../forms/password-texts';
import { wordedField, wordedFields } from '../forms/worded-fields';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import type { AccountWords } from './account-fields';
import { DETAILS_FIELDS, EMAIL_FIELD } from './fields';
import { MeantEmailForm } from './meant-email-form';
import { privacyWords } from './privacy-words';
import { numberOf, type StepProps, stateOf } from './step-props';
import { stepTitle } from './step-title';

/** Whether this shopper may have an account made with the order. */
const mayCreateAccount = (): boolean => isGuest(mine()) && commerce().customers.orderAccounts !== null;

/** What is asked of a guest who may have an account; again where the step is filled in again. */
function accountWords({ state, checkout }: StepProps): AccountWords {
  const t = texts();
  return {
    isWanted:
      state.value('datos', CREATE_ACCOUNT) !== undefined ||
      checkout.newAccount != null ||
      checkout.isAccountLapsed === true,
    create: t('Create an account with these details'),
    password: {
      label: t('Password'),
      hint: t('At least 8 characters, with a capital letter and a number.'),
      texts: passwordTexts(),
    },
    terms: {
      text: t('It is made with your order. By creating it you accept the'),
      label: t('Terms and conditions'),
      href: href('/terminos-y-condiciones'),
    },
  };
}

/** For whoever has an account: the way in, and back to the checkout, which then knows who buys. */
function SignInLine() {
  const t = texts();
  return (
    <p>
      {t('Do you have an account already?')} <a href={href(SIGN_IN_PAGE, { [BACK]: '/checkout' })}>{t('Sign in')}</a>
    </p>
  );
}

/** Who buys: name and where to write to. */
export function DetailsStep(props: StepProps) {
  const t = texts();
  const { checkout, state, customer } = props;
  const asksForAccount = mayCreateAccount();
  const known = checkout.personalDetails;
  const { firstName = '', lastName = '', emailAddress = '' } = known ?? { ...customer, emailAddress: customer?.email };
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
      note={known && <MeantEmailForm known={known} wantsAccount={Boolean(checkout.newAccount)} />}
      takesFocus={props.takesFocus}
      edit={{ href: href('/checkout', { paso: 'datos' }), label: t('Edit'), name: t('Your details') }}
    >
      {isGuest(mine()) && <SignInLine />}
      <Island
        of="details-form"
        props={{
          start: formStart({
            path: 'checkout/datos',
            form: 'datos',
            state,
            fields: asksForAccount ? DETAILS_AND_ACCOUNT : BUYER_DETAILS,
            known: { fullName: [firstName, lastName].filter(Boolean).join(' '), emailAddress },
            step: 'datos',
          }),
          fields: wordedFields(DETAILS_FIELDS),
          known: firstName && lastName ? { firstName, lastName } : null,
          email: {
            field: wordedField(EMAIL_FIELD),
            question: t('Did you mean {email}?', { email: '{email}' }),
          },
          account: asksForAccount ? accountWords(props) : null,
          privacy: privacyWords(),
          next: t('Continue with the address'),
        }}
      />
    </Step>
  );
}
