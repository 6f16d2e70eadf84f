import { RETURNS_MESSAGES } from '../../src/contract/returns/messages';
import { isoDay, startOfIsoDay } from '../../src/domain/mexico-city';
import { ok, refuse } from '../../src/domain/result';
import { familyStatus } from '../../src/domain/returns/family-status';
import type { DeskWay, Return } from '../../src/domain/returns/return';
import { translator } from '../../src/i18n';
import { newToken } from '../http/token';
import type { Handlers } from './serving/handlers';

const moment = (at: number): string => new Date(at).toISOString();

/** A return as the API tells it. */
const wireOf = (told: Return) => ({
  increment_id: told.number,
  order_increment_id: told.order,
  status: familyStatus(told.status),
  date_requested: moment(told.at),
  comment: told.comment,
  way: told.way,
  collect_on: told.collectOn === null ? null : isoDay(told.collectAgreed ?? told.collectOn),
  tracks: told.label ? [{ carrier_title: told.label.carrier, track_number: told.label.guide }] : [],
  items: told.lines.map(({ lineNo, sku, name, qty, received, accepted, reason, condition }) => ({
    order_item_id: lineNo,
    product_sku: sku,
    product_name: name,
    qty_requested: qty,
    qty_returned: received,
    qty_approved: accepted,
    reason: reason.value,
    condition: condition.value,
  })),
});

interface WireItem {
  order_item_id: number;
  qty: number;
  reason: string;
  condition: string;
}

const linesOf = (items: readonly WireItem[]) =>
  items.map(({ order_item_id: lineNo, qty, reason, condition }) => ({ lineNo, qty, reason, condition }));

/** The first moment of the day it is to be fetched on; null where it is not fetched. */
const dayOf = (way: DeskWay, day: string | null | undefined): number | null =>
  way === 'collect' && day ? startOfIsoDay(day) : null;

/** What customers send back, by calls. */
export const returnsHandlers: Handlers<'returns'> = {
  rmaAttributes: async ({ request }) => {
    const found = await request.commerce.returns.attributes();
    if (!found.ok) return found;
    const t = translator(request.store.i18n.defaultLocale);
    const { reasons, conditions } = found.value;
    const attributes = [
      ['reason', t('Return reason'), reasons],
      ['condition', t('Return condition'), conditions],
    ] as const;
    return ok({
      result: attributes.map(([attribute_code, frontend_label, options]) => ({
        attribute_code,
        frontend_label,
        options: options.map(({ value, label }) => ({ value, label: t.data(label) })),
      })),
    });
  },

  rmaList: async ({ mine, query: { orderId } }) => {
    const found = await mine().own('returns').list(orderId);
    return found.ok ? ok({ result: found.value.map(wireOf) }) : found;
  },

  rmaForm: async ({ mine, query: { orderId } }) => {
    const found = await mine().own('returns').form(orderId);
    if (!found.ok) return found;
    const { order, lines, clock, problem } = found.value;
    return ok({
      result: {
        order_increment_id: order,
        problem,
        revocation_until: clock && moment(clock.revocation),
        fault_until: clock && moment(clock.fault),
        items: lines.map(({ lineNo, sku, name, left, problem: why }) => ({
          order_item_id: lineNo,
          sku,
          name,
          qty_available: left,
          problem: why,
        })),
      },
    });
  },

  rmaCreate: async ({ mine, body, key }) => {
    const { order_id: order, items, way, collect_on, comment, refund_to } = body;
    const asked = { order, lines: linesOf(items), way, collectOn: dayOf(way, collect_on), comment };
    const answer = await mine()
      .own('returns')
      .create({ ...asked, isToWallet: refund_to === 'wallet' }, key ?? newToken());
    return answer.ok ? ok({ result: wireOf(answer.value) }) : answer;
  },

  deskReturns: async ({ mine, params: { number } }) =>
    ok({ result: (await mine().desk().returns.ofOrder(number)).map(wireOf) }),

  deskReturnReceive: async ({ request, mine, params: { number }, body: { items, agreed }, key }) => {
    const { returns } = mine().desk();
    const came = items.map(({ order_item_id: lineNo, qty_returned, qty_approved, for_sale, refusal }) => ({
      lineNo,
      arrived: qty_returned,
      accepted: qty_approved ?? qty_returned,
      isShelved: for_sale,
      refusal,
    }));
    const done = await returns.receive(number, { seen: null, agreed, key: key ?? newToken() }, came);
    if (!done.ok) return done;
    request.wakeOutbox();
    const found = await returns.find(number);
    return found ? ok({ result: wireOf(found) }) : refuse(404, RETURNS_MESSAGES.unknown);
  },

  deskReturnBegin: async ({ request, mine, params: { number: order }, body, key }) => {
    const { items, way, collect_on, comment, refund_to, beyond } = body;
    const asked = { order, lines: linesOf(items), way, collectOn: dayOf(way, collect_on), comment };
    const begun = await mine()
      .desk()
      .returns.begin({ ...asked, isToWallet: refund_to === 'wallet' }, beyond, key ?? newToken());
    if (!begun.ok) return begun;
    request.wakeOutbox();
    return ok({ result: wireOf(begun.value) });
  },
};
