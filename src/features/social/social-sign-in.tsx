import { commerce, requestContext } from '../../commerce/request-context';
import { RETURN_TO } from '../../contract/social/forms';
import { SOCIAL_MESSAGES } from '../../contract/social/messages';
import { Button } from '../../ui/button';
import { BackField } from '../customers/back-field';
import { besideWindow, isInWindow } from '../shop/in-window';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

/** Whether the shop lets anybody in by a provider. */
export const hasProviders = (): boolean => commerce().social.providers().length > 0;

/** Signing in, or up, with an account that the shopper has elsewhere; nothing where the shop knows no provider. */
export function SocialSignIn({ back }: { back: string }) {
  const t = texts();
  const providers = commerce().social.providers();
  const returnTo = requestContext().query.get(RETURN_TO) ?? '';
  if (providers.length === 0) return null;
  return (
    <div className="social-in">
      <p className="or">{t('or')}</p>
      {providers.map(({ id, name }) => (
        <form
          key={id}
          action={formAction('account/entrar-con')}
          method="post"
          data-leaves={t.message(SOCIAL_MESSAGES.silent, { provider: name })}
        >
          <BackField back={back} isInWindow={isInWindow()} />
          {returnTo && <input type="hidden" name={RETURN_TO} value={returnTo} />}
          <input type="hidden" name="provider" value={id} />
          <Button kind="plain" wide>
            {t('Continue with {provider}', { provider: name })}
          </Button>
          <p className="field-error" role="alert" />
        </form>
      ))}
      <p className="small muted">
        {t('If you are new here, this makes your account and you accept the')}{' '}
        <a href={href('/terminos-y-condiciones')} {...besideWindow()}>
          {t('Terms and conditions')}
        </a>
      </p>
    </div>
  );
}
