import { requestContext } from '../../commerce/request-context';
import {
  DESK_ORDERS_PAGE,
  DESK_SCAN_PAGE,
  deskOrderPage,
  SCANNED_CODE,
  SCANNED_FOR,
} from '../../contract/desk-pages/forms';
import { deskReturnPath, returnOfBars } from '../../contract/returns/pages';
import { readCode } from '../../domain/order/scanned-code';
import { requireDesk } from '../../features/desk/require-desk';
import { scanTexts } from '../../features/scan/scan-texts';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';

const NOT_FOUND = 404;

/**
 * Where a code leads: the order that is packed, the one order it is of, or those it may be of. The parameters of this
 * page go with it: they say what was scanned, and for which order.
 */
async function addressOf(code: string, packed: string | null): Promise<string | null> {
  if (packed !== null) return deskOrderPage(packed);
  const returned = returnOfBars(code);
  if (returned !== null && (await requireDesk().returns.find(returned))) return deskReturnPath(returned);
  const [first, other] = await requireDesk().order.ofCode(code);
  if (first === undefined) return null;
  return other === undefined ? deskOrderPage(first) : DESK_ORDERS_PAGE;
}

/** Opens an order by the code on its note or on its parcel, or takes the guide number of one that is packed. */
export async function DeskScanPage() {
  const t = texts();
  const { query, noteRedirect, noteStatus } = requestContext();
  const asked = query.get(SCANNED_CODE);
  const code = readCode(asked ?? '');
  const packed = query.get(SCANNED_FOR)?.match(/^\d{1,12}$/)?.[0] ?? null;
  const address = code === null ? null : await addressOf(code, packed);
  if (address !== null) {
    noteRedirect(address);
    return null;
  }
  if (asked !== null) noteStatus(NOT_FOUND);
  const page = href(DESK_SCAN_PAGE, packed === null ? {} : { [SCANNED_FOR]: packed });
  return (
    <>
      <Head title={t('Scan orders')} canonical={null} />
      <h1>{t('Scan orders')}</h1>
      {asked !== null && (
        <Notice level="error" takesFocus>
          {t('No order has the code {code}', { code: asked })}
        </Notice>
      )}
      <p>
        {packed === null
          ? t('Hold the code of an order or of a guide before the camera, or read it with a hand scanner.')
          : t('Hold the guide of order {number} before the camera, or read it with a hand scanner.', {
              number: packed,
            })}
      </p>
      <Island
        of="desk-scan"
        className="scan"
        props={{
          page,
          name: SCANNED_CODE,
          texts: scanTexts(t),
        }}
      />
      <form className="desk-search" action={href(DESK_SCAN_PAGE)} method="get">
        {packed !== null && <input type="hidden" name={SCANNED_FOR} value={packed} autoComplete="off" />}
        <Field
          name={SCANNED_CODE}
          autoComplete="off"
          spellCheck={false}
          required
          autoFocus
          label={packed === null ? t('Number of the order or of the guide') : t('Guide number')}
        />
        <Button>{packed === null ? t('Find orders') : t('Take it for the guide')}</Button>
      </form>
    </>
  );
}
