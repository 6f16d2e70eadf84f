import type { Notice } from '../../../src/domain/cart/cart';
import { ok, type Result } from '../../../src/domain/result';
import type { Env } from '../../env';
import { log, reasonOf, traceOf } from '../../http/log';
import { busy } from '../shared/busy';
import { callObject } from '../shared/call-object';
import { tellAccount } from './account';
import { type CartAddress, objectName } from './address';
import type { CartStore } from './cart-store';
import { giftOf, mergedInto } from './gift';
import type { Working } from './perform';
import type { CartRpc } from './port';
import type { CartState, Spent } from './state';
import { inheritanceOf, MOST_SUCCESSORS, successorIn } from './succession';

/** What the successor says of what it took: the cart that has it now, and what there is to tell. */
interface Taken {
  successor?: string;
  told?: Notice[];
}

/** Whether an order was made, or the cart merged, and the successor does not have yet what was left. */
export const owesHandover = ({ stored }: CartStore): boolean => stored?.spent?.isHandedOver === false;

/** A cart of its own goes on after an order. */
async function bequeath(
  env: Env,
  cart: CartStore,
  state: CartState,
  spent: Spent,
  now: number,
): Promise<Result<Taken>> {
  const successor: CartAddress = {
    storeCode: state.address.storeCode,
    token: spent.successor,
    ...(state.customer ? { customer: state.customer } : {}),
  };
  const inheritance = inheritanceOf(cart, state, spent, now);
  const taken = await callObject(env.CART, objectName(successor), (object: CartRpc) =>
    object.inherit(successor, inheritance),
  );
  if (!taken.ok) return taken;
  const told = state.customer && (await tellAccount(env, state.customer, { ...successor, version: state.version }));
  return told && !told.ok ? told : ok({});
}

/** The customer's cart takes the visitor's; where an order was made of it meanwhile, the one that came after it. */
async function giveTo(env: Env, cart: CartStore, state: CartState, spent: Spent, now: number): Promise<Result<Taken>> {
  const gift = giftOf(cart, state, spent, now);
  let token = spent.successor;
  for (let carts = 0; carts < MOST_SUCCESSORS; carts += 1) {
    const successor: CartAddress = {
      storeCode: state.address.storeCode,
      token,
      ...(spent.heir ? { customer: spent.heir } : {}),
    };
    const taken = await callObject(env.CART, objectName(successor), (object: CartRpc) =>
      object.receive(successor, gift),
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
  spent: Spent,
  now: number,
): Promise<Result<Taken> | null> {
  try {
    return await (spent.heir ? giveTo(env, cart, state, spent, now) : bequeath(env, cart, state, spent, now));
  } catch (error) {
    log('error', 'cart.handover', { reason: reasonOf(error), trace: traceOf(error) });
    return null;
  }
}

/** Gives what is left to the successor; what fails is tried again by the next call or the alarm. */
async function handOver(env: Env, { cart, context, failpoint }: Working): Promise<void> {
  const state = cart.stored;
  if (!state?.spent || !owesHandover(cart)) return;
  const { spent } = state;
  if (!spent.heir) await failpoint('order.before-handover');
  const taken = await takenBySuccessor(env, cart, state, spent, context.now);
  if (!taken?.ok) return;
  await failpoint(spent.heir ? 'merge.after-handover' : 'order.after-handover');
  cart.handedOver(context.now, taken.value);
}

/**
 * A visitor's cart whose customer signed in is sealed with its target once no order of it is left to settle; then what
 * is left goes to the successor.
 */
export async function goOn(env: Env, working: Working): Promise<void> {
  const { cart, failpoint, context } = working;
  const state = cart.stored;
  if (state?.goesInto && !state.seal && !state.unresolved && !state.pending && !state.spent) {
    cart.commit({ ...state, spent: mergedInto(state.goesInto, context.now) }, context.now);
    await failpoint('merge.after-seal');
  }
  await handOver(env, working);
}
