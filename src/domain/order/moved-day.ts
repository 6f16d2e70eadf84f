import { isIsoDay, isoDay, startOfDay, startOfIsoDay } from '../mexico-city';
import { ok, type Result, refuse } from '../result';
import { MOVE_REASONS, type MoveReason } from '../shipping/promise';
import { instantOf, SHOP_ZONE, zoneOffset } from '../zone-time';
import type { MovedDay } from './events';
import type { Order } from './order';
import { ORDER_STEP_MESSAGES, type OrderState } from './step';

/** Message keys of another day. */
export const MOVED_DAY_MESSAGES = {
  nothingPromised: 'No day was promised of this order',
  dayMissing: 'Choose the new day',
  dayPast: 'This day has passed',
  dayFar: 'This day is too far away',
  timeMissing: 'Write from what time it is ready',
  reasonMissing: 'Choose why',
} as const;

/** Nobody is told of a day that is further away. */
const MOST_DAYS_AHEAD = 120;
const DAY_MS = 24 * 60 * 60 * 1000;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const wrong = (field: 'day' | 'time' | 'reason', message: string) =>
  refuse(422, message, { fields: [{ field, rule: field, message }] });

/** Whether the day of an order can be moved: it has one, and is not ready at its branch already. */
export const hasDayToMove = (
  { promise, branch }: Pick<Order, 'promise' | 'branch'>,
  { status }: Pick<OrderState, 'status'>,
) => promise !== undefined && !(branch && status === 'sent');

/**
 * Another day as it was typed: YYYY-MM-DD, and of a pickup 13:15 by its branch's clock. 422 without one, and without a
 * reason. Whether it can be promised now is asked apart: the same words, told again later, still are the same move.
 */
export function typedMove(
  { branch }: Pick<Order, 'branch'>,
  { day, time, reason: why }: { day: string; time: string; reason: string },
): Result<MovedDay> {
  if (!isIsoDay(day)) return wrong('day', MOVED_DAY_MESSAGES.dayMissing);
  if (branch && !CLOCK.test(time)) return wrong('time', MOVED_DAY_MESSAGES.timeMissing);
  const to = branch ? instantOf(branch.timeZone ?? SHOP_ZONE, Date.parse(`${day}T${time}:00Z`)) : startOfIsoDay(day);
  const reason = MOVE_REASONS.find((one) => one === why);
  return reason ? ok({ type: 'move-day', to, reason }) : wrong('reason', MOVED_DAY_MESSAGES.reasonMissing);
}

/**
 * Refuses a day that cannot be promised of an order as it stands at `now` (epoch ms): 409 where nothing is promised or it
 * lies ready already, 422 for a day that has passed or is too far away.
 */
export function refuseMove(
  order: Pick<Order, 'promise' | 'branch'>,
  state: Pick<OrderState, 'status'>,
  { to }: Pick<MovedDay, 'to'>,
  now: number,
): Result<null> {
  if (!order.promise) return refuse(409, MOVED_DAY_MESSAGES.nothingPromised);
  if (!hasDayToMove(order, state)) return refuse(409, ORDER_STEP_MESSAGES.notNow, { detail: { status: state.status } });
  if (order.branch ? to <= now : to < startOfDay(now)) return wrong('day', MOVED_DAY_MESSAGES.dayPast);
  return to > now + MOST_DAYS_AHEAD * DAY_MS ? wrong('day', MOVED_DAY_MESSAGES.dayFar) : ok(null);
}

/** A promised day as it is typed and written down: '2026-12-01', of a pickup '2026-12-01 13:15' by its branch's clock. */
export const writtenDay = ({ branch }: Pick<Order, 'branch'>, at: number): string =>
  branch
    ? new Date(at + zoneOffset(branch.timeZone ?? SHOP_ZONE, at)).toISOString().slice(0, 16).replace('T', ' ')
    : isoDay(at);

/** What history says of it: the day it had, the one it has now, why, and what its operator wrote. */
export const movedNote = (
  order: Pick<Order, 'promise' | 'branch'>,
  { to, reason }: MovedDay,
  note: string | null,
): string =>
  [
    `${order.promise ? `${writtenDay(order, order.promise.to)} → ` : ''}${writtenDay(order, to)}`,
    reason,
    ...(note ? [note] : []),
  ].join(' · ');

/** Whether a note of the history is that of a move to this day for this reason. */
export const isMoveTo = (written: string | null, order: Pick<Order, 'branch'>, { to, reason }: MovedDay): boolean =>
  `${written} · `.includes(`→ ${writtenDay(order, to)} · ${reason} · `);

/** The same read again; null for what is no note of a move. */
export function readMovedNote(written: string): { from: string; to: string; reason: MoveReason; note: string } | null {
  const [days = '', why, ...rest] = written.split(' · ');
  const [from, to] = days.split(' → ');
  const reason = MOVE_REASONS.find((one) => one === why);
  return from && to && reason ? { from, to, reason, note: rest.join(' · ') } : null;
}
