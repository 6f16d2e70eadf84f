import { mine } from '../../commerce/request-context';
import { BACK, EMAIL_PAGE, SECURITY_PAGE, SIGN_IN_PAGE } from '../../contract/customers/pages';
import { MESSAGES } from '../../contract/messages';
import { AccountNotices } from '../../features/customers/account-notices';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface EmailLinkProps {
  path: string;
  words: { title: string; why: string; send: string };
  /** Said to whoever has to sign in before the button does anything; left out where the link alone is enough. */
  signInFirst?: string;
}

/** Where a link about an e-mail leads: opening it changes nothing, its button does. */
async function EmailLink({ path, words: { title, why, send }, signInFirst }: EmailLinkProps) {
  const t = texts();
  const state = await takeFormState();
  const isRefused = state.notices.some(({ level }) => level === 'error');
  const isSignedIn = mine().kind === 'customer';
  const hasLink = mine().hasEmailLink();
  const signsInFirst = hasLink && !isSignedIn && signInFirst !== undefined;
  return (
    <div className="wrap account-page">
      <Head title={title} canonical={null} />
      <section className="account-plane" aria-labelledby="correo-titulo">
        <h1 id="correo-titulo">{title}</h1>
        <AccountNotices state={state} />
        {signsInFirst && (
          <>
            <p>{signInFirst}</p>
            <ButtonLink href={href(SIGN_IN_PAGE, { [BACK]: EMAIL_PAGE })}>{t('Sign in')}</ButtonLink>
          </>
        )}
        {hasLink && !signsInFirst && (
          <>
            <p>{why}</p>
            <form action={formAction(path)} method="post">
              <Button wide>{send}</Button>
            </form>
          </>
        )}
        {!hasLink && !isRefused && <Notice level="error">{t.message(MESSAGES.linkExpired)}</Notice>}
        {!signsInFirst && (
          <div className="account-else">
            <ButtonLink kind="plain" href={href(isSignedIn ? SECURITY_PAGE : SIGN_IN_PAGE)}>
              {t('Go to my account')}
            </ButtonLink>
          </div>
        )}
      </section>
    </div>
  );
}

/** Where a new e-mail is confirmed, by whoever is signed in to the account that asked for it. */
export function ConfirmEmailPage() {
  const t = texts();
  const words = {
    title: t('Confirm your new e-mail'),
    why: t('From now on you sign in with it, and our letters go there. Your other devices are signed out.'),
    send: t('Confirm this e-mail'),
  };
  return (
    <EmailLink
      path="account/confirmar-correo"
      words={words}
      signInFirst={t('Sign in with the e-mail you have used until now, and confirm the new one here.')}
    />
  );
}

/** Where the old address takes an account back. */
export function EmailBackPage() {
  const t = texts();
  const words = {
    title: t('Take your account back'),
    why: t('Your account gets its e-mail of before again, every device is signed out, and you choose a new password.'),
    send: t('Take my account back'),
  };
  return <EmailLink path="account/recuperar-correo" words={words} />;
}

/** Where somebody shows that a request about their data is theirs. */
export function ConfirmDataPage() {
  const t = texts();
  const words = {
    title: t('Confirm your request about your data'),
    why: t('From then on our time to answer runs: 20 business days.'),
    send: t('Confirm my request'),
  };
  return <EmailLink path="mis-datos/confirmar" words={words} />;
}
