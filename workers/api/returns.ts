import { isoDay, startOfIsoDay } from '../../src/domain/mexico-city';
import { ok } from '../../src/domain/result';
import { familyStatus } from '../../src/domain/returns/family-status';
import type { Return } from '../../src/domain/returns/return';
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
    const lines = items.map(({ order_item_id: lineNo, qty, reason, condition }) => ({
      lineNo,
      qty,
      reason,
      condition,
    }));
    const collectOn = way === 'collect' && collect_on ? startOfIsoDay(collect_on) : null;
    const asked = { order, lines, way, collectOn, comment, isToWallet: refund_to === 'wallet' };
    const answer = await mine()
      .own('returns')
      .create(asked, key ?? newToken());
    return answer.ok ? ok({ result: wireOf(answer.value) }) : answer;
  },
};
