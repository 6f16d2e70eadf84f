import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { DeskReturning, ReturnGroup } from '../../../../src/commerce/returns';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { RETURNS_MESSAGES } from '../../../../src/contract/returns/messages';
import type { Operator } from '../../../../src/domain/operator';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { isOpenDay } from '../../../../src/domain/returns/clock';
import type { ReturnStatus } from '../../../../src/domain/returns/return';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { withRetry } from '../../../http/transient';
import { prepared, shopDatabase } from '../database';
import { readRow } from '../orders/row';
import { orderReturn, orderReturnEvent } from '../schema/shop';
import { hasWallet } from '../wallet/read';
import { returnCost } from './cost';
import { createReturn } from './create';
import { formFacts, returnForm } from './form';
import { readPicture } from './pictures';
import { type KeptReturn, readReturns } from './read';
import { receiveReturn, refuseUnits } from './receive';
import { freeStatement, letterOf, refuseStep, stepStatements, writeStep } from './step';

const PAGE_RETURNS = 20;

const STATUSES: Record<ReturnGroup, ReturnStatus[]> = {
  open: ['requested'],
  coming: ['authorised', 'on-way', 'partly-received'],
  over: ['received', 'refused', 'withdrawn'],
};

/** Who works at the desk, in which store view, at which moment (epoch ms). */
interface At {
  operator: Operator;
  store: string;
  at: number;
}

