import { requestContext } from '../../commerce/request-context';
import type { CouponSource, CouponState, OwnCoupon } from '../../domain/customer/own-coupon';
import { NO_CENTAVOS, toCentavos } from '../../domain/money';
import { dayOfMonth } from '../../i18n/dates';
import { Button } from '../../ui/button';
import { Island } from '../../ui/island';
import { FormKey } from '../shop/form-key';
import { formAction } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

const STATE_TEXTS = {
  open: 'Ready to use',
  later: 'Not yet',
  used: 'You used it',
  over: 'It is over',
} as const satisfies Record<CouponState, string>;

const SOURCE_TEXTS = {
  given: 'For you',
  everybody: 'For our customers',
  newsletter: 'From the newsletter',
} as const satisfies Record<CouponSource, string>;

/** When it can be used, and from which purchase on. */
function limits({ terms: { from, to, minimum = NO_CENTAVOS }, state }: OwnCoupon): string {
  const t = texts();
  const { now } = requestContext();
  const day = (at: number) => dayOfMonth(at, now, t.locale);
  return [
    minimum > 0 ? t('For purchases from {amount}', { amount: money(minimum) }) : '',
    state === 'later' && from !== null ? t('From {day} on', { day: day(from) }) : '',
    to === null ? t('Without an end') : t('Until {day}', { day: day(to - 1) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function OneCoupon({ coupon }: { coupon: OwnCoupon }) {
  const t = texts();
  const { terms, source, state } = coupon;
  const { code, kind, value } = terms;
  return (
    <li className={`own-sheet own-coupon coupon-${state}`}>
      <p className="own-tags">
        <span>{t(STATE_TEXTS[state])}</span>
        <span>{t(SOURCE_TEXTS[source])}</span>
      </p>
      <strong className="own-coupon-off">
        {kind === 'percent'
          ? t('{percent} % off', { percent: value })
          : t('{amount} off', { amount: money(toCentavos(value)) })}
      </strong>
      <p className="small muted">{limits(coupon)}</p>
      <div className="own-actions">
        <code translate="no">{code}</code>
        {state === 'open' && (
          <>
            <Island
              of="copy-text"
              props={{
                value: code,
                texts: {
                  copy: t('Copy'),
                  label: t('Copy {name}', { name: code }),
                  copied: t('Copied'),
                  failed: t('We could not copy it'),
                },
              }}
            />
            <form action={formAction('cart/coupon')} method="post">
              <FormKey />
              <input type="hidden" name="code" value={code} />
              <Button kind="plain">{t('Use it in my cart')}</Button>
            </form>
          </>
        )}
      </div>
    </li>
  );
}

/** The coupons of a customer, those that can be used first. */
export function CouponList({ coupons }: { coupons: readonly OwnCoupon[] }) {
  return (
    <ul className="own-list own-cards">
      {coupons.map((coupon) => (
        <OneCoupon key={coupon.terms.code} coupon={coupon} />
      ))}
    </ul>
  );
}
