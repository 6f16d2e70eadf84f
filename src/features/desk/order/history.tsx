import type { DeskOrder } from '../../../commerce/desk/orders';
import { CANCEL_REASONS } from '../../../config/cancel-reasons';
import { NOTE_MAX } from '../../../contract/desk-pages/forms';
import { startOfIsoDay } from '../../../domain/mexico-city';
import { formatMoney } from '../../../domain/money';
import { readMovedNote } from '../../../domain/order/moved-day';
import type { Translate } from '../../../i18n';
import { shortDate, shortDay } from '../../../i18n/dates';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import type { FormState } from '../../shop/form-state';
import { formAction } from '../../shop/links';
import { texts } from '../../shop/texts';
import { mayDo } from '../may-do';
import { deskEventText, deskTime, SOURCE_TEXTS, toldText } from '../words';
import { EVENT_FORM, EventFields } from './event-fields';
import { MOVE_REASON_TEXTS } from './reasons';

/** What is written down about an order: it stands in its history, for those at the desk alone. */
function NoteForm({ number, seen, state }: { number: string; seen: number; state: FormState }) {
  const t = texts();
  const isTyped = state.value(EVENT_FORM, 'type') === 'note';
  return (
    <form className="desk-amount-form" action={formAction('operacion/pedido')} method="post">
      <EventFields number={number} type="note" seen={seen} />
      <Field
        scope="note"
        name="note"
        required
        autoComplete="off"
        maxLength={NOTE_MAX}
        label={t('Write a note')}
        hint={t('Only those at the desk see it')}
        defaultValue={isTyped ? state.value(EVENT_FORM, 'note') : undefined}
        error={isTyped ? state.error(EVENT_FORM, 'note') : null}
      />
      <Button kind="plain">{t('Save the note')}</Button>
    </form>
  );
}

/** A promised day as it is written down, in words: with the time of a pickup. */
function dayText(t: Translate, written: string): string {
  const [day = '', time] = written.split(' ');
  return [shortDay(startOfIsoDay(day), t.locale), time].filter(Boolean).join(', ');
}

/** What stands beside an event: what somebody wrote, or a reason that was chosen or a day that was moved, in words. */
function noteText(note: string, { type, source }: Pick<DeskOrder['events'][number], 'type' | 'source'>): string {
  const t = texts();
  const moved = type === 'move-day' ? readMovedNote(note) : null;
  if (moved)
    return [
      t('From {before} to {now}', { before: dayText(t, moved.from), now: dayText(t, moved.to) }),
      t(MOVE_REASON_TEXTS[moved.reason]),
      ...(moved.note ? [moved.note] : []),
    ].join(' · ');
  const reason = source === 'shopper' ? CANCEL_REASONS.find(({ id }) => id === note) : undefined;
  return reason ? t(reason.label) : note;
}

/** What happened to an order, who did it and when, and what its customer was told of it. */
export function OrderHistory({
  order,
  events,
  told,
  state: formState,
}: Pick<DeskOrder, 'order' | 'events' | 'told'> & { state: FormState }) {
  const t = texts();
  return (
    <section className="desk-card" aria-labelledby="historia">
      <h2 id="historia">{t('History of the order')}</h2>
      {mayDo('orders') && <NoteForm number={order.number} seen={events.length} state={formState} />}
      {events.length === 0 && <p>{t('Nothing happened yet')}</p>}
      <ol className="desk-list" reversed>
        {events
          .map(({ type, amount, source, note, sentOn, at, actor }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end
            <li key={place}>
              <span>{deskTime(at)}</span>
              <strong>{`${t(deskEventText(order, type))}${amount === null ? '' : ` ${formatMoney(amount)}`}`}</strong>
              <span className="desk-small">{actor ?? t(SOURCE_TEXTS[source])}</span>
              {sentOn !== null && (
                <span>
                  {t(type === 'received' ? 'Came on {day}' : 'Sent on {day}', { day: shortDate(sentOn, t.locale) })}
                </span>
              )}
              {note && <span className="desk-note">{noteText(note, { type, source })}</span>}
            </li>
          ))
          .toReversed()}
      </ol>
      {told.length > 0 && <h3>{t('What the customer was told')}</h3>}
      <ul className="desk-list">
        {told.map(({ type, at, deliveredAt, failure }) => (
          <li key={`${type} ${at}`}>
            <span>{deskTime(deliveredAt ?? at)}</span>
            <span>{t(toldText(order, type))}</span>
            {(failure !== null || deliveredAt === null) && (
              <span className="desk-small">{failure ?? t('Goes out if it is still true then')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
