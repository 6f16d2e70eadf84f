import { commerce, mine, requestContext } from '../../commerce/request-context';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { ACCOUNT_PAGE, BACK, ENDED, FORGOT_PASSWORD_PAGE, SIGN_UP_PAGE } from '../../contract/customers/pages';
import { FIND_ORDER_PAGE } from '../../contract/order-forms';
import { AccountNotices } from '../../features/customers/account-notices';
import { SignInForm } from '../../features/customers/sign-in-form';
import { PasskeySignIn } from '../../features/passkeys/passkey-sign-in';
import { takeFormState } from '../../features/shop/form-state';
import { besideWindow } from '../../features/shop/in-window';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { hasProviders, SocialSignIn } from '../../features/social/social-sign-in';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** Where a shopper who came from the checkout may go on without an account. */
const CHECKOUT = '/checkout';

/** ROUTE-048: where customers sign in. `data-window` is what the window over other pages shows. */
export async function SignInPage() {
  const t = texts();
  const { query } = requestContext();
  const back = query.get(BACK) ?? '';
  const state = await takeFormState();
  if (mine().kind === 'customer') return <SignedIn />;
  return (
    <div className="wrap account-page">
      <Head title={t('Sign in')} canonical={null} />
      <section className="account-plane" data-window="" data-close={t('Close')} aria-labelledby="entrar-titulo">
        <h1 id="entrar-titulo">{t('Sign in')}</h1>
        <AccountNotices state={state} />
        {query.has(ENDED) && <Notice level="error">{t.message(CUSTOMER_MESSAGES.refreshRefused)}</Notice>}
        <SignInForm state={state} back={back} />
        <a className="account-aside" data-window-link="" href={href(FORGOT_PASSWORD_PAGE)}>
          {t('Did you forget your password?')}
        </a>
        <SocialSignIn back={back} />
        <PasskeySignIn back={back} isFirst={!hasProviders()} />
        <div className="account-else">
          <p>{t('New here? An account keeps your cart and your orders on all your devices.')}</p>
          <ButtonLink kind="plain" data-window-link="" href={href(SIGN_UP_PAGE, back ? { [BACK]: back } : undefined)}>
            {t('Create account')}
          </ButtonLink>
          {commerce().guestOrders && (
            <a href={href(FIND_ORDER_PAGE)} {...besideWindow()}>
              {t('Find an order you made without an account')}
            </a>
          )}
          {back === CHECKOUT && (
            <a href={href(CHECKOUT)} {...besideWindow()}>
              {t('Buy without an account')}
            </a>
          )}
        </div>
      </section>
    </div>
  );
}

/** There is nothing to sign in to any more. */
function SignedIn() {
  const t = texts();
  return (
    <div className="wrap account-page">
      <Head title={t('Sign in')} canonical={null} />
      <section className="account-plane">
        <h1>{t('You are signed in')}</h1>
        <ButtonLink href={href(ACCOUNT_PAGE)}>{t('My account')}</ButtonLink>
        <ButtonLink kind="plain" href={href('/')}>
          {t('Go to the home page')}
        </ButtonLink>
      </section>
    </div>
  );
}
