import type { OwnReturns, ReturnsPort } from '../../../../src/commerce/returns';
import { RETURNS_MESSAGES } from '../../../../src/contract/returns/messages';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { ReturnStatus } from '../../../../src/domain/returns/return';
import { isOrderNumber, orderNumberDigits } from '../../../../src/domain/validation';
import type { Env } from '../../../env';
import type { OrderRow } from '../orders/row';
import { createReturn } from './create';
import { CONDITIONS_NAMED, formFacts, REASONS_NAMED, returnForm } from './form';
import { addPicture, readPicture, removePicture } from './pictures';
import { type KeptReturn, ownOrder, readReturns } from './read';
import { freeStatement, refuseStep, stepStatements, writeStep } from './step';

/** Whether its customer sends it: not the parcel of a canceled order, which its carrier brings back. */
const isTheirs = ({ row }: KeptReturn): boolean => row.way !== 'undelivered';

function ofCustomer(env: Env, customerId: string, now: number): OwnReturns {
  const orderRow = async (order: string): Promise<OrderRow | null> =>
    isOrderNumber(order) ? ownOrder(env, customerId, orderNumberDigits(order)) : null;

  /** A return of an order of the customer's; 404 for any other. */
  async function kept(order: string, number: string): Promise<Result<KeptReturn>> {
    const row = await orderRow(order);
    const found = row ? await readReturns(env, { numbers: [orderNumberDigits(number)] }) : [];
    const one = found.find(
      (each) => each.row.orderNumber === row?.number && each.row.customerId === customerId && isTheirs(each),
    );
    return one ? ok(one) : refuse(404, RETURNS_MESSAGES.unknown);
  }

  /** What was done, or what two taps at once did: whoever is too late is answered as whoever was not. */
  async function doneOnce(order: string, number: string, to: ReturnStatus, done: Result<null>): Promise<Result<null>> {
    const found = done.ok ? null : await kept(order, number);
    return found?.ok && found.value.row.status === to ? ok(null) : done;
  }

  return {
    async form(order) {
      // Side by side: the page of an order waits for it.
      const [row, facts] = await Promise.all([orderRow(order), formFacts(env, orderNumberDigits(order))]);
      return row ? ok(returnForm(row, facts, now, { isAtDesk: false })) : refuse(404, RETURNS_MESSAGES.noForm);
    },

    async list(order) {
      const [row, returns] = await Promise.all([
        orderRow(order),
        readReturns(env, { order: orderNumberDigits(order) }),
      ]);
      return row ? ok(returns.filter(isTheirs).map(({ told }) => told)) : refuse(404, RETURNS_MESSAGES.noList);
    },

    async find(order, number) {
      const found = await kept(order, number);
      return found.ok ? ok(found.value.told) : found;
    },

    async create(asked, key) {
      const row = await orderRow(asked.order);
      if (!row) return refuse(404, RETURNS_MESSAGES.noForm);
      const made = await createReturn(env, row, asked, { key, beginning: null }, now);
      if (!made.ok) return made;
      const [found] = await readReturns(env, { numbers: [made.value] });
      return found ? ok(found.told) : refuse(404, RETURNS_MESSAGES.unknown);
    },

    care: {
      async withdraw(order, number) {
        const found = await kept(order, number);
        if (!found.ok) return found;
        if (found.value.row.status === 'withdrawn') return ok(null);
        const allowed = refuseStep(found.value, 'withdraw', null);
        if (!allowed.ok) return allowed;
        const step = { verb: 'withdraw', to: 'withdrawn', note: null, letter: null, operator: null, at: now } as const;
        const free = freeStatement(env.SHOP, found.value.row.number);
        const done = await writeStep(env, step.verb, stepStatements(env.SHOP, found.value, step, [free]));
        return doneOnce(order, number, step.to, done);
      },

      async ship(order, number, { carrier, guide }) {
        const found = await kept(order, number);
        if (!found.ok) return found;
        const { row } = found.value;
        if (row.status === 'on-way') return ok(null);
        const allowed = refuseStep(found.value, 'ship', null);
        if (!allowed.ok) return allowed;
        const note = [carrier, guide].filter(Boolean).join(' ') || null;
        const step = { verb: 'ship', to: 'on-way', note, letter: null, operator: null, at: now } as const;
        const label = env.SHOP.prepare(
          "UPDATE order_return SET carrier = coalesce(nullif(?, ''), carrier), guide = coalesce(nullif(?, ''), guide) WHERE number = ?",
        ).bind(carrier, guide, row.number);
        const done = await writeStep(env, step.verb, stepStatements(env.SHOP, found.value, step, [label]));
        return doneOnce(order, number, step.to, done);
      },

      async addPicture(order, number, bytes) {
        const found = await kept(order, number);
        return found.ok ? addPicture(env, found.value, bytes, now) : found;
      },

      async removePicture(order, number, id) {
        const found = await kept(order, number);
        return found.ok ? removePicture(env, found.value, id) : found;
      },

      async picture(order, number, id) {
        const found = await kept(order, number);
        return found.ok ? readPicture(env, found.value, id) : found;
      },
    },
  };
}

/** Returns of our own orders; `now` in epoch ms. */
export const embeddedReturns = (env: Env, now: number): ReturnsPort => ({
  attributes: async () => ok({ reasons: REASONS_NAMED, conditions: CONDITIONS_NAMED }),
  ofCustomer: ({ customerId }) => ofCustomer(env, customerId, now),
});
