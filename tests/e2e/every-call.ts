import { CALLS } from '../../src/contract/areas';
import { type Answer, ask } from './http';
import { SERVICE_TOKEN } from './own-shop';

const ORDER_ID = '11111111-2222-4333-8444-555555555555';
const PATH: Record<string, string> = {
  sku: 'BURO-1C',
  code: '97000',
  order_id: ORDER_ID,
  store: 'viu',
  run: '1',
  entity: 'product',
};
const QUERY = {
  sku: 'BURO-1C',
  skus: 'BURO-1C',
  q: 'buro',
  url: '/salas',
  postCode: '97000',
  country: 'MX',
  coupon: 'BIENVENIDA10',
  request_format: 'search-query',
  request: JSON.stringify({ _appliedFilters: [], _searchText: 'buro' }),
};

const ADDRESS = {
  region: 'Yucatán',
  region_code: 'YUC',
  country_id: 'MX',
  street: ['Calle 60', '491'],
  postcode: '97000',
  city: 'Mérida',
  firstname: 'Ana',
  lastname: 'Pech',
  email: 'ana@example.mx',
  telephone: '9991234567',
};
const METHODS = {
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  shipping_carrier_code: 'flatrate',
  shipping_method_code: 'flatrate',
};
/** Fields of every call's body; each takes those it knows. */
const body = (cartId: string) => ({
  cartItem: { sku: 'BURO-1C', qty: 1, item_id: 1 },
  address: ADDRESS,
  addressInformation: { ...METHODS, payment_method_code: 'cashondelivery' },
  methods: {
    paymentMethod: { method: 'cashondelivery' },
    shippingCarrierCode: 'flatrate',
    shippingMethodCode: 'flatrate',
  },
  cart_id: cartId,
  order_id: ORDER_ID,
  products: [{ sku: 'BURO-1C', qty: 1 }],
  url: '/salas',
  sku: 'BURO-1C',
  qty: 1,
  postCode: '97000',
  country: 'MX',
  _appliedFilters: [],
  _searchText: 'buro',
});

/** A body with what the call takes of these fields: placing an order refuses the others. */
function bodyOf(id: string, cartId: string): object {
  const { addressInformation, cart_id, order_id, products, ...others } = body(cartId);
  const order = { addressInformation, cart_id, order_id, products };
  return id === 'orderPlace' ? order : { ...others, ...order };
}

/** Asks every call of the contract once, with the cart of this token, and tells what each answered. */
export async function everyCall(shop: string, cartId: string): Promise<{ id: string; answer: Answer }[]> {
  const answers = [];
  for (const { id, method, path, access, body: takes } of CALLS) {
    const query = new URLSearchParams({
      ...QUERY,
      ...(/^\/(cart|shipping|checkout|sync)/.test(path) ? { cartId } : {}),
    });
    const filled = path.replace(/:(\w+)/g, (_whole, name: string) => PATH[name] ?? name);
    const headers = {
      ...(takes ? { 'content-type': 'application/json' } : {}),
      ...(access === 'service' ? { authorization: `Bearer ${SERVICE_TOKEN}` } : {}),
    };
    const sent = takes ? JSON.stringify(bodyOf(id, cartId)) : method === 'post' ? 'sku,qty\nBURO-1C,1\n' : undefined;
    answers.push({
      id,
      answer: await ask(
        `/api${filled}?${query}`,
        { method: method.toUpperCase(), headers, ...(sent ? { body: sent } : {}) },
        shop,
      ),
    });
  }
  return answers;
}

/** Statuses with which a call may refuse, as the contract has them. */
export const refusalsOf = (id: string): number[] => CALLS.find((call) => call.id === id)?.refusals ?? [];
