import { Button } from '../../ui/button';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

/** Ends the session here, or on every device. */
export function SignOutForm() {
  const t = texts();
  return (
    <form className="account-out" action={formAction('account/salir')} method="post">
      <Button kind="plain">{t('Log out')}</Button>
      <button type="submit" className="line-link" name="everywhere" value="1">
        {t('Log out on all devices')}
      </button>
    </form>
  );
}
