import { ok, type Result } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import type { GatewayPayment } from '../../card-gateway/client';
import { isSameMovement, movementsBefore } from '../payment-events/movements';
import { cameBy, MOST_TRIES, type Taken, takeMovement, takeRefused } from '../payment-events/take';
import {
  keepUnmatched,
  noteTried,
  resolveUnmatched,
  type UnmatchedPayment,
  unmatchedBefore,
} from '../payment-events/unmatched';
import { askRenamed, isAbout, nextOf, ownId, type Renamed } from './renamed-events';
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

/** Whether a question leaves nothing to be tried of the movement it is about. */
const isLeftAlone = ({ reason }: UnmatchedPayment): boolean => LEFT_ALONE.some((one) => one === reason);

/** Why not all of an answer was taken: some is left for the next look, or the payee is being changed by others. */
export type Untaken = 'later' | 'busy';

/**
 * Lets the movements of an answer happen to its payee, each once: what counted or is a question already is read in one
 * wait, of the others and of what was refused so many are tried as one look may take. `later` also where something
 * counted and not all that was refused may have been tried after it. Those under the ids of other questions come last:
 * each is tried once, has a question of its own then which stops nothing, and its turn at each later look.
 */
export async function takeEvents(
  env: Env,
  row: CardPayment,
  events: readonly GatewayEvent[],
  now: number,
): Promise<TakenEvents | Untaken> {
  const payee = payeeOf(row);
  const ids = events.map(({ id }) => id);
  const [before, kept] = await Promise.all([
    movementsBefore(env, 'card', ids),
    unmatchedBefore(env, 'card', [...ids, ...events.map((event) => ownId(row, event))]),
  ]);
  const isCounted = (event: GatewayEvent, by: typeof before): boolean => {
    const movement = by.get(event.id);
    return movement !== undefined && isSameMovement(movement, payee, { ...event, form: 'card' });
  };
  const taken = new Map<GatewayEvent, Taken>();
  let tries = 0;
  let counted = 0;
  const tryOne = async (event: GatewayEvent): Promise<Taken | 'busy'> => {
    tries += 1;
    const one = await takeEvent(env, row, event, now);
    if (!one.ok) return 'busy';
    taken.set(event, one.value);
    if (one.value === 'counted') counted += 1;
    return one.value;
  };
  const tryRefused = async () => {
    const anew = await takeRefused(env, payee, now, MOST_TRIES - tries);
    tries += anew.tried;
    counted += anew.counted;
  };
  const renamed: Renamed[] = [];
  for (const event of events) {
    const question = kept.get(event.id);
    const own = kept.get(ownId(row, event));
    if (isCounted(event, before)) {
      taken.set(event, 'known');
      if (own && own.resolvedAt === null && isAbout(own, payee, event)) await resolveUnmatched(env, own, now);
    } else if (question && !isAbout(question, payee, event)) renamed.push({ event, own });
    else if (question && isLeftAlone(question)) taken.set(event, 'unmatched');
    else if (tries >= MOST_TRIES) return 'later';
    else {
      const became = await tryOne(event);
      if (became === 'busy') return 'busy';
      if (became === 'counted') await tryRefused();
    }
  }
  for (const { event, own } of renamed) {
    if (own) taken.set(event, 'unmatched');
    else if (tries >= MOST_TRIES) return 'later';
    else {
      const became = await tryOne(event);
      if (became === 'busy') return 'busy';
      if (became === 'unmatched') await askRenamed(env, row, event, now);
    }
  }
  // An id that counted for another movement counts for no second one. The other half is for what was refused by itself.
  const open = renamed.filter(({ event, own }) => own && isAbout(own, payee, event) && !before.has(event.id));
  const turn = nextOf(open, Math.ceil((MOST_TRIES - tries) / 2));
  if (turn.length > 0)
    await noteTried(
      env,
      turn.map(({ own }) => own),
      now,
    );
  for (const { event, own } of turn) {
    const became = await tryOne(event);
    if (became === 'busy') return 'busy';
    if (became === 'counted') await resolveUnmatched(env, own, now);
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
