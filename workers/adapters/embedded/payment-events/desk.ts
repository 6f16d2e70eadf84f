import type { DeskPayments } from '../../../../src/commerce/desk';
import { toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { listUnmatched, resolveUnmatched } from './unmatched';

const MOST_SHOWN = 100;

/** Payments at the desk: movements of money that fit no order. `now` in epoch ms. */
export const embeddedDeskPayments = (env: Env, now: number): DeskPayments => ({
  async unmatchedPayments() {
    const found = await listUnmatched(env, false, MOST_SHOWN);
    return found.map(({ amount, ...payment }) => ({ ...payment, amount: toCentavos(amount) }));
  },
  resolveUnmatched: (source, id) => resolveUnmatched(env, { source, id }, now),
});
