import type { Notice } from '../../../src/domain/cart/cart';
import { ok, type Result } from '../../../src/domain/result';
import type { Env } from '../../env';
import { log, reasonOf, traceOf } from '../../http/log';
import { busy, callObject } from '../shared/call-object';
import { type CartAddress, objectName } from './address';
import { movePointer } from './cart-pointer';
import type { CartStore } from './cart-store';
import { mergedInto, mergeInputOf } from './merge-input';
import type { Working } from './perform';
import type { CartRpc } from './port';
import type { CartState, Closed } from './state';
import { MOST_SUCCESSORS, remainderOf, successorIn } from './succession';

/**
 * Tells the cart of this token that it comes after an order of this one, should it be made; false where it cannot be
 * told now.
 */
export async function announceTo(env: Env, at: CartAddress, from: string): Promise<boolean> {
  try {
    return (await callObject(env.CART, objectName(at), (object: CartRpc) => object.expect(at, from))).ok;
  } catch (error) {
    log('warn', 'cart.not-announced', { reason: reasonOf(error) });
    return false;
  }
}

/** What the successor says of what it took: the cart that has it now, and what there is to tell. */
interface Taken {
  successor?: string;
  told?: Notice[];
}

/** A cart of its own goes on after an order. */
async function transferRest(
  env: Env,
  cart: CartStore,
  state: CartState,
  closed: Closed,
  now: number,
): Promise<Result<Taken>> {
  const successor: CartAddress = {
    storeCode: state.address.storeCode,
    token: closed.successor,
    ...(state.customer ? { customer: state.customer } : {}),
  };
  const remainder = remainderOf(cart, state, closed, now);
  const taken = await callObject(env.CART, objectName(successor), (object: CartRpc) =>
    object.takeRemainder(successor, remainder),
  );
  if (!taken.ok) return taken;
  const told = state.customer && (await movePointer(env, state.customer, { ...successor, version: state.version }));
  return told && !told.ok ? told : ok({});
}

/** The customer's cart takes the visitor's; where an order was made of it meanwhile, the one that came after it. */
async function giveTo(
  env: Env,
  cart: CartStore,
  state: CartState,
  closed: Closed,
  now: number,
): Promise<Result<Taken>> {
  const input = mergeInputOf(cart, state, closed, now);
  let token = closed.successor;
  for (let carts = 0; carts < MOST_SUCCESSORS; carts += 1) {
    const successor: CartAddress = {
      storeCode: state.address.storeCode,
      token,
      ...(closed.successorOwner ? { customer: closed.successorOwner } : {}),
    };
    const taken = await callObject(env.CART, objectName(successor), (object: CartRpc) =>
      object.merge(successor, input),
    );
    const next = successorIn(taken);
    if (next === null) return taken.ok ? ok({ successor: token, told: taken.value.notices }) : taken;
    token = next;
  }
  return busy();
}

async function takenBySuccessor(
  env: Env,
  cart: CartStore,
  state: CartState,
  closed: Closed,
  now: number,
): Promise<Result<Taken> | null> {
  try {
    return await (closed.successorOwner
      ? giveTo(env, cart, state, closed, now)
      : transferRest(env, cart, state, closed, now));
  } catch (error) {
    log('error', 'cart.transfer', { reason: reasonOf(error), trace: traceOf(error) });
    return null;
  }
}

/** Gives what is left to the successor; what fails is tried again by the next call or the alarm. */
async function transfer(env: Env, { cart, context, failpoint }: Working): Promise<void> {
  const state = cart.stored;
  if (!state?.closed || !cart.owesTransfer) return;
  const { closed } = state;
  if (!closed.successorOwner) await failpoint('order.before-transfer');
  const taken = await takenBySuccessor(env, cart, state, closed, context.now);
  if (!taken?.ok) return;
  await failpoint(closed.successorOwner ? 'merge.after-transfer' : 'order.after-transfer');
  cart.transferred(context.now, taken.value);
}

/**
 * A visitor's cart whose customer signed in is sealed with its target once no order of it is left to settle; then what
 * is left goes to the successor.
 */
export async function goOn(env: Env, working: Working): Promise<void> {
  const { cart, failpoint, context } = working;
  const state = cart.stored;
  if (state?.mergesInto && !state.seal && !state.unresolved && !state.pending && !state.closed) {
    cart.commit({ ...state, closed: mergedInto(state.mergesInto, context.now) }, context.now);
    await failpoint('merge.after-seal');
  }
  await transfer(env, working);
}
