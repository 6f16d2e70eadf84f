import type { DeskCoupon, DeskCoupons } from '../../../src/commerce/desk/coupons';
import { COUPONS_MESSAGES } from '../../../src/contract/coupons';
import { parseCoupon } from '../../../src/contract/documents/coupon';
import type { CouponTerms } from '../../../src/domain/cart/cart';
import { toCentavos, toDecimal } from '../../../src/domain/money';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { Handlers } from '../serving/handlers';

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

function couponDocument({ terms, uses, version, recent }: DeskCoupon) {
  const { code, kind, value, from, to, minimum, oncePerCustomer, maxUses } = terms;
  return {
    code,
    kind,
    value: kind === 'fixed' ? toDecimal(toCentavos(value)) : value,
    from: moment(from),
    to: moment(to),
    minimum: toDecimal(toCentavos(minimum ?? 0)),
    oncePerCustomer,
    maxUses,
    version,
    uses,
    recent: recent.map(({ order, at }) => ({ order, at: new Date(at).toISOString() })),
  };
}

/** A coupon as it is told. 404 without it. */
async function shown(coupons: DeskCoupons, code: string) {
  const found = await coupons.read(code);
  return found ? ok({ result: couponDocument(found) }) : refuse(404, COUPONS_MESSAGES.couponGone);
}

interface Told {
  kind: CouponTerms['kind'];
  value: number;
  from?: string | null | undefined;
  to?: string | null | undefined;
  minimum?: number | null | undefined;
  oncePerCustomer: boolean;
  maxUses?: number | null | undefined;
}

/** The terms that were told, read as an import reads them. 422 where they are none. */
function termsOf(code: string, { oncePerCustomer, maxUses, ...told }: Told): Result<CouponTerms> {
  const given = { code, ...told, once_per_customer: oncePerCustomer, max_uses: maxUses };
  const document = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));
  const terms = parseCoupon(document);
  if (!terms.ok) return refuse(422, COUPONS_MESSAGES.couponPercent, { detail: terms.problem.detail });
  const { from, to } = terms.value;
  return from !== null && to !== null && to <= from ? refuse(422, COUPONS_MESSAGES.couponDays) : terms;
}

/** Coupons at the desk, for whoever holds the service token. */
export const couponsHandlers: Handlers<'coupons'> = {
  deskCoupon: ({ mine, params }) => shown(mine().desk().coupons, params.code),

  deskCouponMake: async ({ mine, body: { code, ...told }, key }) => {
    const { coupons } = mine().desk();
    const terms = termsOf(code.toUpperCase(), told);
    if (!terms.ok) return terms;
    const made = await coupons.save(terms.value, null, key ?? crypto.randomUUID());
    return made.ok ? shown(coupons, terms.value.code) : made;
  },

  deskCouponChange: async ({ mine, params: { code }, body: { version, ...told }, key }) => {
    const { coupons } = mine().desk();
    const terms = termsOf(code, told);
    if (!terms.ok) return terms;
    const changed = await coupons.save({ ...terms.value, code }, version, key ?? crypto.randomUUID());
    return changed.ok ? shown(coupons, code) : changed;
  },

  deskCouponEnd: async ({ mine, params: { code }, body: { version }, key }) => {
    const { coupons } = mine().desk();
    const ended = await coupons.end(code, version, key ?? crypto.randomUUID());
    return ended.ok ? shown(coupons, code) : ended;
  },
};
