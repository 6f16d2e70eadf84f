import { mine } from '../../commerce/request-context';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { FORGOT_PASSWORD_PAGE } from '../../contract/customers/pages';
import { AccountNotices } from '../../features/customers/account-notices';
import { CreatePasswordForm } from '../../features/customers/create-password-form';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';

/**
 * ROUTE-054: where a new password is chosen by the link of a message, which the gateway has taken out of the address.
 */
export async function CreatePasswordPage() {
  const t = texts();
  const accountLink = mine().accountLink();
  const state = await takeFormState();
  return (
    <div className="wrap account-page">
      <Head title={t('Choose a new password')} canonical={null} />
      <section className="account-plane" aria-labelledby="nueva-titulo">
        <h1 id="nueva-titulo">{t('Choose a new password')}</h1>
        <AccountNotices state={state} />
        {accountLink ? (
          <CreatePasswordForm state={state} asksEmail={accountLink.asksEmail} />
        ) : (
          <>
            <Notice level="error">{t.message(CUSTOMER_MESSAGES.resetExpired)}</Notice>
            <ButtonLink href={href(FORGOT_PASSWORD_PAGE)}>{t('Send me a link')}</ButtonLink>
          </>
        )}
      </section>
    </div>
  );
}
