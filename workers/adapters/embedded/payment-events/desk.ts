import type { DeskPayments } from '../../../../src/commerce/payments';
import { toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { listUnmatched, resolveUnmatched } from './unmatched';

const MOST_SHOWN = 100;

/** Payments at the desk: movements of money that fit no order. `now` in epoch ms. */
export const embeddedDeskPayments = (env: Env, now: number): DeskPayments => ({
  async unmatchedPayments() {
    const found = await listUnmatched(env, false, MOST_SHOWN);
    return found.map(({ amount, payeeKind, payeeId, ...payment }) => ({
      ...payment,
      amount: toCentavos(amount),
      payee: payeeKind !== null && payeeId !== null ? { kind: payeeKind, id: payeeId } : null,
    }));
  },
  resolveUnmatched: (source, id) => resolveUnmatched(env, { source, id }, now),
});
