import { isRecent } from '../../commerce/principal';
import { commerce, mineAs, requestContext } from '../../commerce/request-context';
import type { SocialProvider, WaysIn } from '../../commerce/social';
import { shortDate } from '../../i18n/dates';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

/** Connects one provider; a while after signing in it asks for the password first. */
function ConnectProvider({
  provider,
  asksPassword,
  state,
}: {
  provider: SocialProvider;
  asksPassword: boolean;
  state: FormState;
}) {
  const t = texts();
  const isRefused = state.value('conectar-cuenta', 'provider') === provider.id;
  return (
    <form className="social-new" action={formAction('account/conectar')} method="post">
      <input type="hidden" name="provider" value={provider.id} />
      {asksPassword && (
        <Field
          name="password"
          scope={`conectar-${provider.id}`}
          type="password"
          label={t('Your password, to be sure it is you')}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={isRefused ? state.error('conectar-cuenta', 'password') : null}
        />
      )}
      <Button kind="plain">{t('Connect {provider}', { provider: provider.name })}</Button>
    </form>
  );
}

/**
 * What is connected with the account of the customer who is signed in, and what can be; nothing where there is neither.
 */
export function ConnectedAccounts({ state, ways: { identities, hasPassword } }: { state: FormState; ways: WaysIn }) {
  const t = texts();
  const isSure = isRecent(mineAs('customer'), requestContext().now);
  const others = commerce()
    .social.providers()
    .filter(({ name }) => !identities.some((identity) => identity.name === name));
  if (identities.length === 0 && others.length === 0) return null;
  return (
    <section className="account-part" aria-labelledby="conectadas">
      <h2 id="conectadas">{t('Connected accounts')}</h2>
      <p>{t('Sign in without typing your password, with an account that you have elsewhere.')}</p>
      {identities.length > 0 && (
        <ul className="passkeys">
          {identities.map(({ identityId, name, email, createdAt }) => (
            <li key={identityId} className="passkey">
              <p>
                <strong>{name}</strong>
                <span className="small muted">
                  {[email, t('Connected on {date}', { date: shortDate(createdAt, t.locale) })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              <form action={formAction('account/desconectar')} method="post">
                <input type="hidden" name="identity" value={identityId} />
                <button type="submit" className="line-link" aria-label={t('Disconnect {name}', { name })}>
                  {t('Disconnect')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {isSure || hasPassword ? (
        others.map((provider) => (
          <ConnectProvider key={provider.id} provider={provider} asksPassword={!isSure} state={state} />
        ))
      ) : others.length > 0 ? (
        <p>{t('To connect an account, sign out and in again first: so we know that it is you.')}</p>
      ) : null}
    </section>
  );
}
