import type { Connection, Sent } from '../connection.ts';
import type { Answer } from '../http-answer.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

interface Line {
  sku: string;
  itemId: number;
  qty: number;
}

/** What the calls of a cart answer, as far as it is looked at here. */
export interface CartAnswer {
  code: number;
  result: unknown;
  meta?: { version: number; cart: { version: number; lines: Line[] }; notices?: unknown[] };
}

export const answerOf = ({ body }: Answer): CartAnswer => JSON.parse(body?.toString() ?? 'null') as CartAnswer;

const OK = 200;

/** Status and words of a call that was refused, and what they are about; null when it was not. */
export function refusalOf(answer: Answer): string | null {
  if (answer.status === OK) return null;
  const { result, meta } = answerOf(answer);
  return `${answer.status} ${JSON.stringify(result)}${meta?.notices ? ` ${JSON.stringify(meta.notices)}` : ''}`;
}

/** Opens a cart; the answer's result is its token. */
export const createCall: Sent = { method: 'POST', path: '/api/cart/create' };

/** The token of a cart opened for a client; `connection` keeps the bodies of its answers. */
export const openCart = async (connection: Pick<Connection, 'send'>): Promise<string> =>
  String(answerOf(await connection.send(createCall)).result);

const cartCall = (call: string, token: string, key: string, cartItem: object): Sent => ({
  method: 'POST',
  path: `/api/cart/${call}?cartId=${token}`,
  headers: { ...JSON_TYPE, 'idempotency-key': key },
  body: JSON.stringify({ cartItem }),
});

export const addCall = (token: string, key: string, sku: string, qty: number): Sent =>
  cartCall('update', token, key, { sku, qty });

export const setCall = (token: string, key: string, sku: string, itemId: number, qty: number): Sent =>
  cartCall('update', token, key, { sku, qty, item_id: itemId });

export const removeCall = (token: string, key: string, itemId: number): Sent =>
  cartCall('delete', token, key, { item_id: itemId });

export const pullCall = (token: string): Sent => ({ path: `/api/cart/pull?cartId=${token}` });

export const stockCall = (sku: string): Sent => ({ path: `/api/stock/check/${encodeURIComponent(sku)}` });

const PASSWORD = 'Talavera-Azul-31';

/** Makes an account. */
export const signUpCall = (email: string, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path: '/api/user/create',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify({ customer: { email, firstname: 'Ana', lastname: 'Pech' }, password: PASSWORD }),
});

/** Signs in to an account that was made so. */
export const signInCall = (email: string, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path: '/api/user/login',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify({ username: email, password: PASSWORD, tokenCaptcha: '' }),
});

const ADDRESS = {
  firstname: 'Ana',
  lastname: 'Pech',
  email: 'ana@example.mx',
  country_id: 'MX',
  region: 'Yucatán',
  region_code: 'YUC',
  postcode: '97000',
  city: 'Mérida',
};

const DIGITS = 8;

/** Whoever orders from this cart: a telephone and a house of their own, so that no ceiling of unpaid orders is met. */
function buyer(token: string) {
  const own = token.replace(/\D/g, '').slice(-DIGITS).padStart(DIGITS, '0');
  return { ...ADDRESS, telephone: `99${own}`, street: [`Calle 60 ${own}`, 'Centro'] };
}

/** Sends the cart to that address, so that its total is the one an order is placed at. */
export const deliveryCall = (token: string): Sent => ({
  method: 'POST',
  path: `/api/cart/shipping-information?cartId=${token}`,
  headers: JSON_TYPE,
  body: JSON.stringify({
    addressInformation: {
      shippingAddress: { country_id: 'MX', postcode: ADDRESS.postcode },
      shippingCarrierCode: 'tablerate',
      shippingMethodCode: 'homeDelivery',
    },
  }),
});

/** An order of everything in the cart, sent home, paid on delivery. Its id is its key. */
export const orderCall = (token: string, orderId: string): Sent => ({
  method: 'POST',
  path: '/api/order',
  headers: JSON_TYPE,
  body: JSON.stringify({
    cart_id: token,
    order_id: orderId,
    addressInformation: {
      shippingAddress: buyer(token),
      billingAddress: buyer(token),
      shipping_carrier_code: 'tablerate',
      shipping_method_code: 'homeDelivery',
      payment_method_code: 'cashondelivery',
    },
  }),
});
