import { SIGN_IN_PAGE } from '../../contract/customers/pages';
import { AccountNotices } from '../../features/customers/account-notices';
import { AskLinkForm } from '../../features/customers/ask-link-form';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';

/** ROUTE-057: where a link for a new password is asked for. */
export async function ForgotPasswordPage() {
  const t = texts();
  const state = await takeFormState();
  return (
    <div className="wrap account-page">
      <Head title={t('Did you forget your password?')} canonical={null} />
      <section className="account-plane" data-window="" data-close={t('Close')} aria-labelledby="olvide-titulo">
        <h1 id="olvide-titulo">{t('Did you forget your password?')}</h1>
        <AccountNotices state={state} />
        <p>{t('Type the e-mail of your account. We send you a link to choose a new password.')}</p>
        <AskLinkForm form="olvide-contrasena" state={state} />
        <div className="account-else">
          <ButtonLink kind="plain" data-window-link="" href={href(SIGN_IN_PAGE)}>
            {t('Sign in')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
