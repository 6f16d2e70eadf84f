import type { Passkey } from '../../commerce/passkeys';
import { isRecent } from '../../commerce/principal';
import { mine, mineAs, requestContext } from '../../commerce/request-context';
import { PASSKEY_NAME_MAX } from '../../contract/passkeys/forms';
import { shortDate } from '../../i18n/dates';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Island } from '../../ui/island';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { newPasskeyWords } from './answers';
import { apiPath } from './api-path';

/** One passkey: when it was used, another name, and its end. */
function OnePasskey({ passkey, state }: { passkey: Passkey; state: FormState }) {
  const t = texts();
  const { passkeyId, name, createdAt, lastUsedAt } = passkey;
  const used =
    lastUsedAt === null ? t('not used yet') : t('last used on {date}', { date: shortDate(lastUsedAt, t.locale) });
  const isRefused = state.value('renombrar-llave', 'passkey') === passkeyId;
  return (
    <li className="passkey">
      <p>
        <strong>{name}</strong>
        <span className="small muted">{`${t('Added on {date}', { date: shortDate(createdAt, t.locale) })}, ${used}`}</span>
      </p>
      <form action={formAction('account/quitar-llave')} method="post">
        <input type="hidden" name="passkey" value={passkeyId} />
        <button type="submit" className="line-link" aria-label={t('Remove {name}', { name })}>
          {t('Remove')}
        </button>
      </form>
      <details open={isRefused}>
        <summary className="line-link" aria-label={t('Rename {name}', { name })}>
          {t('Rename')}
        </summary>
        <form action={formAction('account/renombrar-llave')} method="post">
          <input type="hidden" name="passkey" value={passkeyId} />
          <Field
            name="name"
            scope={`llave-${passkeyId}`}
            label={t('Name of the passkey')}
            defaultValue={name}
            maxLength={PASSKEY_NAME_MAX}
            required
            error={isRefused ? state.error('renombrar-llave', 'name') : null}
          />
          <Button kind="plain">{t('Save')}</Button>
        </form>
      </details>
    </li>
  );
}

/** The passkeys of the customer who is signed in; nothing where the shop has none. */
export async function Passkeys({ state }: { state: FormState }) {
  const t = texts();
  const customer = mineAs('customer');
  const passkeys = customer.own('passkeys');
  if (!passkeys) return null;
  const known = await passkeys.list();
  return (
    <section className="account-part" aria-labelledby="llaves">
      <h2 id="llaves">{t('Passkeys')}</h2>
      <p>{t('Sign in with your fingerprint, your face or the lock of your device, without typing your password.')}</p>
      {known.length > 0 && (
        <ul className="passkeys">
          {known.map((passkey) => (
            <OnePasskey key={passkey.passkeyId} passkey={passkey} state={state} />
          ))}
        </ul>
      )}
      <Island
        of="new-passkey"
        props={{
          action: formAction('account/agregar-llave'),
          formKey: mine().formKey(),
          options: apiPath('/user/passkey/new-options'),
          // A while after signing in it asks for the password first.
          needsPassword: !isRecent(customer, requestContext().now),
          texts: { password: t('Your password, to be sure it is you'), add: t('Add a passkey') },
          messages: newPasskeyWords(),
        }}
      />
      <noscript>
        <p>{t('To add a passkey, turn on JavaScript.')}</p>
      </noscript>
    </section>
  );
}
