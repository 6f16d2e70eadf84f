import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendForm } from './send-form';

const ANSWER = { code: 200, result: { location: '/checkout/cart', notices: [], cart: null, itemId: 1 } };
let keys: (string | null)[] = [];
let answers: (() => Response)[] = [];

beforeEach(() => {
  keys = [];
  answers = [];
  vi.stubGlobal('fetch', async (_action: string, init: { body: URLSearchParams }) => {
    keys.push(init.body.get('key'));
    const answer = answers.shift() ?? (() => Response.json(ANSWER));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const lost = () => {
  throw new TypeError('no connection');
};
const busy = () => Response.json({ code: 503, result: 'The service is busy, please try again' }, { status: 503 });
const refused = () => Response.json({ code: 422, result: 'The requested qty is not available' }, { status: 422 });
const add = (qty: string) => sendForm('/f/cart/add', { sku: 'LAMP-01', qty });

test('every answered send has a key of its own', async () => {
  answers = [() => Response.json(ANSWER), refused];
  for (let times = 0; times < 3; times += 1) await add('1');
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('a send whose answer was lost keeps its key when it is tried again', async () => {
  answers = [lost, busy];
  expect(await add('1')).toBeNull();
  await add('1');
  expect(await add('1')).toMatchObject({ ok: true });
  await add('1');
  expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('a send whose answer broke off keeps its key when it is tried again', async () => {
  answers = [() => new Response('{"code":200,"resu')];
  expect(await add('1')).toBeNull();
  expect(await add('1')).toMatchObject({ ok: true });
  expect(keys[1]).toBe(keys[0]);
});

test('a send that a challenge stands in front of is sent as a page, under the key it had', async () => {
  answers = [() => Response.json({ code: 429, result: 'Too many requests, please wait a moment', meta: { challenge: true } }, { status: 429 })];
  const sent = new Promise<{ action: string; fields: Record<string, string> }>((resolve) => {
    const element = () => ({ action: '', fields: {} as Record<string, string> });
    vi.stubGlobal('document', {
      body: { appendChild: () => undefined },
      createElement: (tag: string) =>
        tag === 'input'
          ? { name: '', value: '' }
          : Object.assign(element(), {
              appendChild(this: ReturnType<typeof element>, field: { name: string; value: string }) {
                this.fields[field.name] = field.value;
              },
              submit(this: ReturnType<typeof element>) {
                resolve(this);
              },
            }),
    });
  });
  void add('2');
  expect(await sent).toMatchObject({ action: '/f/cart/add', fields: { sku: 'LAMP-01', qty: '2', key: keys[0] } });
});

test('another send in between is another intention, and so is what follows it', async () => {
  answers = [lost];
  await add('2');
  await add('3');
  await add('2');
  expect(new Set(keys).size).toBe(3);
});
