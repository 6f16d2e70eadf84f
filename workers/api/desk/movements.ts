import { eventName } from '../../../src/contract/desk/event-names';
import { isoDay } from '../../../src/domain/mexico-city';
import { toDecimal } from '../../../src/domain/money';
import { ok } from '../../../src/domain/result';
import type { Handlers } from '../serving/handlers';

/** What moved the money of orders, for programs that keep the books. */
export const deskMovementsHandlers: Pick<Handlers<'desk'>, 'deskMovements'> = {
  deskMovements: async ({ mine, query: { from, to, after = null, size } }) => {
    const { movements, next } = await mine().desk().order.movements({ from, to, after }, size);
    const told = movements.map(({ number, type, form, reference, ...one }) => ({
      order: number,
      at: new Date(one.at).toISOString(),
      notedAt: new Date(one.notedAt).toISOString(),
      sentOn: one.sentOn === null ? null : isoDay(one.sentOn),
      type: eventName(type),
      form,
      amount: one.amount === null ? null : toDecimal(one.amount),
      reference,
      cfdiEgreso: one.egreso > 0 ? toDecimal(one.egreso) : null,
    }));
    return ok({ result: { movements: told, next } });
  },
};
