import type { OfferedOrder } from '../../../../src/commerce/payments';
import { canBeApplied } from '../../../../src/domain/payment/notification';
import { ORDER_PAYEE } from '../../../../src/domain/payment/payee';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { payeeOfDigits } from '../payees';
import { digitsIn } from './payee-of-reference';
import type { UnmatchedPayment } from './unmatched';

/** Orders that are offered for one payment. */
const MOST_OFFERED = 5;
/** No reference of ours is longer; of a longer one nothing is tried. */
const REFERENCE_MAX = 24;
/** How far a near amount may lie off, in parts of the payment. */
const NEAR_PART = 10;

/** A payment that fits nothing, as far as orders are looked for by it. */
type LooseMoney = Pick<UnmatchedPayment, 'form' | 'reference' | 'amount'>;

/** In the words of the index `orders_waiting`. */
const DUE = 'charged - wallet - received + reversed + refunded';
const WAITING = `store = ?1 AND status = 'pending' AND doc ->> '$.paymentMethod.code' <> 'cashondelivery'`;
const FOUND = `number, created_at AS at, ${DUE} AS due, doc ->> '$.personalDetails.firstName' || ' ' || (doc ->> '$.personalDetails.lastName') AS name`;

const AMOUNT = "(p.value ->> 'amount')";
const NEAR = `(${AMOUNT} / ${NEAR_PART})`;

/** Each of its parts reads no more than it answers, by the index or by the numbers. */
const PARTS = [
  `SELECT ${FOUND}, 'amount' AS why FROM orders WHERE ${WAITING} AND ${DUE} = ${AMOUNT} ORDER BY rowid DESC LIMIT ${MOST_OFFERED}`,
  `SELECT ${FOUND}, 'reference' AS why FROM orders WHERE number IN (SELECT value FROM json_each(p.value, '$.numbers')) AND ${WAITING} LIMIT ${MOST_OFFERED}`,
  `SELECT ${FOUND}, 'near' AS why FROM orders WHERE ${WAITING} AND ${DUE} > ${AMOUNT} AND ${DUE} <= ${AMOUNT} + ${NEAR} ORDER BY ${DUE} LIMIT ${MOST_OFFERED}`,
  `SELECT ${FOUND}, 'near' AS why FROM orders WHERE ${WAITING} AND ${DUE} < ${AMOUNT} AND ${DUE} >= ${AMOUNT} - ${NEAR} ORDER BY ${DUE} DESC LIMIT ${MOST_OFFERED}`,
];

/** One that names an order of another store view is for that one, and nothing is offered for it here. */
const IS_ELSEWHERE = "EXISTS (SELECT 1 FROM orders WHERE number = (p.value ->> 'payee') AND store <> ?1)";

const STATEMENT = `SELECT iif(${IS_ELSEWHERE}, '[]', (SELECT json_group_array(json_object('number', number, 'at', at, 'due', due, 'name', name, 'why', why)) FROM (
    ${PARTS.map((part) => `SELECT * FROM (${part})`).join(' UNION ALL ')}))) AS found
  FROM json_each(?2) AS p ORDER BY p.key`;

const WHYS = ['amount', 'reference', 'near'] as const;

/** Those that wait for just this amount first, then those whose reference is nearly this one, then near amounts. */
function inOrder(found: readonly OfferedOrder[], { amount }: LooseMoney): OfferedOrder[] {
  const off = ({ why, due }: OfferedOrder) => (why === 'near' ? Math.abs(due - amount) : 0);
  const sorted = found.toSorted((a, b) => WHYS.indexOf(a.why) - WHYS.indexOf(b.why) || off(a) - off(b));
  return sorted
    .filter(({ number }, place) => sorted.findIndex((one) => one.number === number) === place)
    .slice(0, MOST_OFFERED);
}

const DIGITS = '0123456789';

/** Every reference that differs from this one in one digit, as somebody may have typed it. */
const oneDigitOff = (reference: string): string[] =>
  [...reference].flatMap((digit, place) =>
    [...DIGITS].flatMap((other) =>
      other === digit ? [] : [reference.slice(0, place) + other + reference.slice(place + 1)],
    ),
  );

/** The numbers of orders whose CLABE or reference at the till differs from this one in one digit. */
const nearNumbers = (env: Env, store: string, { form, reference }: LooseMoney): string[] =>
  reference.length > REFERENCE_MAX
    ? []
    : oneDigitOff(reference).flatMap((near) => {
        const digits = digitsIn(env, store, { form, reference: near });
        const payee = digits === null ? null : payeeOfDigits(digits);
        return payee?.kind === ORDER_PAYEE ? [payee.id] : [];
      });

/**
 * The orders of a store view that wait for money and that each of these payments may be for, at most five each, by one
 * statement; nothing of those that may not be put onto an order, or were seen to.
 */
export async function offeredFor(
  env: Env,
  { storeCode, i18n }: StoreView,
  payments: readonly UnmatchedPayment[],
): Promise<Map<UnmatchedPayment, OfferedOrder[]>> {
  const loose = payments.filter((one) => one.resolvedAt === null && canBeApplied(one, i18n.currencyCode));
  if (loose.length === 0) return new Map();
  const asked = loose.map((payment) => ({
    amount: payment.amount,
    numbers: nearNumbers(env, storeCode, payment),
    payee: payment.payeeKind === ORDER_PAYEE ? payment.payeeId : null,
  }));
  const { results } = await withRetry(() =>
    env.SHOP.prepare(STATEMENT).bind(storeCode, JSON.stringify(asked)).all<{ found: string }>(),
  );
  return new Map(
    loose.map((payment, place) => {
      // Written above.
      const found = JSON.parse(results[place]?.found ?? '[]') as OfferedOrder[];
      return [payment, inOrder(found, payment)];
    }),
  );
}
