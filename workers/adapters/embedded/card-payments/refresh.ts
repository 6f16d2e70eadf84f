import { and, eq, lte, sql } from 'drizzle-orm';
import { growingPause, LONGEST_PAUSE_MS } from '../../../../src/domain/growing-pause';
import { cardWord } from '../../../../src/domain/order/search-words';
import type { PaymentNotification } from '../../../../src/domain/payment/notification';
import { isSamePayee, ORDER_PAYEE, payeeName } from '../../../../src/domain/payment/payee';
import { ok, type Result } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { log } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { type GatewayAnswer, type GatewayPayment, gatewayCalls } from '../../card-gateway/client';
import { prepared, shopDatabase } from '../database';
import { wordStatement } from '../orders/words';
import { type Taken, takeRefused } from '../payment-events/take';
import { keepUnmatched } from '../payment-events/unmatched';
import { cardPayment } from '../schema/shop';
import { declinedStatements } from './declined';
import { type GatewayEvent, takeEvent, type Untaken } from './look';
import { atGateway, type CardPayment, payeeOf } from './rows';
import { type TakenEvents, takeEvents } from './take-events';

/** How long after the first try the gateway is asked again, for a payment and for an operation. */
export const FIRST_PAUSE_MS = 60_000;
const NOT_FOUND = 404;
/** A gateway may need a while to show what it has just made: before this it is not believed that it has lost it. */
const LOST_AFTER_MS = 10 * 60_000;
/** A closed payment that holds nothing is asked for no longer than this after it was made, where no answer comes. */
const CLOSED_ASKS_MS = 24 * 60 * 60_000;

const sumOf = (events: readonly GatewayEvent[], ...types: GatewayEvent['type'][]): number =>
  events.reduce((sum, { type, amount }) => (types.includes(type) ? sum + amount : sum), 0);

/** What counted of a payment: what is held, and what was taken and is there. */
const amountsOf = (events: readonly GatewayEvent[]) => ({
  authorised: Math.max(0, sumOf(events, 'authorised') - sumOf(events, 'captured', 'released')),
  captured: Math.max(0, sumOf(events, 'captured', 'received') - sumOf(events, 'refunded', 'reversed')),
});

/** Asks later, ever more rarely. */
const nextAsk = (now: number, asks: number): number => now + growingPause(FIRST_PAUSE_MS, asks);

/** When a hold that nobody charges is asked about: once it should have lapsed, and each hour after that. */
const lapseOf = (held: number, authorisedUntil: number | null, now: number): number | null =>
  held > 0 && authorisedUntil !== null ? Math.max(authorisedUntil, now + LONGEST_PAUSE_MS) : null;

/** Has an order found by the card the gateway says now. */
const cardStatements = (
  db: D1Database,
  { payeeKind, payeeId, store, lastDigits }: CardPayment,
  card: GatewayPayment['card'],
): D1PreparedStatement[] =>
  payeeKind === ORDER_PAYEE && card && card.last4 !== lastDigits
    ? [wordStatement(db, { number: payeeId, store, words: [cardWord(card.last4)] })]
    : [];

async function write(
  env: Env,
  row: CardPayment,
  payment: GatewayPayment,
  counted: readonly GatewayEvent[],
  now: number,
): Promise<void> {
  const { status, decline, events, held_until: authorisedUntil, card } = payment;
  const amounts = amountsOf(counted);
  // A gateway may close a payment before it shows what was paid: of one without a movement it is asked once more.
  const isClosedUnpaid = status === 'closed' && row.state !== 'closed' && events.length === 0;
  const askOfClosed = isClosedUnpaid ? now + FIRST_PAUSE_MS : lapseOf(amounts.authorised, authorisedUntil, now);
  const noted = shopDatabase(env)
    .update(cardPayment)
    .set({
      state: sql`CASE WHEN ${cardPayment.state} = 'closed' OR ${status === 'closed' ? 1 : 0} THEN 'closed' ELSE 'open' END`,
      decline,
      isPending: status === 'pending',
      isUnchecked: false,
      ...amounts,
      authorisedUntil: amounts.authorised > 0 ? authorisedUntil : null,
      movements: events.length,
      ...(card ? { lastDigits: card.last4 } : {}),
      asks: row.asks + 1,
      nextAskAt: status === 'closed' ? askOfClosed : nextAsk(now, row.asks),
    })
    .where(and(eq(cardPayment.key, row.key), lte(cardPayment.movements, events.length)));
  await withRetry(() =>
    env.SHOP.batch([
      prepared(env.SHOP, noted),
      ...cardStatements(env.SHOP, row, card),
      ...declinedStatements(env.SHOP, row, decline, now),
    ]),
  );
}

