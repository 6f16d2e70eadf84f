import { commerce } from '../../commerce/request-context';
import { Island } from '../../ui/island';
import { isInWindow } from '../shop/in-window';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { passkeySignInWords } from './answers';
import { apiPath } from './api-path';

/**
 * Signing in without a password; nothing where the shop has no passkeys, or without script. `isFirst`: of what can be
 * done instead of typing one.
 */
export function PasskeySignIn({ back, isFirst }: { back: string; isFirst: boolean }) {
  const t = texts();
  if (!commerce().passkeys) return null;
  return (
    <Island
      of="passkey-sign-in"
      className="passkey-in needs-script"
      props={{
        action: formAction('account/entrar-llave'),
        options: apiPath('/user/passkey/sign-in-options'),
        back,
        isInWindow: isInWindow(),
        or: isFirst ? t('or') : null,
        label: t('Sign in with a passkey'),
        messages: passkeySignInWords(),
      }}
    />
  );
}
