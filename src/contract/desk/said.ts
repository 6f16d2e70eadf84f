import { isIsoDay, startOfIsoDay } from '../../domain/mexico-city';
import type { SaidOfEvent } from '../../domain/order/events';
import { ok, type Result, refuse } from '../../domain/result';
import { needsNote, needsReference } from '../desk-pages/forms';
import { DESK_MESSAGES } from './messages';

const refused = (field: keyof SaidOfEvent, rule: string, message: string) =>
  refuse(422, message, { fields: [{ field, rule, message }] });

/**
 * What an operator wrote beside an event, by a call or a form ('' for nothing): only of money that was sent back by hand
 * or came the day is read, in Mexico City. 422 without the note or the reference it needs, and for a day that has not come.
 */
export function saidOf(type: string, { note, day }: { note: string; day: string }, now: number): Result<SaidOfEvent> {
  if (needsNote(type) && note === '')
    return refused('note', 'required', needsReference(type) ? DESK_MESSAGES.needsReference : DESK_MESSAGES.needsNote);
  const sentOn = (type === 'refunded' || type === 'received') && isIsoDay(day) ? startOfIsoDay(day) : null;
  if (sentOn !== null && sentOn > now) return refused('sentOn', 'value', DESK_MESSAGES.dayAhead);
  return ok({ note: note === '' ? null : note, sentOn });
}
