import type { DeskPayments } from '../../../../src/commerce/desk';
import { toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { listUnmatched, resolveUnmatched } from './unmatched';

const MOST_QUESTIONS = 100;

/** Payments at the desk: movements of money that fit no order. `now` in epoch ms. */
export const embeddedDeskPayments = (env: Env, now: number): DeskPayments => ({
  async questions() {
    const found = await listUnmatched(env, false, MOST_QUESTIONS);
    return found.map(({ amount, ...question }) => ({ ...question, amount: toCentavos(amount) }));
  },
  settle: (source, id) => resolveUnmatched(env, { source, id }, now),
});
