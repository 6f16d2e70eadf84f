import { requestContext } from '../../commerce/request-context';
import { DESK_TAKINGS_PAGE, TAKINGS_DAY } from '../../contract/desk-pages/forms';
import { isIsoDay, isoDay, startOfIsoDay } from '../../domain/mexico-city';
import { type Centavos, formatMoney, toCentavos } from '../../domain/money';
import { type Taking, takingsTogether } from '../../domain/payment/takings';
import { HeadRow } from '../../features/desk/frame/head-row';
import { mayDo } from '../../features/desk/may-do';
import { formText } from '../../features/desk/movements-csv';
import { NotAllowed } from '../../features/desk/not-allowed';
import { requireDesk } from '../../features/desk/require-desk';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { longDay } from '../../i18n/dates';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';

/** An amount with its sign: what went is more than what came on some days. */
const signed = (came: Centavos, left: Centavos): string =>
  left > came ? `−${formatMoney(toCentavos(left - came))}` : formatMoney(toCentavos(came - left));

function Table({ takings }: { takings: readonly Taking[] }) {
  const t = texts();
  const rows = [
    ...takings.map(({ form, ...amounts }) => ({
      name: form === 'wallet' ? t('Wallet, apart from all together') : formText(t, form),
      ...amounts,
    })),
    { name: t('All together'), ...takingsTogether(takings) },
  ];
  return (
    <table className="desk-takings">
      <HeadRow heads={[t('Form of payment'), t('Came in'), t('Went out'), t('Stays')]} />
      <tbody>
        {rows.map(({ name, came, left }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatMoney(came)}</td>
            <td>{formatMoney(left)}</td>
            <td>{signed(came, left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What came and what went of one day by form of payment, as the file of its movements adds up. */
export async function DeskTakingsPage() {
  const t = texts();
  if (!mayDo('money')) return <NotAllowed title={t('Takings of the day')} />;
  const { query, now } = requestContext();
  const asked = query.get(TAKINGS_DAY) ?? '';
  const day = isIsoDay(asked) ? asked : isoDay(now);
  const takings = await requireDesk().order.takings({ from: day, to: day });
  return (
    <>
      <Head title={t('Takings of the day')} canonical={null} />
      <h1>{t('Takings of {day}', { day: longDay(startOfIsoDay(day), t.locale) })}</h1>
      <form className="desk-filters" action={href(DESK_TAKINGS_PAGE)} method="get">
        <Field
          scope="caja"
          name={TAKINGS_DAY}
          type="date"
          label={t('Day')}
          max={isoDay(now)}
          defaultValue={day}
          required
        />
        <Button kind="plain">{t('Show the day')}</Button>
      </form>
      {takings.length === 0 && <p>{t('No money moved on this day')}</p>}
      {takings.length > 0 && (
        <>
          <Table takings={takings} />
          <p className="desk-small">
            {t('What was noted on that day, in Mexico City: the file of its movements has each.')}
          </p>
          <form action={formAction('operacion/movimientos')} method="post">
            <input type="hidden" name="from" value={day} autoComplete="off" />
            <input type="hidden" name="to" value={day} autoComplete="off" />
            <Button kind="plain">{t('Save as CSV')}</Button>
          </form>
        </>
      )}
    </>
  );
}
