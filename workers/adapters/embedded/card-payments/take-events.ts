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

/** What was refused is tried by itself after what came since (takeRefused); what can never fit stays as it is. */
const LEFT_ALONE = ['refused', 'amount', 'type', 'currency', 'reused'] as const satisfies UnmatchedPayment['reason'][];

/** Whether a question, answered or not, is about this very movement, so that it need not be taken once more. */
const isAsked = (kept: UnmatchedPayment | undefined, payee: Payee, { type, amount }: GatewayEvent): boolean =>
  kept !== undefined &&
  LEFT_ALONE.some((reason) => reason === kept.reason) &&
  kept.source === sourceOfForm('card') &&
  kept.payeeKind !== null &&
  kept.payeeId !== null &&
  isSamePayee({ kind: kept.payeeKind, id: kept.payeeId }, payee) &&
  kept.type === type &&
  kept.amount === amount;

/** Why not all of an answer was taken: some is left for the next look, or the payee is being changed by others. */
export type Untaken = 'later' | 'busy';

/**
 * Lets the movements of an answer happen to its payee, each once: what counted or is a question already is read in one
 * wait, of the others and of what was refused so many are tried as one look may take. `later` also where something
 * counted and not all that was refused may have been tried after it.
 */
export async function takeEvents(
  env: Env,
  row: CardPayment,
  events: readonly GatewayEvent[],
  now: number,
): Promise<TakenEvents | Untaken> {
  const payee = payeeOf(row);
  const ids = events.map(({ id }) => id);
  const [before, kept] = await Promise.all([movementsBefore(env, 'card', ids), unmatchedBefore(env, 'card', ids)]);
  const isCounted = (event: GatewayEvent, by: typeof before): boolean => {
    const movement = by.get(event.id);
    return movement !== undefined && isSameMovement(movement, payee, { ...event, form: 'card' });
  };
  const taken = new Map<GatewayEvent, Taken>();
  let tries = 0;
  let counted = 0;
  const tryRefused = async () => {
    const anew = await takeRefused(env, payee, now, MOST_TRIES - tries);
    tries += anew.tried;
    counted += anew.counted;
  };
  for (const event of events) {
    if (isCounted(event, before)) taken.set(event, 'known');
    else if (isAsked(kept.get(event.id), payee, event)) taken.set(event, 'unmatched');
    else if (tries >= MOST_TRIES) return 'later';
    else {
      tries += 1;
      const one = await takeEvent(env, row, event, now);
      if (!one.ok) return 'busy';
      taken.set(event, one.value);
      if (one.value !== 'counted') continue;
      counted += 1;
      await tryRefused();
    }
  }
  await tryRefused();
  if (counted > 0 && tries >= MOST_TRIES) return 'later';
  const unmatched = events.filter((event) => taken.get(event) === 'unmatched');
  // What was refused at first may have counted after what came behind it.
  if (unmatched.length > 0) {
    const since = await movementsBefore(env, 'card', ids);
    for (const event of unmatched) if (isCounted(event, since)) taken.set(event, 'counted');
  }
  return taken;
}
