import { DurableObject } from 'cloudflare:workers';

export { AccountObject } from '../workers/objects/account/account-object';
export { AttemptsObject } from '../workers/objects/attempts/attempts-object';
export { CartObject } from '../workers/objects/cart/cart-object';
export { FormSessionObject } from '../workers/objects/form-session/form-session-object';

/** An object that does nothing: tests of workers/objects/shared use its storage. */
export class BlankObject extends DurableObject {}

export default { fetch: () => new Response('the test worker answers nothing by itself', { status: 404 }) };
