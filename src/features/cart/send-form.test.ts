import { afterEach, expect, test, vi } from 'vitest';
import { sendForm } from './send-form';

const add = () => sendForm('/f/cart/add', { sku: 'LAMP-01', qty: '2' }, 'llave');
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
  const bodies = answering(() => Response.json({ code: 200, result: { location: '/checkout/cart', notices: [], cart: null, itemId: 1 } }));
  expect(await add()).toMatchObject({ ok: true, done: { itemId: 1 } });
  expect(Object.fromEntries(bodies[0] ?? [])).toEqual({ sku: 'LAMP-01', qty: '2', key: 'llave' });
});

test('a refusal is an answer', async () => {
  answering(() => Response.json({ code: 422, result: 'The requested qty is not available' }, { status: 422 }));
  expect(await add()).toEqual({ ok: false, notice: { message: 'The requested qty is not available' } });
});

test.each([
  [
    'a lost connection',
    () => {
      throw new TypeError('no connection');
    },
  ],
  ['an answer that broke off', () => new Response('{"code":200,"resu')],
  ['a shop that is busy', () => Response.json({ code: 503, result: 'The service is busy, please try again' }, { status: 503 })],
  ['somebody else’s page', () => new Response('<p>Inicia sesión en la red</p>')],
])('%s is no answer', async (_, answer) => {
  answering(answer);
  expect(await add()).toBeNull();
});

test('a send that a challenge stands in front of is sent as a page, under the key it had', async () => {
  answering(() => Response.json({ code: 429, result: 'Too many requests, please wait a moment', meta: { challenge: true } }, { status: 429 }));
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
