import { isSamePayee, type Payee } from '../../../../src/domain/payment/payee';
import type { Env } from '../../../env';
import { cameBy } from '../payment-events/take';
import { keepUnmatched, noteTried, resolveUnmatched, type UnmatchedPayment } from '../payment-events/unmatched';
import type { GatewayEvent, Look, Untaken } from './look';
import { type CardPayment, payeeOf } from './rows';

/** The longest id of a question that the desk takes. */
const MOST_CHARS = 120;

/** A movement under whose id a question about another one stands. `own`: the question about it, under an id of its own. */
export interface Reused {
  event: GatewayEvent;
  own: UnmatchedPayment | undefined;
}

/** The id of its own question: that of its payment before that of the movement. */
export const ownId = ({ paymentId }: CardPayment, { id }: Pick<GatewayEvent, 'id'>): string =>
  `${paymentId} ${id}`.slice(-MOST_CHARS);

/** Whether a question, answered or not, is about this very movement of a card. */
export const isAbout = (kept: UnmatchedPayment, payee: Payee, { type, amount }: GatewayEvent): boolean =>
  kept.source === 'gateway' &&
  kept.payeeKind !== null &&
  kept.payeeId !== null &&
  isSamePayee({ kind: kept.payeeKind, id: kept.payeeId }, payee) &&
  kept.type === type &&
  kept.amount === amount;

/** Asks the operator about such a movement that moved nothing, once. */
const askReused = (env: Env, row: CardPayment, event: GatewayEvent, now: number): Promise<void> =>
  keepUnmatched(
    env,
    cameBy({ ...event, id: ownId(row, event), form: 'card', reference: row.paymentId ?? '' }, now),
    'reused',
    payeeOf(row),
  );

/** So many of those whose turn it is to be tried anew: those that were longest not. */
const nextOf = (reused: readonly Reused[], most: number): { event: GatewayEvent; own: UnmatchedPayment }[] =>
  reused
    .flatMap(({ event, own }) => (own ? [{ event, own }] : []))
    .sort((one, other) => (one.own.triedAt ?? 0) - (other.own.triedAt ?? 0))
    .slice(0, most);

/**
 * Tries movements under the ids of other questions: each once, which makes a question of its own of it, then those whose
 * turn it is. `counted`: the ids of movements that counted; one that counted for another movement counts for no second
 * one. Answers why not all of those that were new had their try, or null.
 */
export async function takeReused(
  env: Env,
  row: CardPayment,
  reused: readonly Reused[],
  counted: ReadonlyMap<string, unknown>,
  look: Look,
  now: number,
): Promise<Untaken | null> {
  for (const { event, own } of reused) {
    if (own) look.taken.set(event, 'unmatched');
    else if (look.triesLeft() <= 0) return 'later';
    else {
      const became = await look.take(event);
      if (became === 'busy') return 'busy';
      if (became === 'unmatched') await askReused(env, row, event, now);
    }
  }
  const payee = payeeOf(row);
  const open = reused.filter(({ event, own }) => own && isAbout(own, payee, event) && !counted.has(event.id));
  // The other half of the tries is for what was refused by itself.
  const turn = nextOf(open, Math.ceil(look.triesLeft() / 2));
  const questions = turn.map(({ own }) => own);
  if (questions.length > 0) await noteTried(env, questions, now);
  for (const { event, own } of turn) {
    const became = await look.take(event);
    if (became === 'busy') return 'busy';
    if (became === 'counted') await resolveUnmatched(env, own, now);
  }
  return null;
}
