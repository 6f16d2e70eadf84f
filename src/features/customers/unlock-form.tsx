import { Button } from '../../ui/button';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

/** The one button of a link that unlocks this device. */
export function UnlockForm() {
  const t = texts();
  return (
    <form action={formAction('account/desbloquear')} method="post">
      <Button wide>{t('Unlock this device')}</Button>
    </form>
  );
}
