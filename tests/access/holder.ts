import { expect } from 'vitest';
import { addCall, deliveryCall, orderCall } from '../../scripts/lib/ops/soak/shop-calls';
import { ask, cookieHeader, OWN, postForm, postJson } from '../e2e/http';
import { SERVICE_TOKEN } from '../e2e/shops';

/** What a customer has that has an id. */
export type Kind = 'customer' | 'order' | 'orderId' | 'returned' | 'return' | 'address' | 'list' | 'item' | 'cart';

/** Who asks: by calls, and by forms and pages. */
export interface Asker {
  token: string | null;
  headers: Record<string, string>;
}

/** A customer who has one of everything. */
export interface Holder extends Asker {
  ids: Record<Kind, string>;
  /** What nobody else writes: whoever reads it has read of this customer. */
  marks: string[];
}

const PASSWORD = 'Ñandú-y-tuna-7';
const SERVICE = { authorization: `Bearer ${SERVICE_TOKEN}` };

interface Names {
  /** A first name, a family name, a street, a list, a comment and a company are made of it. */
  word: string;
  telephone: string;
  taxId: string;
  /** Lists and products in them are counted by customer: who has more of them has ids that others have not. */
  lists: number;
}

async function result<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const answer = await postJson(path, body, headers);
  expect([path, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([path, 200, '']);
  return (JSON.parse(answer.text) as { result: T }).result;
}

/** Makes a customer of the shop who has one of everything: orders, a return, an invoice, an address, a list, a cart. */
export async function holder({ word, telephone, taxId, lists }: Names): Promise<Holder> {
  const email = `${word.toLowerCase()}.${crypto.randomUUID()}@correo.example`;
  const names = { firstname: word, lastname: `${word}tzin` };
  const customer = await result<{ id: number }>('/api/user/create', {
    customer: { email, ...names },
    password: PASSWORD,
  });
  const credentials = { username: email, password: PASSWORD, tokenCaptcha: '' };
  const token = await result<string>('/api/user/login', credentials);
  const headers = { ...OWN, cookie: cookieHeader((await postJson('/api/user/login', credentials)).cookies) };
  const as = <T>(path: string, body: unknown = {}) =>
    result<T>(`${path}${path.includes('?') ? '&' : '?'}token=${token}`, body);
  const street = [`Andador ${word} 7`, 'Centro'];
  const address = {
    ...{ ...names, street, telephone, email, country_id: 'MX', postcode: '97000' },
    ...{ region: 'Yucatán', region_code: 'YUC', city: 'Mérida' },
  };
  const saved = await as<{ id: number }>(`/api/user/address/${token}`, { address });
  let list = { wishlist_id: 0 };
  let kept = { wishlist_item_id: 0 };
  for (let n = 1; n <= lists; n += 1) {
    list = await as('/api/user/favorites', { wishlist_name: `Boda ${word} ${n}` });
    kept = await as('/api/user/favorites/item', { wishlist_id: list.wishlist_id, sku: 'BURO-1C' });
  }
  const send = (path: string, fields: Record<string, string>) => postForm(path, fields, headers);
  await send('/f/account/entrega', { notes: `Con ${word}, en la caseta`, hours: 'any' });

  async function order(): Promise<{ number: string; id: string }> {
    const cart = await as<string>('/api/cart/create');
    const id = crypto.randomUUID();
    const placing = orderCall(cart, id) as { path: string; body: string };
    const body = JSON.parse(placing.body) as { addressInformation: object };
    const addressed = { ...body.addressInformation, shippingAddress: address, billingAddress: address };
    for (const { path, body: sent } of [addCall(cart, 'buro', 'BURO-1C', 2), deliveryCall(cart)])
      await as(path, JSON.parse(String(sent)));
    const placed = await as<{ orderNumber: string }>(placing.path, { ...body, addressInformation: addressed });
    return { number: placed.orderNumber, id };
  }
  const returned = await order();
  for (const event of [
    { type: 'accept' },
    { type: 'send', carrier: 'dhl', guide: '1234567890' },
    { type: 'received', amount: 1 },
    { type: 'deliver' },
  ])
    await result(`/api/desk/orders/${returned.number}/events`, event, SERVICE);
  const asked = await as<{ increment_id: string }>('/api/rma/create', {
    order_id: returned.number,
    items: [{ order_item_id: 1, qty: 1, reason: 'damaged', condition: 'opened' }],
    comment: `Lo dice ${word}`,
  });
  await send('/f/order/factura', {
    ...{ order: returned.number, taxId, company: `${word} Hermanos` },
    ...{ taxRegime: '612', cfdiUse: 'G03', fiscalZipCode: '97000' },
  });
  const open = await order();
  const cart = await as<string>('/api/cart/create');
  await as(`/api/cart/update?cartId=${cart}`, { cartItem: { sku: 'BURO-1C', qty: 1 } });
  return {
    ...{ token, headers },
    ids: {
      ...{ customer: String(customer.id), order: open.number, orderId: open.id, returned: returned.number },
      ...{ return: asked.increment_id, address: String(saved.id), list: String(list.wishlist_id) },
      ...{ item: String(kept.wishlist_item_id), cart },
    },
    marks: [word, email, telephone, taxId, open.number, open.id, returned.number, cart],
  };
}

/** Somebody who has a cart and no account. */
export const guest = (): Asker => ({ token: null, headers: OWN });

/** The operator of the shop, by the form of its sign-in. */
export async function operator(): Promise<Asker> {
  const { cookies, status, location } = await postForm('/f/operacion/entrar', { token: SERVICE_TOKEN, name: 'Eva' });
  expect([status, location]).toEqual([303, '/operacion']);
  return { token: null, headers: { ...OWN, ...SERVICE, cookie: cookieHeader(cookies) } };
}

/** A proof of the price group, which each answer signs anew. */
const SIGNED_ANEW = /"groupToken":"[^"]*",?/;

/** What a customer is answered of themselves by every call that reads. */
export async function ownAnswers(
  reads: readonly string[],
  { headers, token }: Holder,
): Promise<[string, string | number][]> {
  const answers: [string, string | number][] = [];
  for (const path of reads) {
    const { status, text } = await ask(`${path}${path.includes('?') ? '&' : '?'}token=${token}`, { headers });
    answers.push([path, status === 200 ? text.replace(SIGNED_ANEW, '') : status]);
  }
  return answers;
}
