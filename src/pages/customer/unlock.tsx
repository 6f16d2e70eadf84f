import { commerce, mine } from '../../commerce/request-context';
import { CREATE_PASSWORD_PAGE, SIGN_IN_PAGE } from '../../contract/customers/pages';
import { AccountNotices } from '../../features/customers/account-notices';
import { AskLinkForm } from '../../features/customers/ask-link-form';
import { UnlockForm } from '../../features/customers/unlock-form';
import { takeFormState } from '../../features/shop/form-state';
import { besideWindow } from '../../features/shop/in-window';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { NotFound } from '../content/not-found';

/**
 * Where somebody whose account is locked asks for a link, and where it leads: opening it changes nothing, its button
 * unlocks this device.
 */
export async function UnlockPage() {
  if (!commerce().customers.unlocks) return <NotFound />;
  const t = texts();
  const accountLink = mine().accountLink();
  const state = await takeFormState();
  const title = t(accountLink ? 'Unlock this device' : 'Get in with a link');
  return (
    <div className="wrap account-page">
      <Head title={title} canonical={null} />
      <section className="account-plane" data-window="" data-close={t('Close')} aria-labelledby="desbloquear-titulo">
        <h1 id="desbloquear-titulo">{title}</h1>
        <AccountNotices state={state} />
        {accountLink ? (
          <>
            <p>{t('This device may sign in at once then, with your password.')}</p>
            <UnlockForm />
            <a className="account-aside" href={href(CREATE_PASSWORD_PAGE)} {...besideWindow()}>
              {t('I do not remember it: choose another password')}
            </a>
          </>
        ) : (
          <>
            <p>
              {t(
                'Type the e-mail of your account. Open the link we send you on this device, and sign in with your password.',
              )}
            </p>
            <AskLinkForm form="pedir-enlace" state={state} />
          </>
        )}
        <div className="account-else">
          <ButtonLink kind="plain" data-window-link="" href={href(SIGN_IN_PAGE)}>
            {t('Sign in')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