/** Whether an answer is about the payment that was asked for. */
const isOf = (row: CardPayment, { id, order, payee, currency }: GatewayPayment): boolean =>
  id === row.paymentId &&
  order === payeeName(payeeOf(row)) &&
  (payee === undefined || isSamePayee(payee, payeeOf(row))) &&
  currency === row.currency;

/** Asks for a payment at this moment at the latest (epoch ms). */
const askBy = (env: Env, { key }: CardPayment, at: number) =>
  withRetry(() =>
    shopDatabase(env)
      .update(cardPayment)
      .set({ nextAskAt: sql`min(coalesce(${cardPayment.nextAskAt}, ${at}), ${at})` })
      .where(eq(cardPayment.key, key)),
  );

/** Has the next look soon, whatever look was due: this one has just been made. */
const goOn = (env: Env, { key }: CardPayment, now: number) =>
  withRetry(() =>
    shopDatabase(env)
      .update(cardPayment)
      .set({ nextAskAt: now + FIRST_PAUSE_MS })
      .where(eq(cardPayment.key, key)),
  );

/**
 * Lets everything that the gateway says of a payment happen to its payee, each movement once; answers what became of
 * each. Where not all of it could be taken yet, why: `later` goes on at a look that is due soon, `busy` and an answer
 * about another payment than the one that was asked for (`other`) wait for whoever asks again.
 */
export async function takeAnswer(
  env: Env,
  row: CardPayment,
  payment: GatewayPayment,
  now: number,
): Promise<TakenEvents | Untaken | 'other'> {
  if (!isOf(row, payment)) {
    log('error', 'gateway.other-payment', { payment: row.key });
    return 'other';
  }
  const taken = await takeEvents(env, row, payment.events, now);
  if (taken === 'later') await goOn(env, row, now);
  if (typeof taken === 'string') return taken;
  const counted = payment.events.filter((event) => taken.get(event) !== 'unmatched');
  await write(env, row, payment, counted, now);
  return taken;
}

/**
 * What a payment was asked: what became of each movement of its answer, null where not all of it was taken; and all it
 * says, `said` null where the gateway could not be asked.
 */
interface Refreshed {
  taken: TakenEvents | null;
  /** The gateway has no payment of this id. */
  isUnknown: boolean;
  said: readonly GatewayEvent[] | null;
}

const isNotFound = (answer: GatewayAnswer | null): boolean =>
  answer?.state === 'refused' && answer.status === NOT_FOUND;

/**
 * What an answer says of this payment: nothing at all where the gateway has none of this id, or another one; null
 * without an answer.
 */
function saidOf(row: CardPayment, answer: GatewayAnswer | null): Refreshed['said'] {
  if (answer?.state === 'answered') return isOf(row, answer.payment) ? answer.payment.events : [];
  return isNotFound(answer) ? [] : null;
}

/**
 * Whether nothing more is to be learned of a payment: it is closed and holds nothing, and the gateway has no word of it
 * (`said`) or gave none for a day.
 */
