import type { DeskCoupon } from '../../commerce/desk/coupons';
import { requestContext } from '../../commerce/request-context';
import { COUPON_CODE, COUPONS_PAGE } from '../../contract/coupons/forms';
import { deskOrderPage } from '../../contract/desk-pages/forms';
import { AccountNotices } from '../../features/customers/account-notices';
import { AuditList } from '../../features/desk/audit/audit-list';
import { CouponForm } from '../../features/desk/coupons/coupon-form';
import { limitsText, offText, windowText } from '../../features/desk/coupons/coupon-texts';
import { GivenForm } from '../../features/desk/coupons/given-form';
import { mayDo } from '../../features/desk/may-do';
import { NotAllowed } from '../../features/desk/not-allowed';
import { requireDesk } from '../../features/desk/require-desk';
import { deskTime } from '../../features/desk/words';
import { FormKey } from '../../features/shop/form-key';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button } from '../../ui/button';

function Uses({ uses, recent }: DeskCoupon) {
  const t = texts();
  return (
    <>
      <h2>{t('Used {count} times', { count: uses })}</h2>
      <ul className="desk-list">
        {recent.map(({ order, at, name }) => (
          <li key={order}>
            <span>{deskTime(at)}</span>
            <a href={href(deskOrderPage(order))}>{t('Order {number}', { number: order })}</a>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function End({ terms, version }: DeskCoupon) {
  const t = texts();
  return (
    <details>
      <summary>{t('End it now')}</summary>
      <form className="desk-amount-form" action={formAction('operacion/cupon-fin')} method="post">
        <p>{t('Nobody can use it from now on. Orders that used it keep it.')}</p>
        <FormKey />
        <input type="hidden" name="code" value={terms.code} autoComplete="off" />
        <input type="hidden" name="version" value={version} autoComplete="off" />
        <Button kind="plain">{t('Yes, end {code}', { code: terms.code })}</Button>
      </form>
    </details>
  );
}

/** A coupon with its uses, or the form of a new one. */
export async function DeskCouponPage() {
  const t = texts();
  const { query, now, noteStatus } = requestContext();
  const { coupons, couponGifts } = requireDesk();
  const code = query.get(COUPON_CODE);
  const title = code ?? t('New coupon');
  const [state, coupon, gifts] = await Promise.all([
    takeFormState(),
    code === null ? null : coupons.read(code),
    code === null || !coupons.isOurs ? null : couponGifts.of(code),
  ]);
  const isGone = code !== null && coupon === null;
  if (!isGone && coupon === null && !mayDo('money')) return <NotAllowed title={title} />;
  if (isGone || !coupons.isOurs) noteStatus(404);
  return (
    <>
      <Head title={title} canonical={null} />
      <a href={href(COUPONS_PAGE)}>{t('Coupons')}</a>
      <h1>{title}</h1>
      <AccountNotices state={state} takesFocus />
      {isGone && <p>{t('No coupons like this')}</p>}
      {coupon && (
        <p>
          <b>{offText(coupon.terms)}</b> · {windowText(t, coupon.terms, now)}
          {limitsText(t, coupon.terms) && ` · ${limitsText(t, coupon.terms)}`}
        </p>
      )}
      {coupon?.isImported && <p>{t('An import brought it: the next one sets it as its file says.')}</p>}
      {!isGone && coupons.isOurs && (
        <div className="desk-columns">
          {coupon && (
            <div>
              <Uses {...coupon} />
              <h2>{t('Who did what')}</h2>
              {coupon.history.length === 0 ? (
                <p>{t('Nobody changed it here')}</p>
              ) : (
                <AuditList entries={coupon.history} isAbout />
              )}
            </div>
          )}
          {mayDo('money') && (
            <div>
              <CouponForm coupon={coupon} state={state} />
              {coupon && gifts && <GivenForm code={coupon.terms.code} gifts={gifts} state={state} />}
              {coupon && (coupon.terms.to === null || coupon.terms.to > now) && <End {...coupon} />}
            </div>
          )}
        </div>
      )}
    </>
  );
}
