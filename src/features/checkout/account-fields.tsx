import { isGuest } from '../../commerce/mine';
import { commerce, mine } from '../../commerce/request-context';
import { CREATE_ACCOUNT } from '../../contract/checkout/forms';
import type { Checkout } from '../../domain/order/order';
import { Checkbox } from '../../ui/checkbox';
import { PasswordField } from '../customers/password-field';
import type { FormState } from '../shop/form-state';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** Whether this shopper may have an account made with the order. */
export const mayCreateAccount = (): boolean => isGuest(mine()) && commerce().customers.orderAccounts !== null;

/** Asks a guest for a password, once an account is wanted; it is asked for again where the step is filled in again. */
export function AccountFields({ state, checkout }: { state: FormState; checkout: Checkout }) {
  const t = texts();
  if (!mayCreateAccount()) return null;
  const isWanted =
    state.value('datos', CREATE_ACCOUNT) !== undefined ||
    checkout.newAccount != null ||
    checkout.isAccountLapsed === true;
  return (
    <div className="when-ticked">
      <Checkbox name={CREATE_ACCOUNT} checked={isWanted}>
        {t('Create an account with these details')}
      </Checkbox>
      <div className="fields">
        <PasswordField
          name="password"
          label="Password"
          hint="At least 8 characters, with a capital letter and a number."
          autoComplete="new-password"
          error={state.error('datos', 'password')}
          scope="f"
          required={false}
        />
      </div>
      <p className="small muted">
        {t('It is made with your order. By creating it you accept the')}{' '}
        <a href={href('/terminos-y-condiciones')}>{t('Terms and conditions')}</a>.
      </p>
    </div>
  );
}
