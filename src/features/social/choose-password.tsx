import { FORGOT_PASSWORD_PAGE } from '../../contract/customers/pages';
import { ButtonLink } from '../../ui/button';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** For an account without a password: where its owner chooses one, by a link that comes by mail. */
export function ChoosePassword({ provider }: { provider: string }) {
  const t = texts();
  return (
    <section className="account-part" aria-labelledby="contrasena">
      <h2 id="contrasena">{t('Password')}</h2>
      <p>{t('Your account has no password yet. With one you can sign in without {provider} too.', { provider })}</p>
      <ButtonLink kind="plain" href={href(FORGOT_PASSWORD_PAGE)}>
        {t('Choose a password')}
      </ButtonLink>
    </section>
  );
}
