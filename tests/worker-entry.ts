import { DurableObject } from 'cloudflare:workers';
import { farObject } from '../scripts/bench/far/worker/far-env.mjs';
import type { Env } from '../workers/env';
import { CartObject } from '../workers/objects/cart/cart-object';
import { farFrom } from './far';
import { mirrorOf } from './simulation/platform/mirror';

export { AttemptsObject } from '../workers/objects/attempts/attempts-object';
export { CustomerSessionsObject as AccountObject } from '../workers/objects/customer-sessions/customer-sessions-object';
export { FormSessionObject } from '../workers/objects/form-session/form-session-object';

export { CartObject };

/** The same cart, its store view bought from the simulated retailer. */
export class MirroredCart extends CartObject {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, mirrorOf(env, ctx.id.name ?? ''));
  }
}

/** The same cart at a distance from what it is bound to. */
export class FarCart extends farObject(CartObject) {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, farFrom(env));
  }
}

/** An object that does nothing: tests of workers/objects/shared use its storage. */
export class BlankObject extends DurableObject {}

export default { fetch: () => new Response('the test worker answers nothing by itself', { status: 404 }) };
