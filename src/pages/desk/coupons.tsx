import { requestContext } from '../../commerce/request-context';
import { COUPON_CODE, COUPON_PAGE, COUPONS_PAGE } from '../../contract/coupons/forms';
import { AccountNotices } from '../../features/customers/account-notices';
import { limitsText, offText, windowText } from '../../features/desk/coupons/coupon-texts';
import { mayDo } from '../../features/desk/may-do';
import { requireDesk } from '../../features/desk/require-desk';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';

const [TIME, SEARCH, AFTER] = ['estado', 'buscar', 'despues'] as const;
const TABS = [
  { time: 'open', param: 'vigentes', text: 'Coupons open' },
  { time: 'over', param: 'terminados', text: 'Coupons over' },
] as const;

/** Coupons of the store view, and the way to a new one. */
export async function DeskCouponsPage() {
  const t = texts();
  const { query, now } = requestContext();
  const { coupons } = requireDesk();
  const tab = TABS.find(({ param }) => param === query.get(TIME)) ?? TABS[0];
  const search = query.get(SEARCH)?.trim() || null;
  const [state, found] = await Promise.all([takeFormState(), coupons.list(tab.time, search, query.get(AFTER))]);
  const kept = { [TIME]: tab.param, ...(search === null ? {} : { [SEARCH]: search }) };
  return (
    <>
      <Head title={t('Coupons')} canonical={null} />
      <h1>{t('Coupons')}</h1>
      <AccountNotices state={state} takesFocus />
      {!coupons.isOurs && <p>{t('Coupons of this store are made in your own system.')}</p>}
      {coupons.isOurs && (
        <>
          <search>
            <form className="desk-search" action={href(COUPONS_PAGE)} method="get">
              <input type="hidden" name={TIME} value={tab.param} autoComplete="off" />
              <Field
                name={SEARCH}
                type="search"
                autoComplete="off"
                data-find=""
                label={t('Code begins with')}
                defaultValue={search ?? ''}
              />
              <Button kind="plain">{t('Find coupons')}</Button>
            </form>
          </search>
          <div className="desk-choices">
            {TABS.map(({ param, text }) => (
              <a
                key={param}
                href={href(COUPONS_PAGE, { ...kept, [TIME]: param })}
                aria-current={param === tab.param ? 'page' : undefined}
              >
                {t(text)}
              </a>
            ))}
            {mayDo('money') && <ButtonLink href={href(COUPON_PAGE)}>{t('New coupon')}</ButtonLink>}
          </div>
          {found.coupons.length === 0 && <p>{t('No coupons like this')}</p>}
          <ul className="desk-list">
            {found.coupons.map(({ terms, uses }) => (
              <li key={terms.code}>
                <a href={href(COUPON_PAGE, { [COUPON_CODE]: terms.code })}>
                  <b>{terms.code}</b>
                </a>
                <span className="desk-amount">{offText(terms)}</span>
                <span>{windowText(t, terms, now)}</span>
                <span>{limitsText(t, terms)}</span>
                <span>{t('Used {count} times', { count: uses })}</span>
              </li>
            ))}
          </ul>
          {found.next !== null && (
            <ButtonLink kind="plain" href={href(COUPONS_PAGE, { ...kept, [AFTER]: found.next })}>
              {t('More coupons')}
            </ButtonLink>
          )}
        </>
      )}
    </>
  );
}