/** Returns at the desk of a store view. */
export function embeddedDeskReturns(env: Env, { operator, store, at }: At): DeskReturning {
  /** A return of this store view; null for none. */
  async function kept(number: string): Promise<KeptReturn | null> {
    const [found] = await readReturns(env, { numbers: [number] });
    return found?.row.store === store ? found : null;
  }

  async function found(number: string): Promise<Result<KeptReturn>> {
    const one = await kept(number);
    return one ? ok(one) : refuse(404, RETURNS_MESSAGES.unknown);
  }

  /** What is written of a return beside its step. */
  const change = (number: string, set: Partial<typeof orderReturn.$inferInsert>): D1PreparedStatement =>
    prepared(env.SHOP, shopDatabase(env).update(orderReturn).set(set).where(eq(orderReturn.number, number)));

  return {
    async list(group, before) {
      const rows = await withRetry(() =>
        shopDatabase(env)
          .select({ number: orderReturn.number })
          .from(orderReturn)
          .where(
            and(
              eq(orderReturn.store, store),
              inArray(orderReturn.status, STATUSES[group]),
              before === null ? undefined : lt(orderReturn.number, before),
            ),
          )
          .orderBy(desc(orderReturn.number))
          .limit(PAGE_RETURNS + 1),
      );
      const shown = rows.slice(0, PAGE_RETURNS).map(({ number }) => number);
      const returns = shown.length === 0 ? [] : await readReturns(env, { numbers: shown });
      return {
        returns: returns.map(({ told }) => told).reverse(),
        next: rows.length > PAGE_RETURNS ? (shown.at(-1) ?? null) : null,
      };
    },

    async find(number) {
      const one = await kept(number);
      if (!one) return null;
      const events = await withRetry(() =>
        shopDatabase(env)
          .select({
            status: orderReturnEvent.status,
            at: orderReturnEvent.at,
            actor: orderReturnEvent.actor,
            note: orderReturnEvent.note,
          })
          .from(orderReturnEvent)
          .where(eq(orderReturnEvent.returnNumber, number))
          .orderBy(asc(orderReturnEvent.seq)),
      );
      const { firstName, lastName } = one.order.personalDetails;
      return { ...one.told, name: `${firstName} ${lastName}`, email: one.orderRow.email, events };
    },

    async form(order) {
      const row = await readRow(env, { number: order, storeCode: store });
      if (!row) return refuse(404, ORDER_MESSAGES.orderUnknown);
      const [facts, canHave] = await Promise.all([formFacts(env, row.number), hasWallet(env, row.customerId)]);
      return ok({ ...returnForm(row, facts, at, { isAtDesk: true }), hasWallet: canHave });
    },

    async begin({ isToWallet = false, ...asked }, beyond, key) {
      const row = await readRow(env, { number: asked.order, storeCode: store });
      if (!row) return refuse(404, ORDER_MESSAGES.orderUnknown);
      const chosen = { ...asked, isToWallet: isToWallet && (await hasWallet(env, row.customerId)) };
      const made = await createReturn(env, row, chosen, { key, beginning: { operator, beyond } }, at);
      if (!made.ok) return made;
      await workerFailpoint('desk.after-write');
      const one = await found(made.value);
      return one.ok ? ok(one.value.told) : one;
    },

    async ofOrder(order) {
      const returns = await readReturns(env, { order });
      return returns.filter(({ row }) => row.store === store).map(({ told }) => told);
    },

    async picture(number, id) {
      const one = await found(number);
      return one.ok ? readPicture(env, one.value, id) : one;
    },

    async authorise(number, seen, { label, collectOn }) {
      const one = await found(number);
      if (!one.ok) return one;
      const allowed = refuseStep(one.value, 'authorise', seen);
      if (!allowed.ok) return allowed;
      const isFetched = one.value.row.way === 'collect';
      if (collectOn !== null && !(isFetched && isOpenDay(collectOn, at)))
        return refuse(422, RETURNS_MESSAGES.collectDay, {
          fields: [{ field: 'collectOn', rule: 'value', message: RETURNS_MESSAGES.collectDay }],
        });
      const note = label ? [label.carrier, label.guide].filter(Boolean).join(' ') : null;
      const step = { verb: 'authorise', to: 'authorised', note, letter: 'return-authorised', operator, at } as const;
      const { carrier, guide, collectAgreed } = one.value.row;
      const given = change(number, {
        carrier: label?.carrier ?? carrier,
        guide: label?.guide ?? guide,
        collectAgreed: collectOn ?? collectAgreed,
      });
      return writeStep(env, step.verb, stepStatements(env.SHOP, one.value, step, [given]));
    },

    async refuse(number, seen, refusal) {
      const one = await found(number);
      if (!one.ok) return one;
      const allowed = refuseStep(one.value, 'refuse', seen);
      if (!allowed.ok) return allowed;
      const step = { verb: 'refuse', to: 'refused', note: refusal, letter: 'return-refused', operator, at } as const;
      const said = change(number, { refusal });
      return writeStep(
        env,
        step.verb,
        stepStatements(env.SHOP, one.value, step, [said, freeStatement(env.SHOP, number)]),
      );
    },

    async cost(number, lines) {
      const one = await found(number);
      if (!one.ok) return one;
      const allowed = refuseStep(one.value, 'receive', null);
      if (!allowed.ok) return allowed;
      const fits = refuseUnits(one.value, lines);
      return fits.ok ? returnCost(env, one.value, lines) : fits;
    },

    async receive(number, { seen, agreed, key }, lines) {
      const one = await found(number);
      if (!one.ok) return one;
      return receiveReturn(env, one.value, { seen: seen ?? one.value.row.version, agreed, key }, lines, operator, at);
    },

    async close(number, seen) {
      const one = await found(number);
      if (!one.ok) return one;
      const allowed = refuseStep(one.value, 'close', seen);
      if (!allowed.ok) return allowed;
      const { lines } = one.value;
      const isNothing = lines.every(({ received }) => received === 0);
      const isAccepted = lines.some(({ accepted }) => accepted > 0);
      const [to, letter] = isNothing
        ? (['withdrawn', null] as const)
        : isAccepted
          ? (['received', 'return-received'] as const)
          : (['refused', 'return-refused'] as const);
      const step = { verb: 'close', to, note: null, letter: letterOf(one.value, letter), operator, at } as const;
      return writeStep(env, step.verb, stepStatements(env.SHOP, one.value, step, [freeStatement(env.SHOP, number)]));
    },
  };
}
