import { afterEach, expect, test, vi } from 'vitest';
import { knownOf } from './form-answer';
import { GENERAL } from './general-message';
import { OFFLINE } from './offline';
import { keyedBody, sendForm } from './send-form';

const add = () => sendForm('/f/cart/add', keyedBody({ sku: 'LAMP-01', qty: '2' }, 'llave'));
const answering = (answer: () => Response) => {
  const bodies: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (_action: string, init: { body: URLSearchParams }) => {
    bodies.push(init.body);
    return answer();
  });
  return bodies;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a form is sent with its key, and its answer read', async () => {
  const bodies = answering(() =>
    Response.json({ code: 200, result: { location: '/checkout/cart', notices: [], cart: null, itemId: 1 } }),
  );
  expect(await add()).toMatchObject({ ok: true, done: { itemId: 1 } });
  expect(Object.fromEntries(bodies[0] ?? [])).toEqual({ sku: 'LAMP-01', qty: '2', key: 'llave' });
});

test('a refusal is an answer', async () => {
  answering(() => Response.json({ code: 422, result: 'The requested qty is not available' }, { status: 422 }));
  expect(await add()).toEqual({ ok: false, notice: { message: 'The requested qty is not available' } });
});

test('a refusal of fields names them', async () => {
  const fields = [{ field: 'qty', rule: 'quantity', message: 'The quantity must be a whole number' }];
  answering(() => Response.json({ code: 422, result: fields }, { status: 422 }));
  expect(await add()).toEqual({ ok: false, notice: { message: 'The quantity must be a whole number' }, fields });
});

test('a call has a limit of time', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', async (_: string, init: { signal: AbortSignal }) => {
    signals.push(init.signal);
    throw init.signal.reason ?? new TypeError();
  });
  await add();
  expect(signals[0]).toBeInstanceOf(AbortSignal);
});

test.each([
  [
    'a lost connection',
    () => {
      throw new TypeError('no connection');
    },
    OFFLINE,
  ],
  [
    'a call that takes too long',
    () => {
      throw new DOMException('too long', 'TimeoutError');
    },
    OFFLINE,
  ],
  ['an answer that broke off', () => new Response('{"code":200,"resu'), GENERAL],
  [
    'a shop that is busy',
    () => Response.json({ code: 503, result: 'The service is busy, please try again' }, { status: 503 }),
    'The service is busy, please try again',
  ],
  ['a failure', () => new Response('<p>502</p>', { status: 502 }), GENERAL],
  ['JSON of somebody else', () => Response.json({ result: { hola: 1 } }), GENERAL],
  ['somebody else’s page', () => new Response('<p>Inicia sesión en la red</p>'), GENERAL],
])('%s is no answer, and says why', async (_, answer, message) => {
  answering(answer);
  const sent = await add();
  expect([sent, knownOf(sent)]).toEqual([{ ok: null, message }, null]);
});

test('a send that a challenge stands in front of is sent as a page, under the key it had', async () => {
  answering(() =>
    Response.json(
      { code: 429, result: 'Too many requests, please wait a moment', meta: { challenge: true } },
      { status: 429 },
    ),
  );
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
  void add();
  expect(await sent).toEqual({
    action: '/f/cart/add',
    fields: { sku: 'LAMP-01', qty: '2', key: 'llave' },
    appendChild: expect.anything(),
    submit: expect.anything(),
    method: 'post',
  });
});
