import { mine, requestContext } from '../../commerce/request-context';
import { wayBack } from '../../config/way-back';
import { NOTICE_TOKEN } from '../../contract/back-in-stock/forms';
import { BACK } from '../../contract/customers/pages';
import { BackInStockForm } from '../../features/back-in-stock/back-in-stock-form';
import { AccountNotices } from '../../features/customers/account-notices';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button, ButtonLink } from '../../ui/button';

/** What became of a wish to be told when something is back, or the form again with what is wrong. */
export async function BackInStockPage() {
  const t = texts();
  const { store, query } = requestContext();
  const visitor = mine();
  const sku = query.get('sku') ?? '';
  const back = wayBack(store, query.get(BACK));
  const [state, profile] = await Promise.all([takeFormState(), visitor.kind === 'customer' ? visitor.profile() : null]);
  const own = profile?.ok ? profile.value.email : undefined;
  return (
    <div className="wrap account-page">
      <Head title={t('Notice of stock')} canonical={null} />
      <section className="account-plane" aria-labelledby="aviso-titulo">
        <h1 id="aviso-titulo">{t('Notice of stock')}</h1>
        <AccountNotices state={state} />
        {sku && (
          <BackInStockForm
            sku={sku}
            back={back ?? ''}
            email={state.value('avisame', 'email') || own}
            error={state.error('avisame', 'email')}
          />
        )}
        <ButtonLink kind="plain" href={href(back ?? '/')}>
          {back ? t('Back to where you were') : t('Go to the home page')}
        </ButtonLink>
      </section>
    </div>
  );
}

/** Where the link of a message leads: opening it changes nothing, its button ends the notice. */
export async function BackInStockEndPage() {
  const t = texts();
  const token = requestContext().query.get(NOTICE_TOKEN) ?? '';
  const state = await takeFormState();
  return (
    <div className="wrap account-page">
      <Head title={t('Notice of stock')} canonical={null} />
      <section className="account-plane" aria-labelledby="aviso-titulo">
        <h1 id="aviso-titulo">{t('Notice of stock')}</h1>
        <AccountNotices state={state} />
        {token && (
          <form action={formAction('stock/baja')} method="post">
            <input type="hidden" name={NOTICE_TOKEN} value={token} autoComplete="off" />
            <Button wide>{t('Do not write to me about it')}</Button>
          </form>
        )}
        <ButtonLink kind="plain" href={href('/')}>
          {t('Go to the home page')}
        </ButtonLink>
      </section>
    </div>
  );
}
