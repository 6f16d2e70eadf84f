import { isRecent } from '../../commerce/principal';
import { mineAs, requestContext } from '../../commerce/request-context';
import { Field } from '../../ui/field';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

/** The password of whoever is signed in, asked for a while after they signed in. */
export function PasswordAgain({ state, form }: { state: FormState; form: string }) {
  const t = texts();
  if (isRecent(mineAs('customer'), requestContext().now)) return null;
  return (
    <Field
      name="password"
      scope={form}
      type="password"
      label={t('Your password, to be sure it is you')}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={state.error(form, 'password')}
    />
  );
}
