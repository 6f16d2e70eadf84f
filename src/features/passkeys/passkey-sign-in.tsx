import { commerce } from '../../commerce/request-context';
import { Button } from '../../ui/button';
import { enhanced } from '../../ui/enhanced';
import { BackField } from '../customers/back-field';
import { isInWindow } from '../shop/in-window';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { passkeyWords } from './answers';
import { apiPath } from './api-path';

/**
 * Signing in without a password; nothing where the shop has no passkeys, or without script. `isFirst`: of what can be
 * done instead of typing one.
 */
export function PasskeySignIn({ back, isFirst }: { back: string; isFirst: boolean }) {
  const t = texts();
  if (!commerce().passkeys) return null;
  return (
    <form
      className="passkey-in needs-script"
      action={formAction('account/entrar-llave')}
      method="post"
      {...enhanced('passkey-sign-in', { options: apiPath('/user/passkey/sign-in-options'), messages: passkeyWords() })}
    >
      {isFirst && <p className="or">{t('or')}</p>}
      <BackField back={back} isInWindow={isInWindow()} />
      <input type="hidden" name="credential" />
      <Button kind="plain" wide data-live="">
        {t('Sign in with a passkey')}
      </Button>
      <p className="field-error" role="alert" />
    </form>
  );
}
