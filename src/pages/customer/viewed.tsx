import { commerce, mineAs } from '../../commerce/request-context';
import { ProductList } from '../../features/catalogue/product-list';
import { AccountFrame } from '../../features/profile/account-frame';
import { NotTold } from '../../features/profile/not-told';
import { OFFERS_PATH } from '../../features/shop/departments/departments-path';
import { FormKey } from '../../features/shop/form-key';
import { takeFormState } from '../../features/shop/form-state';
import { formAction, href } from '../../features/shop/links';
import { optional } from '../../features/shop/optional';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

function Clear() {
  const t = texts();
  return (
    <form action={formAction('account/borrar-vistos')} method="post">
      <FormKey />
      <button type="submit" className="line-link">
        {t('Clear')}
      </button>
    </form>
  );
}

/** ROUTE-036: what a customer looked at lately, on whatever device; what is not sold any more is left out. */
export async function MyViewedPage() {
  const t = texts();
  const [state, found] = await Promise.all([takeFormState(), mineAs('customer').own('viewed').list()]);
  const seen = found.ok ? found.value.map(({ sku }) => sku) : [];
  const cards = seen.length > 0 ? await optional('viewed', commerce().catalogue.cards(seen), null) : [];
  return (
    <AccountFrame title={t('Seen lately')} state={state} action={seen.length > 0 ? <Clear /> : undefined}>
      {(!found.ok || cards === null) && <NotTold problem={found.ok ? null : found.problem} />}
      {found.ok && cards?.length === 0 && (
        <EmptyState
          heading={2}
          title={t('You have not looked at a product yet')}
          action={<ButtonLink href={href(OFFERS_PATH)}>{t('See the offers')}</ButtonLink>}
        >
          <p>{t('What you look at on any of your devices is kept here, for you alone.')}</p>
        </EmptyState>
      )}
      {cards && cards.length > 0 && <ProductList cards={cards} layout="four" heading={2} first />}
    </AccountFrame>
  );
}