const isOver = ({ state, authorised, createdAt }: CardPayment, said: Refreshed['said'], now: number): boolean =>
  state === 'closed' && authorised === 0 && (said === null ? now - createdAt >= CLOSED_ASKS_MS : said.length === 0);

/** Asks again later for a payment that is still asked for, unless it is over. */
const askAgain = (env: Env, row: CardPayment, said: Refreshed['said'], now: number) =>
  withRetry(() =>
    shopDatabase(env)
      .update(cardPayment)
      .set({ asks: row.asks + 1, nextAskAt: isOver(row, said, now) ? null : nextAsk(now, row.asks) })
      .where(and(eq(cardPayment.key, row.key), sql`${cardPayment.nextAskAt} IS NOT NULL`)),
  );

async function refresh(env: Env, row: CardPayment, now: number): Promise<Refreshed> {
  const at = atGateway(env, row);
  const answer = at && (await gatewayCalls(at.gateway).payment(at.paymentId));
  const said = saidOf(row, answer);
  const became = answer?.state === 'answered' ? await takeAnswer(env, row, answer.payment, now) : null;
  const taken = typeof became === 'string' ? null : became;
  if (!taken && became !== 'later') await askAgain(env, row, said, now);
  return { taken, isUnknown: isNotFound(answer), said };
}

/**
 * A payment of which nothing ever moved and which the gateway does not have is to be started anew, so that its payer
 * need not wait for an answer that never comes. It keeps its key and its id: started under the same key the gateway
 * makes it again or, if it has it after all, answers the same one, so that nobody pays twice; what it tells of the old
 * id meanwhile still counts, and it is asked for on and on.
 */
const startAnew = (env: Env, { key }: CardPayment) =>
  withRetry(() =>
    shopDatabase(env)
      .update(cardPayment)
      .set({ state: 'starting', isPending: false, isUnchecked: false })
      .where(and(eq(cardPayment.key, key), eq(cardPayment.state, 'open'), eq(cardPayment.movements, 0))),
  );

/**
 * Asks the gateway what became of a payment and lets that happen to its payee; false where it could not be asked or
 * taken, which is tried again later.
 */
export async function refreshPayment(env: Env, row: CardPayment, now: number): Promise<boolean> {
  const { taken, isUnknown } = await refresh(env, row, now);
  if (isUnknown && now - row.createdAt >= LOST_AFTER_MS) await startAnew(env, row);
  return taken !== null;
}

type WebhookEvent = Pick<GatewayEvent, 'id' | 'type' | 'amount' | 'currency'>;

const isSame = (one: WebhookEvent, other: WebhookEvent): boolean =>
  one.id === other.id && one.type === other.type && one.amount === other.amount && one.currency === other.currency;

/** What the gateway told and then denies waits for the operator; the gateway is asked once more a while later. */
async function denied(env: Env, row: CardPayment, notified: PaymentNotification, now: number): Promise<Result<Taken>> {
  await keepUnmatched(env, notified, 'denied', payeeOf(row));
  await askBy(env, row, now + FIRST_PAUSE_MS);
  return ok('unmatched');
}

/**
 * Takes what the gateway told by itself. It is asked for the whole payment first: movements may be told in another
 * order than they happened, and what it told counts by itself only while it cannot be asked. What it denies then moves
 * nothing and is kept as a question for the operator; it is asked once more a while later, since it may tell of a
 * movement before it shows it.
 */
export async function takeNotification(
  env: Env,
  row: CardPayment,
  notified: PaymentNotification,
  now: number,
): Promise<Result<Taken>> {
  const { taken, said } = await refresh(env, row, now);
  const event = said?.find((one) => isSame(one, notified));
  if (said && !event) return denied(env, row, notified, now);
  const own = event && taken?.get(event);
  if (own) return ok(own);
  const alone = await takeEvent(env, row, notified, now);
  if (!alone.ok) return alone;
  if (alone.value !== 'unmatched') await takeRefused(env, payeeOf(row), now);
  await askBy(env, row, now);
  return alone;
}
