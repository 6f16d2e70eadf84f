import { mine, requestContext } from '../../commerce/request-context';
import { BACK } from '../../contract/customers/pages';
import { AccountNotices } from '../../features/customers/account-notices';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { NotFound } from '../content/not-found';

/** Where operators sign in with the service token; where one does not, there is no such page. */
export async function DeskSignInPage() {
  const t = texts();
  const { query } = requestContext();
  if (!mine().takesDeskToken()) return <NotFound />;
  const state = await takeFormState();
  return (
    <div className="desk-narrow">
      <Head title={t('Desk')} canonical={null} />
      <h1>{t('Desk')}</h1>
      <AccountNotices state={state} />
      <form action={formAction('operacion/entrar')} method="post">
        <input type="hidden" name={BACK} value={query.get(BACK) ?? ''} autoComplete="off" />
        <Field
          name="token"
          type="password"
          autoComplete="current-password"
          required
          label={t('Service token')}
          error={state.error('operacion-entrar', 'token')}
        />
        <Field
          name="name"
          autoComplete="name"
          optional={t('optional')}
          label={t('Your name')}
          hint={t('It stands with what you do')}
          defaultValue={state.value('operacion-entrar', 'name')}
        />
        <Button wide>{t('Sign in')}</Button>
      </form>
    </div>
  );
}
