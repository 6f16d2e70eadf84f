import { mine } from '../../commerce/request-context';
import { FORGOT_PASSWORD_PAGE, SIGN_IN_PAGE } from '../../contract/customers/pages';
import { SOCIAL_MESSAGES } from '../../contract/social/messages';
import { AccountNotices } from '../../features/customers/account-notices';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ConnectForm } from '../../features/social/connect-form';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** Where whoever came from a provider, and has an account with that e-mail, shows once that it is theirs. */
export async function ConnectAccountPage() {
  const t = texts();
  const [state, pending] = await Promise.all([takeFormState(), mine().pendingIdentity()]);
  return (
    <div className="wrap account-page">
      <Head title={t('Connect your account')} canonical={null} />
      <section className="account-plane" aria-labelledby="conectar-titulo">
        <h1 id="conectar-titulo">{t('Connect your account')}</h1>
        <AccountNotices state={state} />
        {pending ? (
          <>
            <div className="social-why">
              <p>
                <strong>{t('There is an account with {email} already.', { email: pending.email })}</strong>
              </p>
              <p>
                {t('Type its password once, so that we know it is yours. After that you can sign in with {provider}.', {
                  provider: pending.provider,
                })}
              </p>
            </div>
            <ConnectForm state={state} email={pending.email} />
            <a className="account-aside" href={href(FORGOT_PASSWORD_PAGE)}>
              {t('No password, or forgotten? Choose a new one')}
            </a>
          </>
        ) : (
          <Notice level="error">{t.message(SOCIAL_MESSAGES.ended)}</Notice>
        )}
        <div className="account-else">
          <ButtonLink kind="plain" href={href(SIGN_IN_PAGE)}>
            {t('Sign in another way')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
