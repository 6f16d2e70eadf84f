import { isGuest } from '../../commerce/mine';
import { commerce, mine } from '../../commerce/request-context';
import { BUYER_DETAILS, CREATE_ACCOUNT, DETAILS_AND_ACCOUNT } from '../../contract/checkout/forms';
import type { FormFields } from '../../contract/form-fields';
import { passwordTexts } from '../forms/password-texts';
import { wordedField, wordedFields } from '../forms/worded-fields';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import type { AccountWords } from './account-fields';
import type { BuyerWords } from './buyer-fields';
import { DETAILS_FIELDS, EMAIL_FIELD } from './fields';
import type { StepProps } from './step-props';

/** The forms that ask who buys. */
type Asking = 'direccion' | 'sucursal';

/** Whether this shopper may have an account made with the order. */
const mayCreateAccount = (): boolean => isGuest(mine()) && commerce().customers.orderAccounts !== null;

/** What is asked of a guest who may have an account; again where the step is filled in again. */
function accountWords(isWanted: boolean): AccountWords {
  const t = texts();
  return {
    isWanted,
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

/** Who buys, in parts of a form that asks for more; a customer who is known has nothing to fill in. */
export function buyerPart(
  form: Asking,
  { checkout, state, customer }: Pick<StepProps, 'checkout' | 'state' | 'customer'>,
): { fields: FormFields; known: Record<string, string>; words: BuyerWords } {
  const t = texts();
  const asksForAccount = mayCreateAccount();
  const person = checkout.personalDetails ?? { ...customer, emailAddress: customer?.email };
  const { firstName = '', lastName = '', emailAddress = '' } = person;
  const fullName = [firstName, lastName].filter(Boolean).join(' ');
  const isWhole = firstName !== '' && lastName !== '';
  const isRefused = ['fullName', 'emailAddress'].some((name) => state.error(form, name) !== null);
  return {
    fields: asksForAccount ? DETAILS_AND_ACCOUNT : BUYER_DETAILS,
    known: { fullName, emailAddress },
    words: {
      fields: wordedFields(DETAILS_FIELDS),
      known: isWhole ? { firstName, lastName } : null,
      email: { field: wordedField(EMAIL_FIELD), question: t('Did you mean {email}?', { email: '{email}' }) },
      folded: customer && isWhole && !isRefused ? `${fullName} · ${emailAddress}` : null,
      account: asksForAccount
        ? accountWords(
            state.value(form, CREATE_ACCOUNT) !== undefined ||
              checkout.newAccount != null ||
              checkout.isAccountLapsed === true,
          )
        : null,
    },
  };
}
