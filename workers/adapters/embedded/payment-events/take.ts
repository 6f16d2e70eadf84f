import { toCentavos } from '../../../../src/domain/money';
import {
  canHappen,
  type PaymentNotification,
  sourceOfForm,
  type UnmatchedReason,
} from '../../../../src/domain/payment/notification';
import type { Payee } from '../../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { movedStatement } from '../card-payments/moved';
import { kindOf, owedBy } from '../payees';
import { isCounted, isSameMovement, movementBefore, movementStatement } from './movements';
import type { NamedPayee } from './payee-of-reference';
import { answeredStatement, keepUnmatched, noteTried, refusedOf, resolveUnmatched } from './unmatched';

/** Nothing moves after it is told (`now`): what is promised from its moment on would be as late as a clock is wrong. */
export const cameBy = (told: PaymentNotification, now: number): PaymentNotification => ({
  ...told,
  at: Math.min(told.at, now),
});

/** counted: it moved a payee now; known: it did before; question: it moved nothing and waits for the operator. */
export type Taken = 'counted' | 'known' | 'unmatched';

/** More goes back than ever came: it is told before the payment it takes back, or is none of ours. */
async function isAhead(
  env: Env,
  payee: Payee,
  { type, amount }: Pick<PaymentNotification, 'type' | 'amount'>,
): Promise<boolean> {
  if (type !== 'reversed') return false;
  const owed = await owedBy(env, payee);
  return (owed ? owed.money.received - owed.money.reversed : 0) < amount;
}

/** Why a movement cannot count any more: it did before. */
const countedBefore = () => refuse(409, 'This movement was told before');

/**
 * Lets a movement happen to its payee and counts it under its id, in one batch; `known` where it counted before. 409
 * where it cannot happen, or its id stood for another movement; 503 while the payee is being changed by others.
 */
async function count(
  env: Env,
  payee: Payee,
  notified: PaymentNotification,
  now: number,
): Promise<Result<{ known: boolean }>> {
  const { id, type, amount, at, form, reference } = notified;
  const known = async () => {
    const before = await movementBefore(env, notified);
    return before && isSameMovement(before, payee, notified) ? ok({ known: true }) : null;
  };
  try {
    const moved = await kindOf(payee).move(
      env,
      payee.id,
      {
        id,
        type,
        amount,
        at,
        notedAt: now,
        source: sourceOfForm(form),
        ...(form === 'card' ? { payment: reference } : {}),
      },
      async () => {
        if (await movementBefore(env, notified)) return countedBefore();
        if (await isAhead(env, payee, notified)) return refuse(409, 'More goes back than came');
        return ok([
          movementStatement(env, payee, notified),
          answeredStatement(env, payee, notified, now),
          ...(form === 'card' ? [movedStatement(env.SHOP, reference, type, amount)] : []),
        ]);
      },
    );
    // Its area knows it by its id alone.
    return moved.ok && !moved.value.known ? moved : ((await known()) ?? (moved.ok ? countedBefore() : moved));
  } catch (error) {
    if (!isCounted(error)) throw error;
    return (await known()) ?? countedBefore();
  }
}

/** Movements that are tried at most in one go: each is a handful of waits, and somebody may wait for all of them. */
export const MOST_TRIES = 30;

/** Of what was refused before: how many were tried anew, and how many of them counted. */
interface TriedAnew {
  tried: number;
  counted: number;
}

/**
 * What was refused when it came may be possible now, after what came since: movements may be told in another order than
 * they happened. Of a payee with more than `most` those are tried that were longest not.
 */
export async function takeRefused(env: Env, payee: Payee, now: number, most: number = MOST_TRIES): Promise<TriedAnew> {
  const refused = most > 0 ? await refusedOf(env, payee, most) : [];
  if (refused.length > 0) await noteTried(env, refused, now);
  let counted = 0;
  for (const { resolvedAt: _, reason: __, triedAt: ___, source, amount, ...notified } of refused) {
    const again: PaymentNotification = { ...notified, amount: toCentavos(amount) };
    const one = await count(env, payee, again, now);
    if (!one.ok) continue;
    counted += 1;
    await resolveUnmatched(env, { source, id: notified.id }, now);
  }
  return { tried: refused.length, counted };
}

/** The same as `takeOfPayee` of one movement alone: what was refused before is not tried anew after it. */
export async function takeMovement(
  env: Env,
  { payee, currency }: NamedPayee,
  told: PaymentNotification,
  now: number,
): Promise<Result<Taken>> {
  const notified = cameBy(told, now);
  const ask = async (reason: UnmatchedReason): Promise<Result<Taken>> => {
    await keepUnmatched(env, notified, reason, payee);
    return ok('unmatched');
  };
  if (!canHappen(notified)) return ask('type');
  if (notified.currency !== currency) return ask('currency');
  const before = await movementBefore(env, notified);
  if (before && !isSameMovement(before, payee, notified)) return ask('reused');
  const counted = before ? ok({ known: true }) : await count(env, payee, notified, now);
  if (!counted.ok)
    return counted.problem.status === 503 ? counted : ask((await movementBefore(env, notified)) ? 'reused' : 'refused');
  return ok(counted.value.known ? 'known' : 'counted');
}

/**
 * Lets a movement of money happen to the payee it names, once for its id, and what waited for it after it. What fits no
 * payee moves nothing and is kept as a question for the operator. 503 where the payee is being changed by others: it is
 * to be told again.
 */
export async function takeOfPayee(
  env: Env,
  named: NamedPayee,
  told: PaymentNotification,
  now: number,
): Promise<Result<Taken>> {
  const taken = await takeMovement(env, named, told, now);
  if (taken.ok && taken.value !== 'unmatched') await takeRefused(env, named.payee, now);
  return taken;
}
