import { renderedEach } from '../../bench/cases.ts';
import { buyableSkus, measuredPages } from '../../bench/fifty.ts';
import { ask, type Read } from '../../bench/scale/ask.ts';
import type { DemoStore } from '../../demo/index.ts';
import type { Sent } from '../ops/connection.ts';
import {
  addCall,
  createCall,
  deliveryCall,
  orderCall,
  pullCall,
  signInCall,
  signUpCall,
} from '../ops/soak/shop-calls.ts';
import type { Figure } from './budgets.ts';
import { SEARCH } from './pages.ts';

/**
 * Times each call is sent after a first one; what an isolate looks up every few seconds is in some of them only, so
 * that the least counts.
 */
const TIMES = 3;
const FIRST_NUMBER = 100;

interface Call {
  name: string;
  /** Makes what the call needs, and answers the call. */
  prepare(number: number, send: (call: Sent) => Promise<string>): Promise<Sent>;
}

const page = (name: string, path: string): Call => ({ name, prepare: async (number) => renderedEach(path)(number) });

const resultOf = (body: string): string => String((JSON.parse(body) as { result: unknown }).result);

/**
 * The ten calls whose statements are counted: pages that no cache has, what an open page asks, and what a purchase
 * takes.
 */
function callsOf(store: DemoStore): Call[] {
  const pages = measuredPages(store);
  const [sku = ''] = buyableSkus(store);
  const withCart = async (number: number, send: (call: Sent) => Promise<string>) => {
    const token = resultOf(await send(createCall));
    await send(addCall(token, `linea-${number}`, sku, 1));
    return token;
  };
  const account = async (send: (call: Sent) => Promise<string>, number: number) => {
    const email = `ana-${number}@example.mx`;
    await send(signUpCall(email));
    return email;
  };
  return [
    page('home', pages.home),
    page('category', pages.category),
    page('product', pages.product),
    page('search', SEARCH),
    page('suggestions', '/api/search/suggest?q=mesa'),
    {
      name: 'cart add',
      prepare: async (number, send) => addCall(await withCart(number, send), `otra-${number}`, sku, 1),
    },
    { name: 'cart pull', prepare: async (number, send) => pullCall(await withCart(number, send)) },
    {
      name: 'place order',
      prepare: async (number, send) => {
        const token = await withCart(number, send);
        await send(deliveryCall(token));
        return orderCall(token, `pedido-${number}`);
      },
    },
    { name: 'sign-in', prepare: async (number, send) => signInCall(await account(send, number)) },
    {
      name: 'order history',
      prepare: async (number, send) => {
        const token = resultOf(await send(signInCall(await account(send, number))));
        return { path: `/api/user/order-history?token=${token}` };
      },
    },
  ];
}

const least = (reads: Read[], of: (read: Read) => number): number => Math.min(...reads.map(of));

/** Statements and rows read of ten calls by a Worker whose databases are noted, warm. `url` is its own socket. */
export async function callFigures(url: URL, store: DemoStore): Promise<Figure[]> {
  const figures: Figure[] = [];
  // pages are kept by the host they are asked under: none that was weighed is asked for again
  let number = FIRST_NUMBER;
  const sent = async (call: Sent) => await ask(url, { ...call, headers: { ...call.headers, 'x-whole': '1' } });
  const send = async (call: Sent) => (await sent(call)).body;
  for (const { name, prepare } of callsOf(store)) {
    const reads: Read[] = [];
    for (let time = 0; time <= TIMES; time += 1) {
      number += 1;
      const { read } = await sent(await prepare(number, send));
      if (time > 0) reads.push(read);
    }
    figures.push(
      { name: `${name}: statements`, unit: 'number', value: least(reads, ({ statements }) => statements) },
      { name: `${name}: rows read`, unit: 'number', value: least(reads, ({ rows }) => rows) },
    );
  }
  return figures;
}
