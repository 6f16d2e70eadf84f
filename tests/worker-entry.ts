export { CartObject } from '../workers/objects/cart/cart-object';

export default { fetch: () => new Response('the test worker answers nothing by itself', { status: 404 }) };
