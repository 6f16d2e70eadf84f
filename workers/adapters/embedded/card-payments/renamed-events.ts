import { isSamePayee, type Payee } from '../../../../src/domain/payment/payee';
import type { Env } from '../../../env';
import type { GatewayPayment } from '../../card-gateway/client';
import { cameBy } from '../payment-events/take';
import { keepUnmatched, type UnmatchedPayment } from '../payment-events/unmatched';
import { type CardPayment, payeeOf } from './rows';

type GatewayEvent = GatewayPayment['events'][number];

/** The longest id of a question that the desk takes. */
const MOST_CHARS = 120;

/** A movement under whose id a question about another one stands. `own`: the question about it, under an id of its own. */
export interface Renamed {
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
export const askRenamed = (env: Env, row: CardPayment, event: GatewayEvent, now: number): Promise<void> =>
  keepUnmatched(
    env,
    cameBy({ ...event, id: ownId(row, event), form: 'card', reference: row.paymentId ?? '' }, now),
    'reused',
    payeeOf(row),
  );

/** So many of those whose turn it is to be tried anew: those that were longest not. */
export const nextOf = (renamed: readonly Renamed[], most: number): { event: GatewayEvent; own: UnmatchedPayment }[] =>
  renamed
    .flatMap(({ event, own }) => (own ? [{ event, own }] : []))
    .sort((one, other) => (one.own.triedAt ?? 0) - (other.own.triedAt ?? 0))
    .slice(0, most);
