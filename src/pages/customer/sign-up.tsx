import { requestContext } from '../../commerce/request-context';
import { BACK, SIGN_IN_PAGE } from '../../contract/customers/pages';
import { AccountNotices } from '../../features/customers/account-notices';
import { SignUpForm } from '../../features/customers/sign-up-form';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { SocialSignIn } from '../../features/social/social-sign-in';
import { ButtonLink } from '../../ui/button';

/** ROUTE-050: where a customer's account is made. */
export async function SignUpPage() {
  const t = texts();
  const back = requestContext().query.get(BACK) ?? '';
  const state = await takeFormState();
  return (
    <div className="wrap account-page">
      <Head title={t('Create account')} canonical={null} />
      <section className="account-plane" data-window="" data-close={t('Close')} aria-labelledby="crear-titulo">
        <h1 id="crear-titulo">{t('Create account')}</h1>
        <AccountNotices state={state} />
        <SignUpForm state={state} back={back} />
        <SocialSignIn back={back} />
        <div className="account-else">
          <p>{t('Do you have an account already?')}</p>
          <ButtonLink kind="plain" data-window-link="" href={href(SIGN_IN_PAGE, back ? { [BACK]: back } : undefined)}>
            {t('Sign in')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
