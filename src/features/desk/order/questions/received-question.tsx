import { requestContext } from '../../../../commerce/request-context';
import { deskOrderPage } from '../../../../contract/desk-pages/forms';
import { type Centavos, formatMoney, NO_CENTAVOS, toCentavos } from '../../../../domain/money';
import { stillDue } from '../../../../domain/order/money';
import { isOff } from '../../../../domain/order/status';
import { knownKind } from '../../../../domain/payment/kind';
import { beyond, notedWithinTheHour } from '../../../../domain/payment/noted';
import { clockTime } from '../../../../i18n/dates';
import { texts } from '../../../shop/texts';
import { Question } from '../../question';
import { EventFields } from '../event-fields';
import { DayOf, Reference } from '../reference-field';
import type { Asked, Beside } from './asked';

/** One more tick before money is noted that looks like a mistake. */
const Tick = ({ name, says }: { name: 'again' | 'over'; says: string }) => (
  <label className="desk-check">
    <input type="checkbox" name={name} value="si" required />
    <span>{says}</span>
  </label>
);

interface Props extends Pick<Asked, 'order' | 'state' | 'events'>, Pick<Beside, 'formState'> {
  amount: Centavos;
  typed: string;
  /** Key of the form that led here: with it the same money is noted once, however often the browser goes back. */
  formKey: string | null;
}

/**
 * Whether money came: with what is due, what is too much and where that goes, and whether the same amount was noted a
 * while ago. Of a transfer also what a bank's line says of it.
 */
export function ReceivedQuestion({ order, state, events, amount, typed, formKey, formState }: Props) {
  const t = texts();
  const { number } = order;
  const due = isOff(state.status) ? NO_CENTAVOS : stillDue(state.money);
  const over = beyond(amount, due);
  const same = notedWithinTheHour(events, amount, requestContext().now);
  const says = { amount: formatMoney(amount), number };
  const lines = [
    ...(due > 0 ? [t('{amount} are due.', { amount: formatMoney(due) })] : []),
    ...(due > amount ? [t('{amount} stay missing after it.', { amount: formatMoney(toCentavos(due - amount)) })] : []),
    ...(over > 0
      ? [
          t(
            '{over} are too much: they are owed to the customer, who is told, and the order stands under “to refund”.',
            {
              over: formatMoney(over),
            },
          ),
        ]
      : []),
    ...(same
      ? [
          same.actor
            ? t('{amount} were noted at {time} by {who}.', { ...says, time: clockTime(same.at), who: same.actor })
            : t('{amount} were noted at {time}.', { ...says, time: clockTime(same.at) }),
        ]
      : []),
  ];
  return (
    <Question
      back={deskOrderPage(number)}
      title={
        same ? t('Once more {amount} for order {number}?', says) : t('Did {amount} come for order {number}?', says)
      }
      text={lines.map((line) => <p key={line}>{line}</p>)}
      yes={t('Yes, it came')}
    >
      <EventFields number={number} type="received" seen={events.length} formKey={formKey} />
      <input type="hidden" name="amount" value={typed} autoComplete="off" />
      {knownKind(order.paymentMethod.code) === 'spei' && (
        <>
          <Reference scope="received" isOptional formState={formState} label={t('Reference of the transfer')} />
          <DayOf scope="received" order={order} label={t('Day it came')} formState={formState} />
        </>
      )}
      {same && <Tick name="again" says={t('It is other money: {amount} came once more', says)} />}
      {over > 0 && (
        <Tick name="over" says={t('It is right: {over} came beyond what is due', { over: formatMoney(over) })} />
      )}
    </Question>
  );
}
