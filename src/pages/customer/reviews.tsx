import { commerce, mineAs, requestContext } from '../../commerce/request-context';
import { ORDERS_PAGE } from '../../contract/history/pages';
import { MY_REVIEWS_PAGE, REVIEWS_PAGE_NUMBER } from '../../contract/reviews/pages';
import { REVIEWS_SHOWN } from '../../domain/review';
import { AccountFrame } from '../../features/profile/account-frame';
import { NotTold } from '../../features/profile/not-told';
import { OwnReviewList } from '../../features/reviews/own-reviews';
import { takeFormState } from '../../features/shop/form-state';
import { href } from '../../features/shop/links';
import { optional } from '../../features/shop/optional';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Pager, pagesAround } from '../../ui/pager';

const MOST_PAGES = 1000;

function asked(): number {
  const page = Number(requestContext().query.get(REVIEWS_PAGE_NUMBER) ?? 1);
  return Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1;
}

/** ACCT-051: what a customer wrote of products, and what became of it. */
export async function MyReviewsPage() {
  const t = texts();
  const page = asked();
  const [state, found] = await Promise.all([takeFormState(), mineAs('customer').own('reviews').list(page)]);
  const told = found.ok ? found.value : null;
  const skus = [...new Set(told?.reviews.map(({ sku }) => sku))];
  const cards = skus.length > 0 ? await optional('reviewed', commerce().catalogue.cards(skus), []) : [];
  const last = Math.ceil((told?.total ?? 0) / REVIEWS_SHOWN);
  return (
    <AccountFrame title={t('Your reviews')} state={state}>
      {told === null && <NotTold problem={found.ok ? null : found.problem} />}
      {told?.total === 0 && (
        <EmptyState
          heading={2}
          title={t('You have not written a review yet')}
          action={<ButtonLink href={href(ORDERS_PAGE)}>{t('See my orders')}</ButtonLink>}
        >
          <p>{t('What you say of what you bought helps others choose.')}</p>
        </EmptyState>
      )}
      {told && <OwnReviewList reviews={told.reviews} cards={cards} />}
      <Pager
        label={t('Your reviews')}
        current={page}
        pages={pagesAround(page, last).map((one) => ({
          page: one,
          href: href(MY_REVIEWS_PAGE, new URLSearchParams({ [REVIEWS_PAGE_NUMBER]: String(one) })),
        }))}
      />
    </AccountFrame>
  );
}
