import { requestContext } from '../../commerce/request-context';
import { DESK_TAKINGS_PAGE } from '../../contract/desk-pages/forms';
import { AccountNotices } from '../../features/customers/account-notices';
import { mayDo } from '../../features/desk/may-do';
import { MorningList } from '../../features/desk/morning';
import { requireDesk } from '../../features/desk/require-desk';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { longDay } from '../../i18n/dates';

/** What there is to do today. */
export async function DeskTodayPage() {
  const t = texts();
  const { now } = requestContext();
  const [state, morning] = await Promise.all([takeFormState(), requireDesk().running.morning()]);
  return (
    <>
      <Head title={t('Today')} canonical={null} />
      <h1>{t('Today, {day}', { day: longDay(now, t.locale) })}</h1>
      <AccountNotices state={state} takesFocus />
      <MorningList {...morning} />
      {mayDo('money') && (
        <p>
          <a className="line-link" href={href(DESK_TAKINGS_PAGE)}>
            {t('Takings of the day')}
          </a>
        </p>
      )}
    </>
  );
}
