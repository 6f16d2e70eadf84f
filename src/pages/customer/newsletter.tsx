import { commerce, mineAs } from '../../commerce/request-context';
import type { OwnCoupon } from '../../domain/customer/own-coupon';
import type { Result } from '../../domain/result';
import { CouponList } from '../../features/benefits/coupon-list';
import { AccountFrame } from '../../features/profile/account-frame';
import { NotTold } from '../../features/profile/not-told';
import { FormKey } from '../../features/shop/form-key';
import { takeFormState } from '../../features/shop/form-state';
import { formAction } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button } from '../../ui/button';

const NOT_FOUND = 404;

function Choice({ isSubscribed, email }: { isSubscribed: boolean; email: string }) {
  const t = texts();
  const offers = commerce().newsletter.links
    ? t('Offers and news by e-mail, and a coupon for 10 % off once you confirm.')
    : t('Offers and news by e-mail.');
  return (
    <section className="own-sheet" aria-labelledby="boletin">
      <h2 id="boletin">{isSubscribed ? t('You get the newsletter') : t('You do not get the newsletter')}</h2>
      <p>{isSubscribed ? t('It goes to {email}.', { email }) : offers}</p>
      <form action={formAction('account/boletin')} method="post">
        <FormKey />
        <input type="hidden" name="wanted" value={isSubscribed ? 'no' : 'si'} />
        <Button kind={isSubscribed ? 'plain' : 'ink'}>
          {isSubscribed ? t('I do not want it any more') : t('Subscribe')}
        </Button>
      </form>
    </section>
  );
}

const ofNewsletter = (coupons: Result<OwnCoupon[] | null>): OwnCoupon[] =>
  coupons.ok ? (coupons.value ?? []).filter(({ source }) => source === 'newsletter') : [];

/** ROUTE-024: whether a customer gets the newsletter, and the coupon it brought. */
export async function MyNewsletterPage() {
  const t = texts();
  const mine = mineAs('customer');
  const [state, profile, coupons] = await Promise.all([
    takeFormState(),
    mine.profile(),
    mine.own('benefits').coupons(),
  ]);
  const email = profile.ok ? profile.value.email : '';
  const found = profile.ok ? await commerce().newsletter.isSubscribed(email) : profile;
  const given = ofNewsletter(coupons);
  return (
    <AccountFrame title={t('Newsletter')} state={state}>
      {found.ok ? (
        <Choice isSubscribed={found.value} email={email} />
      ) : (
        <NotTold problem={found.problem.status === NOT_FOUND ? null : found.problem} />
      )}
      {given.length > 0 && (
        <>
          <h2>{t('Your coupon')}</h2>
          <CouponList coupons={given} />
        </>
      )}
    </AccountFrame>
  );
}
