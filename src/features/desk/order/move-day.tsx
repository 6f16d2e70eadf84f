import type { DeskOrder } from '../../../commerce/desk/orders';
import { requestContext } from '../../../commerce/request-context';
import { isoDay } from '../../../domain/mexico-city';
import { hasDayToMove, writtenDay } from '../../../domain/order/moved-day';
import { possible } from '../../../domain/order/step';
import { MOVE_REASONS } from '../../../domain/shipping/promise';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { type FormState, firstRefused } from '../../shop/form-state';
import { formAction } from '../../shop/links';
import { texts } from '../../shop/texts';
import { EVENT_FORM, EventFields } from './event-fields';
import { MOVE_REASON_TEXTS } from './reasons';

const TYPED = ['day', 'time', 'reason'] as const;
type Typed = (typeof TYPED)[number];

type Props = Pick<DeskOrder, 'order' | 'state' | 'events'> & { formState: FormState };

/** Another day than was promised, or another time of a pickup, with the reason that its customer is told. */
export function MoveDay({ order, state, events, formState }: Props) {
  const t = texts();
  const { number, promise, branch } = order;
  if (!promise || !possible(state, 'move-day') || !hasDayToMove(order, state)) return null;
  const isTyped = formState.value(EVENT_FORM, 'type') === 'move-day';
  const typed = (name: Typed) => (isTyped ? formState.value(EVENT_FORM, name) : undefined);
  const error = (name: Typed) => (isTyped ? formState.error(EVENT_FORM, name) : null);
  const focus = (name: Typed) => (firstRefused(TYPED, error) === name ? { autoFocus: true } : {});
  const [day, time] = writtenDay(order, promise.to).split(' ');
  const reason = typed('reason') ?? '';
  return (
    <details className="desk-more" open={isTyped || undefined}>
      <summary>{branch ? t('Promise another time') : t('Promise another day')}</summary>
      <form className="desk-amount-form" action={formAction('operacion/pedido')} method="post">
        <EventFields number={number} type="move-day" seen={events.length} />
        <Field
          scope="move-day"
          name="day"
          type="date"
          required
          min={isoDay(requestContext().now)}
          label={t('New day')}
          defaultValue={typed('day') ?? day}
          error={error('day')}
          {...focus('day')}
        />
        {branch && (
          <Field
            scope="move-day"
            name="time"
            type="time"
            required
            label={t('Ready from what time')}
            hint={t('By the clock of the branch')}
            defaultValue={typed('time') ?? time}
            error={error('time')}
            {...focus('time')}
          />
        )}
        <SelectField
          scope="move-day"
          name="reason"
          required
          autoComplete="off"
          label={t('Why, which the customer reads')}
          error={error('reason')}
          {...focus('reason')}
        >
          <option value="" disabled selected={reason === ''}>
            {t('Choose why')}
          </option>
          {MOVE_REASONS.map((one) => (
            <option key={one} value={one} selected={one === reason}>
              {t(MOVE_REASON_TEXTS[one])}
            </option>
          ))}
        </SelectField>
        <Button wide kind="plain">
          {t('Promise it and tell the customer')}
        </Button>
      </form>
    </details>
  );
}
