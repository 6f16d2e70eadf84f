import { commerce, requestContext } from '../../commerce/request-context';
import { RETURN_TO } from '../../contract/social/forms';
import { SOCIAL_MESSAGES } from '../../contract/social/messages';
import { Island } from '../../ui/island';
import { besideWindow, isInWindow } from '../shop/in-window';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

/** Whether the shop lets anybody in by a provider. */
export const hasProviders = (): boolean => commerce().social.providers().length > 0;

/** Signing in, or up, with an account that the shopper has elsewhere; nothing where the shop knows no provider. */
export function SocialSignIn({ back }: { back: string }) {
  const t = texts();
  const providers = commerce().social.providers();
  if (providers.length === 0) return null;
  return (
    <div className="social-in">
      <p className="or">{t('or')}</p>
      <Island
        of="social-forms"
        className="contents"
        props={{
          action: formAction('account/entrar-con'),
          back,
          returnTo: requestContext().query.get(RETURN_TO) ?? '',
          isInWindow: isInWindow(),
          providers: providers.map(({ id, name }) => ({
            id,
            label: t('Continue with {provider}', { provider: name }),
            silent: t.message(SOCIAL_MESSAGES.silent, { provider: name }),
          })),
        }}
      />
      <p className="small muted">
        {t('If you are new here, this makes your account and you accept the')}{' '}
        <a href={href('/terminos-y-condiciones')} {...besideWindow()}>
          {t('Terms and conditions')}
        </a>
      </p>
    </div>
  );
}
