import { mineAs } from '../../commerce/request-context';
import { RANKING_PAGE } from '../../contract/benefits/pages';
import { fullName } from '../../domain/customer/customer';
import { Barcode } from '../../features/benefits/barcode';
import { CouponList } from '../../features/benefits/coupon-list';
import { RankingView } from '../../features/benefits/ranking-view';
import { AccountFrame } from '../../features/profile/account-frame';
import { NotTold } from '../../features/profile/not-told';
import { OFFERS_PATH } from '../../features/shop/departments/departments-path';
import { takeFormState } from '../../features/shop/form-state';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

/** ROUTE-033: the coupons of a customer. */
export async function MyCouponsPage() {
  const t = texts();
  const [state, found] = await Promise.all([takeFormState(), mineAs('customer').own('benefits').coupons()]);
  const coupons = found.ok ? found.value : null;
  return (
    <AccountFrame title={t('Your coupons')} state={state}>
      {coupons === null && <NotTold problem={found.ok ? null : found.problem} />}
      {coupons?.length === 0 && (
        <EmptyState
          heading={2}
          title={t('You have no coupons now')}
          action={<ButtonLink href={href(OFFERS_PATH)}>{t('See the offers')}</ButtonLink>}
        >
          <p>{t('Coupons that are given to you are kept here.')}</p>
        </EmptyState>
      )}
      {coupons && coupons.length > 0 && <CouponList coupons={coupons} />}
    </AccountFrame>
  );
}

/** ROUTE-035: the level of a customer by their purchases. */
export async function MyRankingPage() {
  const t = texts();
  const [state, found] = await Promise.all([takeFormState(), mineAs('customer').own('benefits').ranking()]);
  const ranking = found.ok ? found.value : null;
  return (
    <AccountFrame title={t('Your ranking')} state={state}>
      {ranking ? <RankingView ranking={ranking} /> : <NotTold problem={found.ok ? null : found.problem} />}
    </AccountFrame>
  );
}

/** ACCT-050: the card that is shown at a till, with the level where it can be told. */
export async function LoyaltyCardPage() {
  const t = texts();
  const mine = mineAs('customer');
  const [state, profile, ranking] = await Promise.all([
    takeFormState(),
    mine.profile(),
    mine.own('benefits').ranking(),
  ]);
  const level = ranking.ok && ranking.value ? ranking.value.level.name : null;
  return (
    <AccountFrame title={t('Your loyalty card')} state={state}>
      {profile.ok ? (
        <section className="own-sheet loyalty-card" aria-label={t('Your loyalty card')}>
          <strong>{fullName(profile.value)}</strong>
          {level && <a href={href(RANKING_PAGE)}>{t('Your level: {level}', { level })}</a>}
          <Barcode number={profile.value.customerId} />
          <span className="loyalty-number" translate="no">
            {profile.value.customerId}
          </span>
          <p className="small muted">{t('Show it at the till of any branch.')}</p>
        </section>
      ) : (
        <NotTold problem={profile.problem} />
      )}
    </AccountFrame>
  );
}
