import type { Env } from '../../workers/env';
import { AttemptsObject } from '../../workers/objects/attempts/attempts-object';
import { CartObject } from '../../workers/objects/cart/cart-object';
import { CustomerSessionsObject } from '../../workers/objects/customer-sessions/customer-sessions-object';
import { backendsOf, type ContractEnv, settingsOf } from './retailers';

/** Name of an object is `${storeCode}:${token}`: the retailer of a test's cart is named after its token. */
const tokenOf = (ctx: DurableObjectState): string => ctx.id.name?.split(':')[1] ?? '';

export { AttemptsObject, CartObject, CustomerSessionsObject as AccountObject };

/** The same cart, its store view bought from a retailer of the family. */
export class FamilyCart extends CartObject {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, {
      ...env,
      ...settingsOf(tokenOf(ctx)),
      CART: (env as ContractEnv).FAMILY_CART,
      BACKENDS: backendsOf(env, 'family', tokenOf(ctx)),
    });
  }
}

/** The same cart, its store view bought from our own engine somewhere else. */
export class OursCart extends CartObject {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, { ...env, CART: (env as ContractEnv).OURS_CART, BACKENDS: backendsOf(env, 'ours', tokenOf(ctx)) });
  }
}

export default { fetch: () => new Response('the contract tests call no Worker', { status: 404 }) };
