import { ok, type Result } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import type { GatewayPayment } from '../../card-gateway/client';
import { cameBy, MOST_TRIES, type Taken, takeMovement, takeRefused } from '../payment-events/take';
import { keepUnmatched } from '../payment-events/unmatched';
import { type CardPayment, payeeOf } from './rows';

export type GatewayEvent = GatewayPayment['events'][number];

/** Why not all of an answer was taken: some is left for the next look, or the payee is being changed by others. */
export type Untaken = 'later' | 'busy';

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

/** One look at the answer of a gateway: what became of its movements, and how many it may still try of MOST_TRIES. */
export interface Look {
  taken: Map<GatewayEvent, Taken>;
  triesLeft(): number;
  hasCounted(): boolean;
  /** Tries one movement; `busy` where the payee is being changed by others. */
  take(event: GatewayEvent): Promise<Taken | 'busy'>;
  /** Tries anew what was refused to the payee, as far as there are tries left. */
  takeRefused(): Promise<void>;
}

export function lookAt(env: Env, row: CardPayment, now: number): Look {
  const taken = new Map<GatewayEvent, Taken>();
  let triesLeft = MOST_TRIES;
  let counted = 0;
  return {
    taken,
    triesLeft: () => triesLeft,
    hasCounted: () => counted > 0,
    async take(event) {
      triesLeft -= 1;
      const one = await takeEvent(env, row, event, now);
      if (!one.ok) return 'busy';
      taken.set(event, one.value);
      if (one.value === 'counted') counted += 1;
      return one.value;
    },
    async takeRefused() {
      const anew = await takeRefused(env, payeeOf(row), now, triesLeft);
      triesLeft -= anew.tried;
      counted += anew.counted;
    },
  };
}
