import { commerce, mine, requestContext } from '../../commerce/request-context';
import { wayBack } from '../../config/way-back';
import { BACK } from '../../contract/customers/pages';
import { productPath } from '../../domain/url';
import { AccountNotices } from '../../features/customers/account-notices';
import { ReviewForm } from '../../features/reviews/review-form';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { ProductPicture } from '../../features/shop/product-picture';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';

/** Where a review of the product named in the address is written, and what became of one. */
export async function ReviewPage() {
  const t = texts();
  const { store, query } = requestContext();
  const own = mine();
  const sku = query.get('sku') ?? '';
  const isCustomer = own.kind === 'customer';
  const [state, profile, cards] = await Promise.all([
    takeFormState(),
    isCustomer ? own.profile() : null,
    sku ? commerce().catalogue.cards([sku]) : [],
  ]);
  const [card] = cards;
  const back = wayBack(store, query.get(BACK)) ?? (card ? productPath(card.parentSku, card.slug) : '/');
  const title = t('Your review');
  return (
    <div className="wrap account-page">
      <Head title={title} canonical={null} />
      <section className="account-plane" aria-labelledby="resena-titulo">
        <h1 id="resena-titulo">{title}</h1>
        <AccountNotices state={state} />
        {sku && !card && <p>{t('Product not found')}</p>}
        {card && (
          <>
            <div className="review-product">
              <ProductPicture path={card.image} alt="" size={200} loading="eager" />
              <strong>{card.name}</strong>
            </div>
            <ReviewForm
              sku={card.parentSku}
              back={back}
              state={state}
              nickname={profile?.ok ? profile.value.firstName : ''}
              asksOrder={!isCustomer && commerce().reviews.knowsPurchases}
            />
          </>
        )}
        <ButtonLink kind="plain" href={href(back)}>
          {back === '/' ? t('Go to the home page') : t('Back to the product')}
        </ButtonLink>
      </section>
    </div>
  );
}
