import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, expect, test, vi } from 'vitest';
import { farWorker } from '../../scripts/bench/far/worker/far-env.mjs';
import type { Sent } from '../../scripts/lib/ops/connection';
import {
  addCall,
  createCall,
  deliveryCall,
  orderCall,
  signInCall,
  signUpCall,
} from '../../scripts/lib/ops/soak/shop-calls';
import { openShop } from '../../tests/cart/shop';
import { farFrom } from '../../tests/far';
import { gateway } from '.';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

/** A machine that stands still in between makes two waits of what runs side by side; never one of two. */
const TRIES = 4;

const shop = farWorker({ fetch: gateway });
let count = 0;

/** Waits one after another: for databases and objects from the Worker, and within an object. */
interface Waits {
  d1: number;
  objects: number;
  inside: number;
}

interface Answered {
  result: string;
  waits: Waits;
  chain: string[];
}

async function ask({ method = 'GET', path, headers = {}, body }: Sent): Promise<Answered> {
  const ctx = createExecutionContext();
  const request = new Request(new URL(path, 'https://localhost'), { method, headers, ...(body ? { body } : {}) });
  const response: Response = await shop.fetch(request, { ...farFrom(env), LIMITS_TIMES: '1000' }, ctx);
  await waitOnExecutionContext(ctx);
  expect(response.status, await response.clone().text()).toBe(200);
  const told = JSON.parse(decodeURIComponent(response.headers.get('x-far-waits') ?? 'null')) as Omit<
    Answered,
    'result'
  >;
  return { ...((await response.json()) as Pick<Answered, 'result'>), ...told };
}

beforeAll(() => openShop(env));

interface Row {
  name: string;
  wanted: Waits;
  /** What has to be there before; answers a token. */
  before(id: string): Promise<string>;
  call(id: string, token: string): Sent;
}

const signUp = (id: string) => signUpCall(`${id}@example.mx`, { 'x-local-address': `10.2.0.${count}` });

async function filled(id: string): Promise<string> {
  const { result } = await ask(createCall);
  await ask(addCall(result, id, 'FALLA', 1));
  return result;
}

async function delivered(id: string): Promise<string> {
  const token = await filled(id);
  await ask(deliveryCall(token));
  return token;
}

async function signedIn(id: string): Promise<string> {
  await ask(signUp(id));
  return (await ask(signInCall(`${id}@example.mx`))).result;
}

const ROWS: Row[] = [
  {
    name: 'cart add',
    wanted: { d1: 0, objects: 1, inside: 1 },
    before: filled,
    call: (id, token) => addCall(token, `${id}-otra`, 'MESA', 1),
  },
  {
    name: 'shipping information',
    wanted: { d1: 0, objects: 1, inside: 1 },
    before: filled,
    call: (_id, token) => deliveryCall(token),
  },
  { name: 'sign-up', wanted: { d1: 1, objects: 1, inside: 0 }, before: async () => '', call: signUp },
  {
    name: 'profile',
    wanted: { d1: 1, objects: 1, inside: 0 },
    before: signedIn,
    call: (_id, token) => ({ path: '/api/user/me', headers: { authorization: `Bearer ${token}` } }),
  },
  {
    name: 'sign-in',
    wanted: { d1: 1, objects: 2, inside: 0 },
    before: async (id) => (await ask(signUp(id))).result,
    call(id) {
      const call = signInCall(`${id}@example.mx`);
      return { ...call, headers: { ...call.headers, 'sec-fetch-site': 'same-origin' } };
    },
  },
  {
    name: 'place order',
    wanted: { d1: 0, objects: 1, inside: 2 },
    before: delivered,
    call: (id, token) => orderCall(token, id),
  },
];

test.each(ROWS)('$name waits for no more than it needs', async ({ name, wanted, before, call }) => {
  // What an isolate remembers is there.
  await delivered(`${name.replaceAll(' ', '-')}-primera`);
  let seen: Answered | null = null;
  for (let tried = 0; tried < TRIES; tried += 1) {
    count += 1;
    const id = `${name.replaceAll(' ', '-')}-${count}`;
    seen = await ask(call(id, await before(id)));
    const { d1, objects, inside } = seen.waits;
    if (d1 <= wanted.d1 && objects <= wanted.objects && inside <= wanted.inside) break;
  }
  expect(seen?.waits, seen?.chain.join('\n')).toMatchObject(wanted);
});
