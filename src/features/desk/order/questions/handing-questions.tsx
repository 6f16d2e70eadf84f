import { deskOrderPage } from '../../../../contract/desk-pages/forms';
import { formatMoney } from '../../../../domain/money';
import { type Dispatch, dispatchNote } from '../../../../domain/order/dispatch';
import { stillDue, toCapture } from '../../../../domain/order/money';
import { texts } from '../../../shop/texts';
import { Question } from '../../question';
import { EventFields } from '../event-fields';
import { cardText } from '../where-to';
import { type Asked, Hidden } from './asked';

/** A card is charged as its order goes: how much, which, and with whom it goes. */
export function SendQuestion({ dispatch, ...asked }: Asked & { dispatch: Dispatch | undefined }) {
  const t = texts();
  const { order, state, events } = asked;
  const { number, branch } = order;
  const amount = formatMoney(toCapture(state.money));
  const says = { amount, number, card: cardText(asked) };
  return (
    <Question
      back={deskOrderPage(number)}
      title={
        branch
          ? t('Charge {amount} to {card} and say that order {number} is ready?', says)
          : t('Charge {amount} to {card} and send order {number}?', says)
      }
      text={[
        ...(dispatch ? [`${dispatchNote(dispatch)}.`] : []),
        t('The customer is told. Where the card is refused nothing is sent.'),
      ].join(' ')}
      yes={t('Yes, charge {amount}', { amount })}
    >
      <EventFields number={number} type="send" seen={events.length} />
      <Hidden name="carrier" value={dispatch?.carrier ?? ''} />
      <Hidden name="guide" value={dispatch?.guide ?? ''} />
    </Question>
  );
}

/** What is handed over before its money is noted: how much of it is missing, and where it then stands. */
export function DeliverQuestion({ order: { number }, state, events }: Asked) {
  const t = texts();
  const amount = formatMoney(stillDue(state.money));
  return (
    <Question
      back={deskOrderPage(number)}
      title={t('Was order {number} handed over, with {amount} not noted yet?', { number, amount })}
      text={t('Note what was collected first, or later: until then it waits for its money.')}
      yes={t('Yes, it was handed over')}
    >
      <EventFields number={number} type="deliver" seen={events.length} />
    </Question>
  );
}
