import { requestContext } from '../../../commerce/request-context';
import { type MoneyKind, NOTE_MAX } from '../../../contract/desk-pages/forms';
import { isoDay } from '../../../domain/mexico-city';
import type { Order } from '../../../domain/order/order';
import { Field } from '../../../ui/field';
import type { FormState } from '../../shop/form-state';
import { texts } from '../../shop/texts';
import { EVENT_FORM } from './event-fields';

interface Typed {
  formState: FormState;
}

/** The reference by which a bank finds it again, or why it was a mistake; what was typed and refused stands in it. */
export const Reference = ({
  scope,
  label,
  isOptional = false,
  formState,
}: { scope: MoneyKind; label: string; isOptional?: boolean } & Typed) => (
  <Field
    scope={scope}
    name="note"
    autoComplete="off"
    required={!isOptional}
    {...(isOptional && { optional: texts()('optional') })}
    maxLength={NOTE_MAX}
    label={label}
    defaultValue={formState.value(EVENT_FORM, 'note')}
    error={formState.error(EVENT_FORM, 'note')}
  />
);

interface DayProps extends Typed {
  scope: MoneyKind;
  label: string;
  /** There is no such day before it was placed. */
  order: Pick<Order, 'createdAt'>;
}

/** On which day it was sent, or came: today, unless something else is said. */
export function DayOf({ scope, label, order, formState }: DayProps) {
  const today = isoDay(requestContext().now);
  return (
    <Field
      scope={scope}
      name="day"
      type="date"
      min={isoDay(Date.parse(order.createdAt))}
      max={today}
      defaultValue={formState.value(EVENT_FORM, 'day') || today}
      error={formState.error(EVENT_FORM, 'sentOn')}
      label={label}
    />
  );
}
