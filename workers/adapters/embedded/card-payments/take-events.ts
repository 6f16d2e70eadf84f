import { sourceOfForm } from '../../../../src/domain/payment/notification';
import { isSamePayee, type Payee } from '../../../../src/domain/payment/payee';
import { ok, type Result } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import type { GatewayPayment } from '../../card-gateway/client';
import { isSameMovement, movementsBefore } from '../payment-events/movements';
import { cameBy, MOST_TRIES, type Taken, takeMovement, takeRefused } from '../payment-events/take';
import { keepUnmatched, type UnmatchedPayment, unmatchedBefore } from '../payment-events/unmatched';
import { type CardPayment, payeeOf } from './rows';

export type GatewayEvent = GatewayPayment['events'][number];

/** What became of each movement of an answer. */
export type TakenEvents = ReadonlyMap<GatewayEvent, Taken>;

/** What begins a payment takes all of it: another amount is not what was asked for. */
const isOtherAmount = ({ amount }: CardPayment, event: Pick<GatewayEvent, 'type' | 'amount'>): boolean =>
  (event.type === 'authorised' || event.type === 'received') && event.amount !== amount;

/** Lets one movement of a payment happen to its payee. */
export async function takeEvent(env: Env, row: CardPayment, event: GatewayEvent, now: number): Promise<Result<Taken>> {
  const notified = cameBy({ ...event, form: 'card', reference: row.paymentId ?? '' }, now);
  if (!isOtherAmount(row, event))
    return takeMovement(env, { payee: payeeOf(row), currency: row.currency }, notified, now);
  await keepUnmatched(env, notified, 'amount', payeeOf(row));
  return ok('unmatched');
}

/** What was refused and waits is tried by itself after what came since; what can never fit stays as it is. */
const LEFT_WAITING = [
  'refused',
  'amount',
  'type',
  'currency',
  'reused',
] as const satisfies UnmatchedPayment['reason'][];

/** Whether an open question is about this very movement, so that it need not be taken once more. */
const isWaiting = (kept: UnmatchedPayment | undefined, payee: Payee, { type, amount }: GatewayEvent): boolean =>
  kept !== undefined &&
  kept.resolvedAt === null &&
  LEFT_WAITING.some((reason) => reason === kept.reason) &&
  kept.source === sourceOfForm('card') &&
  kept.payeeKind !== null &&
  kept.payeeId !== null &&
  isSamePayee({ kind: kept.payeeKind, id: kept.payeeId }, payee) &&
  kept.type === type &&
  kept.amount === amount;

/**
 * Lets the movements of an answer happen to its payee, each once: what counted or waits already is read in one wait, of
 * the others and of what was refused so many are tried as one look may take. null where some are left for the next look,
 * or the payee is being changed by others.
 */
export async function takeEvents(
  env: Env,
  row: CardPayment,
  events: readonly GatewayEvent[],
  now: number,
): Promise<TakenEvents | null> {
  const payee = payeeOf(row);
  const ids = events.map(({ id }) => id);
  const [counted, kept] = await Promise.all([movementsBefore(env, 'card', ids), unmatchedBefore(env, 'card', ids)]);
  const isCounted = (event: GatewayEvent, by: typeof counted): boolean => {
    const before = by.get(event.id);
    return before !== undefined && isSameMovement(before, payee, { ...event, form: 'card' });
  };
  const taken = new Map<GatewayEvent, Taken>();
  let tries = 0;
  for (const event of events) {
    if (isCounted(event, counted)) taken.set(event, 'known');
    else if (isWaiting(kept.get(event.id), payee, event)) taken.set(event, 'unmatched');
    else if (tries >= MOST_TRIES) return null;
    else {
      tries += 1;
      const one = await takeEvent(env, row, event, now);
      if (!one.ok) return null;
      taken.set(event, one.value);
      if (one.value === 'counted') tries += await takeRefused(env, payee, now, MOST_TRIES - tries);
    }
  }
  await takeRefused(env, payee, now, MOST_TRIES - tries);
  const unmatched = events.filter((event) => taken.get(event) === 'unmatched');
  // What was refused at first may have counted after what came behind it.
  if (unmatched.length > 0) {
    const since = await movementsBefore(env, 'card', ids);
    for (const event of unmatched) if (isCounted(event, since)) taken.set(event, 'counted');
  }
  return taken;
}
