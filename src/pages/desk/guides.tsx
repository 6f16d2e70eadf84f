import { requestContext } from '../../commerce/request-context';
import { leftLines } from '../../contract/dispatch';
import { GUIDES_CARRIER, GUIDES_PAGE, GUIDES_PASTED, MOST_GUIDES } from '../../contract/dispatch/forms';
import { readGuideLines } from '../../domain/order/dispatch';
import { AccountNotices } from '../../features/customers/account-notices';
import { CarrierField } from '../../features/desk/carrier-field';
import { LeftLines } from '../../features/desk/dispatch/left-lines';
import { GuidesQuestion } from '../../features/desk/guides-question';
import { requireDesk } from '../../features/desk/require-desk';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button } from '../../ui/button';
import { AreaField } from '../../ui/field';
import { Notice } from '../../ui/notice';

const FORM = 'operacion-guias';
const ROWS = 10;

/** Sends many orders at once: the column of a carrier's list, pasted; what happens to each is asked about once. */
export async function DeskGuidesPage() {
  const t = texts();
  const { query } = requestContext();
  const state = await takeFormState();
  const { carriers, chosen } = requireDesk().order;
  // A field for each line that was not sent before, and one for the rest.
  const pasted = query.getAll(GUIDES_PASTED).join('\n');
  const carrier = query.get(GUIDES_CARRIER) ?? '';
  const lines = readGuideLines(pasted);
  if (lines.length > 0 && lines.length <= MOST_GUIDES) {
    const found = await chosen(lines.map(({ number }) => ({ number, seen: 0 })));
    const title = t('Guide numbers');
    return (
      <>
        <Head title={title} canonical={null} />
        <h1>{title}</h1>
        <GuidesQuestion carrier={carrier} carriers={carriers} pasted={pasted} lines={lines} found={found} />
      </>
    );
  }
  const left = leftLines(query);
  const refused = left.filter(({ why }) => why !== null);
  const untried = left.flatMap(({ text, why }) => (why === null ? [text] : []));
  return (
    <>
      <Head title={t('Guide numbers')} canonical={null} />
      <h1>{t('Guide numbers')}</h1>
      <AccountNotices state={state} takesFocus={left.length === 0} />
      {lines.length > MOST_GUIDES && (
        <Notice level="error" takesFocus>
          {t('At most {most} orders at once', { most: MOST_GUIDES })}
        </Notice>
      )}
      <p>
        {t(
          'Each order is sent, its card is charged where it is held, and its customer is told. At most {most} at once.',
          { most: MOST_GUIDES },
        )}
      </p>
      <form className="desk-narrow" action={href(GUIDES_PAGE)} method="get">
        <CarrierField
          carriers={carriers}
          scope="guias"
          name={GUIDES_CARRIER}
          chosen={carrier || state.value(FORM, 'carrier')}
        />
        {refused.length > 0 && <LeftLines lines={refused} carrier={carriers.find(({ code }) => code === carrier)} />}
        <AreaField
          scope="guias"
          name={GUIDES_PASTED}
          rows={ROWS}
          required={refused.length === 0}
          {...(refused.length > 0 && { optional: t('optional') })}
          spellCheck={false}
          autoComplete="off"
          label={t('Orders and guide numbers')}
          hint={t('A line for each: the number of the order, then its guide number')}
          error={state.error(FORM, 'guides')}
          defaultValue={pasted || untried.join('\n') || state.value(FORM, 'guides')}
        />
        <Button wide>{t('Check these orders')}</Button>
      </form>
    </>
  );
}
