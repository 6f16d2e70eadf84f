import { sourceOfForm } from '../../../../src/domain/payment/notification';
import { isSamePayee, type Payee } from '../../../../src/domain/payment/payee';
import { ok, type Result } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import type { GatewayPayment } from '../../card-gateway/client';
import { isSameMovement, movementsBefore } from '../payment-events/movements';
import { cameBy, MOST_TRIES, type Taken, takeMovement, takeRefused } from '../payment-events/take';
import { keepUnmatched, noteTried, type UnmatchedPayment, unmatchedBefore } from '../payment-events/unmatched';
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

/** Whether a question, answered or not, is about this very movement. */
const isAbout = (kept: UnmatchedPayment, payee: Payee, { type, amount }: GatewayEvent): boolean =>
  kept.source === sourceOfForm('card') &&
  kept.payeeKind !== null &&
  kept.payeeId !== null &&
  isSamePayee({ kind: kept.payeeKind, id: kept.payeeId }, payee) &&
  kept.type === type &&
  kept.amount === amount;

/** A movement under whose id a question about another one stands, so that none says of it that it was refused. */
interface Renamed {
  event: GatewayEvent;
  kept: UnmatchedPayment;
}

/** Whether a movement is new here, a question already, or stands under the id of a question about another one. */
function standing(kept: UnmatchedPayment | undefined, payee: Payee, event: GatewayEvent): 'new' | 'asked' | 'renamed' {
  if (!kept) return 'new';
  if (!isAbout(kept, payee, event)) return 'renamed';
  return LEFT_ALONE.some((reason) => reason === kept.reason) ? 'asked' : 'new';
}

/** So many of those whose turn it is: never tried, or longest not, as the question under their id says. */
const nextOf = (renamed: readonly Renamed[], most: number): Renamed[] =>
  [...renamed].sort((one, other) => (one.kept.triedAt ?? 0) - (other.kept.triedAt ?? 0)).slice(0, most);

/** Why not all of an answer was taken: some is left for the next look, or the payee is being changed by others. */
export type Untaken = 'later' | 'busy';

/**
 * Lets the movements of an answer happen to its payee, each once: what counted or is a question already is read in one
 * wait, of the others and of what was refused so many are tried as one look may take. `later` also where something
 * counted and not all that was refused may have been tried after it. Those under the ids of other questions come last,
 * at so many looks that each was tried once; what is refused of them stops nothing, and has its turn at each later look.
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
  const renamed: Renamed[] = [];
  for (const event of events) {
    const question = kept.get(event.id);
    const stands = standing(question, payee, event);
    if (isCounted(event, before)) taken.set(event, 'known');
    else if (question && stands !== 'new') {
      taken.set(event, 'unmatched');
      // An id that counted for another movement counts for no second one.
      if (stands === 'renamed' && !before.has(event.id)) renamed.push({ event, kept: question });
    } else if (tries >= MOST_TRIES) return 'later';
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
  // The other half of what this look may try is for what was refused under ids of its own.
  const turn = nextOf(renamed, Math.ceil((MOST_TRIES - tries) / 2));
  if (turn.length > 0)
    await noteTried(
      env,
      turn.map(({ kept: question }) => question),
      now,
    );
  for (const { event } of turn) {
    tries += 1;
    const one = await takeEvent(env, row, event, now);
    if (!one.ok) return 'busy';
    taken.set(event, one.value);
    if (one.value === 'counted') counted += 1;
  }
  await tryRefused();
  const isAnyUntried = renamed.some((one) => one.kept.triedAt === null && !turn.includes(one));
  if (isAnyUntried || (counted > 0 && tries >= MOST_TRIES)) return 'later';
  const unmatched = events.filter((event) => taken.get(event) === 'unmatched');
  // What was refused at first may have counted after what came behind it.
  if (unmatched.length > 0) {
    const since = await movementsBefore(env, 'card', ids);
    for (const event of unmatched) if (isCounted(event, since)) taken.set(event, 'counted');
  }
  return taken;
}
