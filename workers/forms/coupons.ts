import { COUPONS_MESSAGES } from '../../src/contract/coupons';
import {
  COUPON_CODE,
  COUPON_END,
  COUPON_FIELDS,
  type COUPON_FORMS,
  COUPON_GIFT,
  COUPON_PAGE,
  COUPONS_PAGE,
} from '../../src/contract/coupons/forms';
import { parseCoupon } from '../../src/contract/documents/coupon';
import type { CouponTerms } from '../../src/domain/cart/cart';
import { toDecimal } from '../../src/domain/money';
import { ok, type Result, refuse } from '../../src/domain/result';
import { readAmount } from '../../src/domain/typed-amount';
import { typedDay } from '../../src/features/desk/coupons/coupon-texts';
import { said } from './desk-many';
import { checkForm, type Values } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

type DeskCall = SentForm<'service'>;

const pageOf = (code: string): string => `${COUPON_PAGE}?${new URLSearchParams({ [COUPON_CODE]: code })}`;

const pesos = (typed: string): number | undefined => {
  const amount = typed === '' ? null : readAmount(typed);
  return amount === null ? undefined : toDecimal(amount);
};

/**
 * The terms that were typed, read as an import reads them, so that both know the same rules. A day that stands as it
 * was shown keeps its moment, which need not be the midnight of it: `had` are the terms the coupon has.
 */
function termsOf(typed: Values<typeof COUPON_FIELDS>, had: CouponTerms | null): Result<CouponTerms> {
  const { code, kind, value, from, to, minimum, oncePerCustomer, maxUses } = typed;
  const kept = {
    ...(had && typedDay(had.from) === from ? { from: had.from } : {}),
    ...(had && typedDay(had.to, true) === to ? { to: had.to } : {}),
  };
  if (from !== '' && to !== '' && to < from && !('from' in kept && 'to' in kept))
    return refuse(422, COUPONS_MESSAGES.couponDays);
  const document = {
    code: code.toUpperCase(),
    kind,
    value: pesos(value),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(minimum === '' ? {} : { minimum: pesos(minimum) }),
    once_per_customer: oncePerCustomer === 'si',
    ...(maxUses === '' ? {} : { max_uses: Number(maxUses) }),
  };
  const terms = parseCoupon(document);
  return terms.ok ? ok({ ...terms.value, ...kept }) : refuse(422, COUPONS_MESSAGES.couponPercent);
}

/** Makes a coupon, or changes the one whose version the form carries. */
async function save({ sent, key, mine }: DeskCall): Promise<Outcome> {
  const { coupons } = mine().desk();
  const isNew = !sent.version;
  const page = isNew ? COUPON_PAGE : pageOf(sent.code ?? '');
  const fields = checkForm(COUPON_FIELDS, sent);
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const had = isNew ? null : await coupons.read(fields.values.code);
  const terms = termsOf(fields.values, had?.terms ?? null);
  if (!terms.ok) return refusedAt(page, terms.problem);
  // The code of a coupon that is there stays as it is written.
  const code = isNew ? terms.value.code : fields.values.code;
  const version = isNew ? null : Number(fields.values.version);
  const saved = await coupons.save({ ...terms.value, code }, version, key ?? crypto.randomUUID());
  return saved.ok ? said(pageOf(code), COUPONS_MESSAGES.couponSaved) : refusedAt(page, saved.problem);
}

async function end({ sent, key, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(COUPON_END, sent);
  if (!fields.ok) return refusedAt(COUPONS_PAGE, invalid(fields.errors));
  const { code, version } = fields.values;
  const ended = await mine()
    .desk()
    .coupons.end(code, Number(version), key ?? crypto.randomUUID());
  return ended.ok ? said(pageOf(code), COUPONS_MESSAGES.couponEnded) : refusedAt(pageOf(code), ended.problem);
}

async function give({ sent, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(COUPON_GIFT, sent);
  const page = pageOf(sent.code ?? '');
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { code, email, what } = fields.values;
  const gifts = mine().desk().couponGifts;
  const isGiven = what === 'dar';
  const done = await (isGiven ? gifts.give(code, email || null) : gifts.takeBack(code, email || null));
  if (!done.ok) return refusedAt(page, done.problem);
  return said(page, isGiven ? COUPONS_MESSAGES.couponGiven : COUPONS_MESSAGES.couponTaken);
}

/** Forms of coupons at the desk. */
export const couponsForms: FormHandlers<typeof COUPON_FORMS> = {
  'operacion-cupon': save,
  'operacion-cupon-fin': end,
  'operacion-cupon-dar': give,
};
