import type { DeskRow } from '../../commerce/desk/orders';
import type { RefundGoes } from '../../commerce/refunds';
import { requestContext } from '../../commerce/request-context';
import { chosenName, deskOrderPage } from '../../contract/desk-pages/forms';
import { formatMoney } from '../../domain/money';
import { totalAsItStands } from '../../domain/order/as-it-stands';
import { deskListsOf } from '../../domain/order/desk-list';
import type { FoundBy } from '../../domain/order/search-words';
import type { Key } from '../../i18n';
import { ago } from '../../i18n/dates';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { LIST_TEXTS } from './list-tabs';
import { ClabeToCopy } from './order/refund-account';
import { payStanding, payWay } from './pay-words';
import { PromisedDay } from './promised-day';
import { deskStateText } from './words';

const FOUND_TEXTS = {
  card: 'Found by its card',
  amount: 'Found by its amount',
  telephone: 'Found by its telephone',
} as const satisfies Record<FoundBy, Key>;

/** One order in a list: ticked together with others, or opened by its number. */
export function OrderRow({ row, account }: { row: DeskRow; account: RefundGoes | null }) {
  const t = texts();
  const { now } = requestContext();
  const { order, state, version } = row;
  const { number, personalDetails, shippingAddress: to, branch } = order;
  const name = `${personalDetails.firstName} ${personalDetails.lastName}`;
  return (
    <tr data-row="">
      <td className="desk-tick">
        <label>
          <input
            type="checkbox"
            name={chosenName(number)}
            value={version}
            aria-label={t('Choose order {number}', { number })}
          />
        </label>
      </td>
      <th scope="row">
        <a href={href(deskOrderPage(number))}>{number}</a>
        <span className="desk-small">{ago(Date.parse(order.createdAt), now, t.locale)}</span>
        {row.foundBy !== null && <span className="desk-small">{t(FOUND_TEXTS[row.foundBy])}</span>}
      </th>
      <td>
        <span>{t(deskStateText(order, state))}</span>
        {deskListsOf(order, state, row.isAsked)
          .filter((list) => list === 'refund' || list === 'look')
          .map((list) => (
            <strong key={list} className="desk-mark">
              {t(list === 'refund' && account === 'by-itself' ? 'On its way back to the card' : LIST_TEXTS[list])}
            </strong>
          ))}
      </td>
      <td>
        <span>{name}</span>
      </td>
      <td>
        <span>{branch ? t('At branch {name}', { name: branch.name }) : t('At home')}</span>
        <span className="desk-small">{branch?.city ?? to?.city ?? ''}</span>
      </td>
      <td>
        <span>{[payWay(t, order.paymentMethod), row.cardDigits].filter(Boolean).join(' ')}</span>
        <span className="desk-small">{payStanding(t, order, state)}</span>
        {account === 'owed' && <strong className="desk-mark">{t('No account said')}</strong>}
        {account !== null && account !== 'owed' && account !== 'by-itself' && (
          <span className="desk-small">
            {account.way === 'branch' ? t('At a branch') : <ClabeToCopy clabe={account.clabe} />}
          </span>
        )}
      </td>
      <td>
        <PromisedDay {...row} />
      </td>
      <td className="desk-amount">{formatMoney(totalAsItStands(order, state.money))}</td>
    </tr>
  );
}
