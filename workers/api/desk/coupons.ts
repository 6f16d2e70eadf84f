import { COUPONS_MESSAGES } from '../../../src/contract/coupons';
import { toCentavos, toDecimal } from '../../../src/domain/money';
import { ok, refuse } from '../../../src/domain/result';
import type { Handlers } from '../serving/handlers';

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Coupons at the desk, for whoever holds the service token. */
export const couponsHandlers: Handlers<'coupons'> = {
  deskCoupon: async ({ mine, params }) => {
    const found = await mine().desk().coupons.read(params.code);
    if (!found) return refuse(404, COUPONS_MESSAGES.couponGone);
    const { code, kind, value, from, to, minimum, oncePerCustomer, maxUses } = found.terms;
    return ok({
      result: {
        code,
        kind,
        value: kind === 'fixed' ? toDecimal(toCentavos(value)) : value,
        from: moment(from),
        to: moment(to),
        minimum: toDecimal(toCentavos(minimum ?? 0)),
        oncePerCustomer,
        maxUses,
        uses: found.uses,
        recent: found.recent.map(({ order, at }) => ({ order, at: new Date(at).toISOString() })),
      },
    });
  },
};
