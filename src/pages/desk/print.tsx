import { requestContext } from '../../commerce/request-context';
import { chosenIn, DESK_ORDERS_PAGE, PRINT_KINDS, PRINTED } from '../../contract/desk-pages/forms';
import { requireDesk } from '../../features/desk/require-desk';
import { DeliveryNotes, PickingSheet } from '../../features/desk/sheets';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { longDay } from '../../i18n/dates';
import { ButtonLink } from '../../ui/button';
import { Island } from '../../ui/island';

/** What is printed of orders that were chosen: what is looked out of all of them, or a note for each. */
export async function DeskPrintPage() {
  const t = texts();
  const { query, now } = requestContext();
  const what = PRINT_KINDS.find((kind) => kind === query.get(PRINTED)) ?? 'surtido';
  const orders = requireDesk().order;
  const chosen = chosenIn(query);
  const rows = what === 'notas' ? await orders.forNotes(chosen) : await orders.chosen(chosen);
  const count = rows.length;
  const title =
    count === 0
      ? t('Choose orders first')
      : what === 'surtido'
        ? t('Picking list of {count} orders', { count })
        : t('Delivery notes of {count} orders', { count });
  return (
    <>
      <Head title={title} canonical={null} />
      <div className="desk-title">
        <h1 className={what === 'notas' ? 'desk-unprinted' : undefined}>{title}</h1>
        <p className={what === 'notas' ? 'desk-unprinted' : undefined}>{longDay(now, t.locale)}</p>
      </div>
      <div className="desk-bar desk-unprinted">
        {count > 0 && <Island of="desk-print" props={{ print: t('Print') }} />}
        <ButtonLink kind="plain" href={href(DESK_ORDERS_PAGE)}>
          {t('No, go back')}
        </ButtonLink>
      </div>
      {count > 0 && (what === 'surtido' ? <PickingSheet rows={rows} /> : <DeliveryNotes rows={rows} />)}
    </>
  );
}
