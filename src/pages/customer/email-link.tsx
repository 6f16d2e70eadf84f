import { mine } from '../../commerce/request-context';
import { SECURITY_PAGE, SIGN_IN_PAGE } from '../../contract/customers/pages';
import { MESSAGES } from '../../contract/messages';
import { AccountNotices } from '../../features/customers/account-notices';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface Words {
  title: string;
  why: string;
  send: string;
}

/** Where a link about an e-mail leads: opening it changes nothing, its button does. */
async function EmailLink({ form, words: { title, why, send } }: { form: string; words: Words }) {
  const t = texts();
  const state = await takeFormState();
  const isRefused = state.notices.some(({ level }) => level === 'error');
  return (
    <div className="wrap account-page">
      <Head title={title} canonical={null} />
      <section className="account-plane" aria-labelledby="correo-titulo">
        <h1 id="correo-titulo">{title}</h1>
        <AccountNotices state={state} />
        {mine().hasEmailLink() ? (
          <>
            <p>{why}</p>
            <form action={formAction(`account/${form}`)} method="post">
              <Button wide>{send}</Button>
            </form>
          </>
        ) : (
          !isRefused && <Notice level="error">{t.message(MESSAGES.linkExpired)}</Notice>
        )}
        <div className="account-else">
          <ButtonLink kind="plain" href={href(mine().kind === 'customer' ? SECURITY_PAGE : SIGN_IN_PAGE)}>
            {t('Go to my account')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

/** Where a new e-mail is confirmed. */
export function ConfirmEmailPage() {
  const t = texts();
  const words = {
    title: t('Confirm your new e-mail'),
    why: t('From now on you sign in with it, and our letters go there. Your other devices are signed out.'),
    send: t('Confirm this e-mail'),
  };
  return <EmailLink form="confirmar-correo" words={words} />;
}

/** Where the old address takes an account back. */
export function EmailBackPage() {
  const t = texts();
  const words = {
    title: t('Take your account back'),
    why: t('Your account gets its e-mail of before again, every device is signed out, and you choose a new password.'),
    send: t('Take my account back'),
  };
  return <EmailLink form="recuperar-correo" words={words} />;
}
