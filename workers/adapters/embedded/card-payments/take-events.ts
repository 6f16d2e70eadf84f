import type { Env } from '../../../env';
import { isSameMovement, movementsBefore } from '../payment-events/movements';
import type { Taken } from '../payment-events/take';
import { resolveUnmatched, type UnmatchedPayment, unmatchedBefore } from '../payment-events/unmatched';
import { type GatewayEvent, lookAt, type Untaken } from './look';
import { isAbout, ownId, type Reused, takeReused } from './reused-ids';
import { type CardPayment, payeeOf } from './rows';

/** What became of each movement of an answer. */
export type TakenEvents = ReadonlyMap<GatewayEvent, Taken>;

/** What was refused is tried by itself after what came since (takeRefused); what can never fit stays as it is. */
const LEFT_ALONE = ['refused', 'amount', 'type', 'currency', 'reused'] as const satisfies UnmatchedPayment['reason'][];

/** Whether a question leaves nothing to be tried of the movement it is about. */
const isLeftAlone = ({ reason }: UnmatchedPayment): boolean => LEFT_ALONE.some((one) => one === reason);

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
  const look = lookAt(env, row, now);
  const { taken } = look;
  const reused: Reused[] = [];
  for (const event of events) {
    const question = kept.get(event.id);
    const own = kept.get(ownId(row, event));
    if (isCounted(event, before)) {
      taken.set(event, 'known');
      if (own && own.resolvedAt === null && isAbout(own, payee, event)) await resolveUnmatched(env, own, now);
    } else if (question && !isAbout(question, payee, event)) reused.push({ event, own });
    else if (question && isLeftAlone(question)) taken.set(event, 'unmatched');
    else if (look.triesLeft() <= 0) return 'later';
    else {
      const became = await look.take(event);
      if (became === 'busy') return 'busy';
      if (became === 'counted') await look.takeRefused();
    }
  }
  const untaken = await takeReused(env, row, reused, before, look, now);
  if (untaken) return untaken;
  await look.takeRefused();
  if (look.hasCounted() && look.triesLeft() <= 0) return 'later';
  const unmatched = events.filter((event) => taken.get(event) === 'unmatched');
  // What was refused at first may have counted after what came behind it.
  if (unmatched.length > 0) {
    const since = await movementsBefore(env, 'card', ids);
    for (const event of unmatched) if (isCounted(event, since)) taken.set(event, 'counted');
  }
  return taken;
}
