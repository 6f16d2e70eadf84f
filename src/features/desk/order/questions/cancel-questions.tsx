import { deskOrderPage, NOTE_MAX } from '../../../../contract/desk-pages/forms';
import { cancelableLines, isCarried } from '../../../../domain/order/cancelable';
import { endsWithOrder } from '../../../../domain/returns/return';
import { Field } from '../../../../ui/field';
import { CancelUnits } from '../../../history/cancel-units';
import { FormKey } from '../../../shop/form-key';
import { texts } from '../../../shop/texts';
import { Question } from '../../question';
import { EventFields } from '../event-fields';
import { ReasonField } from '../reason-field';
import { CANCEL_REASONS_AT_DESK } from '../reasons';
import { whereTo } from '../where-to';
import { type Asked, type Beside, Hidden } from './asked';

/** What happens to the units, to returns that nobody has sent, and to each amount of an order once it is canceled. */
export function CancelQuestion(asked: Asked & Pick<Beside, 'goes' | 'openReturns'>) {
  const t = texts();
  const { order, events, goes, openReturns } = asked;
  const { number } = order;
  const ends = openReturns.filter(endsWithOrder);
  const lines = goes ? whereTo(goes) : [];
  return (
    <Question
      back={deskOrderPage(number)}
      title={t('Do you want to cancel order {number}?', { number })}
      text={
        <>
          {isCarried(order) ? (
            <strong>
              {t(
                'Its carrier has the parcel: ask for it back. Its units are for sale again once it is here: until then it waits under “Returns”, “Still to come”. The customer is told.',
              )}
            </strong>
          ) : (
            t('Its units go back on the shelf, and the customer is told.')
          )}
          {ends.map((one) => (
            <p key={one.number}>
              <strong>{t('Its return {number}, which nobody has sent, ends with it.', { number: one.number })}</strong>
            </p>
          ))}
          {(lines.length > 0 ? lines : [t('Nothing was paid for it.')]).map((line) => (
            <p key={line}>
              <strong>{line}</strong>
            </p>
          ))}
        </>
      }
      yes={t('Yes, cancel it')}
    >
      <EventFields number={number} type="cancel" seen={events.length} />
      <ReasonField scope="cancel" reasons={CANCEL_REASONS_AT_DESK} isRequired={false} />
    </Question>
  );
}

/** Which units are canceled, each with what the order costs less without them. */
export function UnitsQuestion({ order: { number, lines }, events }: Pick<Asked, 'order' | 'events'>) {
  const t = texts();
  return (
    <Question
      back={deskOrderPage(number)}
      title={t('What of order {number} is canceled?', { number })}
      text={t('Its units go back on the shelf, what stays keeps its price, and the customer is told.')}
      yes={t('Yes, cancel these')}
      action="operacion/unidades"
    >
      <FormKey />
      <Hidden name="number" value={number} />
      <Hidden name="seen" value={String(events.length)} />
      <CancelUnits lines={cancelableLines(lines)} />
      <Field scope="unidades" name="note" autoComplete="off" maxLength={NOTE_MAX} label={t('Reason')} />
    </Question>
  );
}
