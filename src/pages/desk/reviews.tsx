import { requestContext } from '../../commerce/request-context';
import type { DeskReview } from '../../commerce/reviews';
import { DESK_REVIEWS_PAGE } from '../../contract/desk-pages/forms';
import { MOST_STARS, REVIEW_STATUS } from '../../domain/review';
import { AccountNotices } from '../../features/customers/account-notices';
import { requireDesk } from '../../features/desk/require-desk';
import { deskTime } from '../../features/desk/words';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button, ButtonLink } from '../../ui/button';

const [STATUS, AFTER] = ['estado', 'despues'] as const;

const TABS = [
  { status: 'pending', param: 'por-leer', text: 'Reviews to read' },
  { status: 'approved', param: 'publicadas', text: 'Reviews shown' },
  { status: 'refused', param: 'rechazadas', text: 'Reviews refused' },
] as const;

function Decide({ review, decision }: { review: DeskReview; decision: 'aprobar' | 'rechazar' }) {
  const t = texts();
  const text = decision === 'aprobar' ? t('Show it') : t('Do not show it');
  return (
    <form action={formAction('operacion/resena')} method="post">
      <input type="hidden" name="id" value={review.id} autoComplete="off" />
      <input type="hidden" name="decision" value={decision} autoComplete="off" />
      <Button kind={decision === 'aprobar' ? 'ink' : 'plain'} aria-label={`${text}: ${review.title}`}>
        {text}
      </Button>
    </form>
  );
}

/** What shoppers wrote of products, to be shown or not. */
export async function DeskReviewsPage() {
  const t = texts();
  const { query } = requestContext();
  const tab = TABS.find(({ param }) => param === query.get(STATUS)) ?? TABS[0];
  const after = /^\d{1,15}$/.test(query.get(AFTER) ?? '') ? Number(query.get(AFTER)) : null;
  const [state, { reviews, counts, next }] = await Promise.all([
    takeFormState(),
    requireDesk().reviews.list(REVIEW_STATUS[tab.status], after),
  ]);
  return (
    <>
      <Head title={t('Reviews')} canonical={null} />
      <h1>{t('Reviews')}</h1>
      <AccountNotices state={state} takesFocus />
      <nav className="desk-tabs" aria-label={t('State')}>
        {TABS.map(({ status, param, text }) => (
          <a
            key={param}
            href={href(DESK_REVIEWS_PAGE, { [STATUS]: param })}
            aria-current={status === tab.status ? 'page' : undefined}
          >
            {`${t(text)} (${counts[status]})`}
          </a>
        ))}
      </nav>
      {reviews.length === 0 && <p>{t('No reviews like this')}</p>}
      <ul className="desk-list">
        {reviews.map((review) => (
          <li key={review.id}>
            <span>{deskTime(review.at)}</span>
            <a href={href(`/p/${encodeURIComponent(review.sku)}/-`)}>{review.sku}</a>
            <span>
              {review.rating === null
                ? t('No stars')
                : t('{count} of {most} stars', { count: review.rating, most: MOST_STARS })}
            </span>
            {review.isVerified && <span>{t('Verified purchase')}</span>}
            <strong>{review.title}</strong>
            <span className="desk-review">{review.detail}</span>
            <span>{review.nickname}</span>
            {review.status !== REVIEW_STATUS.approved && <Decide review={review} decision="aprobar" />}
            {review.status !== REVIEW_STATUS.refused && <Decide review={review} decision="rechazar" />}
          </li>
        ))}
      </ul>
      {next !== null && (
        <ButtonLink kind="plain" href={href(DESK_REVIEWS_PAGE, { [STATUS]: tab.param, [AFTER]: String(next) })}>
          {t('More reviews')}
        </ButtonLink>
      )}
    </>
  );
}
