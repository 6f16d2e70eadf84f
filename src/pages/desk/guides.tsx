import { MOST_GUIDES } from '../../contract/dispatch/forms';
import { AccountNotices } from '../../features/customers/account-notices';
import { CarrierField } from '../../features/desk/carrier-field';
import { requireDesk } from '../../features/desk/require-desk';
import { FormKey } from '../../features/shop/form-key';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button } from '../../ui/button';
import { AreaField } from '../../ui/field';

const FORM = 'operacion-guias';
const ROWS = 10;

/** Sends many orders at once: the column of a carrier's list, pasted. */
export async function DeskGuidesPage() {
  const t = texts();
  const state = await takeFormState();
  const { carriers } = requireDesk().order;
  return (
    <>
      <Head title={t('Guide numbers')} canonical={null} />
      <h1>{t('Guide numbers')}</h1>
      <AccountNotices state={state} />
      <p>
        {t(
          'Each order is sent, its card is charged where it is held, and its customer is told. At most {most} at once.',
          {
            most: MOST_GUIDES,
          },
        )}
      </p>
      <form className="desk-narrow" action={formAction('operacion/guias')} method="post">
        <FormKey />
        <CarrierField carriers={carriers} scope="guias" chosen={state.value(FORM, 'carrier')} />
        <AreaField
          scope="guias"
          name="guides"
          rows={ROWS}
          required
          spellCheck={false}
          autoComplete="off"
          label={t('Orders and guide numbers')}
          hint={t('A line for each: the number of the order, then its guide number')}
          error={state.error(FORM, 'guides')}
          defaultValue={state.value(FORM, 'guides')}
        />
        <Button wide>{t('Send these orders')}</Button>
      </form>
    </>
  );
}
