import type { DeskRow } from '../../commerce/desk/orders';
import { requestContext } from '../../commerce/request-context';
import { formatMoney } from '../../domain/money';
import { stayingLines } from '../../domain/order/items';
import { openAuthorisation, stillDue } from '../../domain/order/money';
import { branchAddressLine } from '../branches/branch-texts';
import { addressLine } from '../checkout/address-line';
import { spacedPhone } from '../checkout/phone';
import { wishLines } from '../order/wish-lines';
import { Barcode } from '../shop/barcode';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';
import { HeadRow } from './frame/head-row';
import { chosenOf, partsOf } from './order/goods';
import { promisedNote } from './order/promise-words';
import { payStanding, payWay, toCollect } from './pay-words';
import { pickingList } from './picking';

const BARCODE_PX = 48;

/** A number of an order as bars: one digit more, as they come in pairs. */
export const barcodeDigits = (number: string): string => number.padStart(10, '0');

/** What is looked out for many orders, sku by sku, with a box to tick by hand. */
export function PickingSheet({ rows }: { rows: readonly DeskRow[] }) {
  const t = texts();
  return (
    <table className="desk-sheet desk-picking">
      <HeadRow heads={[t('Looked out'), t('Pieces'), '', t('What was ordered'), t('For orders')]} />
      <tbody>
        {pickingList(rows.map(({ order }) => order)).map(({ sku, line, isPart, qty, orders }) => (
          <tr key={sku}>
            <td>
              <span className="desk-box" />
            </td>
            <td>
              <strong>{qty}</strong>
            </td>
            <td className="desk-thumb">
              <ProductPicture path={line.image} alt="" size={150} loading="eager" />
            </td>
            <td>
              <strong>{sku}</strong> {isPart ? t('Part of {name}', { name: line.name }) : line.name}
              {!isPart && chosenOf(line) && <span className="desk-small">{chosenOf(line)}</span>}
            </td>
            <td>{orders.map((one) => `${one.number} × ${one.qty}`).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is to be taken when it is handed over, that nothing is, or that it is not paid yet. */
function collectText({ order, state }: Pick<DeskRow, 'order' | 'state'>): string {
  const t = texts();
  const collected = toCollect(order, state);
  if (collected > 0) return t('Collect {amount}', { amount: formatMoney(collected) });
  const due = stillDue(state.money);
  const way = payWay(t, order.paymentMethod);
  if (due === 0 || openAuthorisation(state.money) >= due) return `${t('Nothing to collect')} · ${way}`;
  return `${payStanding(t, order, state)} · ${way}`;
}

/** One order as it goes with its parcel: for whom, what is in it, and what is to be collected. */
function DeliveryNote({ row }: { row: DeskRow }) {
  const t = texts();
  const { store, now } = requestContext();
  const { order, state } = row;
  const { number, branch, shippingAddress: to, lines } = order;
  const promised = promisedNote(t, order, { status: state.status, now });
  return (
    <article className="desk-sheet desk-note-sheet" aria-label={t('Order {number}', { number })}>
      <header>
        <p>
          <strong>{store.name}</strong>
          <br />
          {t('Delivery note')}
          {promised !== null && (
            <>
              <br />
              {promised}
            </>
          )}
        </p>
        <p className="desk-code">
          <Barcode
            digits={barcodeDigits(number)}
            label={t('Barcode of order {number}', { number })}
            height={BARCODE_PX}
          />
          <strong>{t('Order {number}', { number })}</strong>
        </p>
      </header>
      {to && (
        <p className="desk-to">
          <strong>{`${to.firstName} ${to.lastName}`}</strong>
          <br />
          {branch ? `${t('At branch {name}', { name: branch.name })}, ${branchAddressLine(branch)}` : addressLine(to)}
          <br />
          {spacedPhone(to.phoneNumber)}
          {!branch &&
            [to.betweenStreets, to.reference, ...wishLines(to)]
              .filter(Boolean)
              .map((line) => <span key={line}>{line}</span>)}
        </p>
      )}
      <table className="desk-picking">
        <tbody>
          {stayingLines(lines).map((line) => (
            <tr key={line.lineNo}>
              <td>
                <span className="desk-box" />
              </td>
              <td>
                <strong>{line.qty}</strong>
              </td>
              <td>
                {line.name}
                <span className="desk-small">{[line.sku, chosenOf(line)].filter(Boolean).join(' · ')}</span>
                {partsOf(line) && <span className="desk-small">{t('Parts: {parts}', { parts: partsOf(line) })}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="desk-collect">{collectText(row)}</p>
      <p className="desk-sign">{t('Received by, name and signature')}</p>
    </article>
  );
}

/** A delivery note for each order, each on a page of its own. */
export const DeliveryNotes = ({ rows }: { rows: readonly DeskRow[] }) =>
  rows.map((row) => <DeliveryNote key={row.order.number} row={row} />);
