import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { requestContext } from '../../src/commerce/request-context';
import { openShop } from '../../tests/cart/shop';
import { contactMessage } from '../mail/letters/contact-message';
import { browser, env, get, post, visit } from './customers/customers.fixture';

/** A page that says what its foot is made of. */
vi.mock('../pages/waku', () => ({
  runPages: async () => {
    const { site } = requestContext();
    const [contactPhone, externalLinks] = [site.contactPhone(), site.externalLinks()];
    return new Response(
      `<!DOCTYPE html><html><head></head><body>${JSON.stringify({ contactPhone, externalLinks })}</body></html>`,
    );
  },
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(() => openShop(env));
beforeEach(() =>
  env.SHOP.batch(['contact_message', 'outbox'].map((table) => env.SHOP.prepare(`DELETE FROM ${table}`))),
);

const CONTACT = {
  name: 'Xóchitl Ek',
  email: 'xochitl@example.mx',
  phone: '+1 (415) 555-0123',
  subject: 'complaint',
  order: '42',
  message: 'Llegó rota.\r\nQuiero otra.',
};
const operator = { authorization: 'Bearer servicio-de-prueba' };
const kept = async () =>
  (
    await env.SHOP.prepare(
      'SELECT id, name, phone, subject, order_number AS "order", message FROM contact_message ORDER BY id',
    ).all()
  ).results;
const events = async () =>
  (
    await env.SHOP.prepare("SELECT id, subject FROM outbox WHERE type = 'contact-message' ORDER BY id").all<{
      id: number;
      subject: string;
    }>()
  ).results;

test('API-091 messages are kept as they were written, each with mail to the retailer', async () => {
  const { status, body } = await post('/api/contact', {
    contacts: [CONTACT, { ...CONTACT, phone: '', order: '', subject: undefined, message: 'Otra' }],
  });
  expect([status, body.code, body.result]).toEqual([200, 200, { received: 2 }]);
  expect(await kept()).toMatchObject([
    {
      name: 'Xóchitl Ek',
      phone: '14155550123',
      subject: 'complaint',
      order: '000000042',
      message: 'Llegó rota.\nQuiero otra.',
    },
    { phone: '', subject: 'other', order: '', message: 'Otra' },
  ]);
  const [first] = await events();
  const event = {
    id: first?.id ?? 0,
    type: 'contact-message' as const,
    subject: first?.subject ?? '',
    store: 'viu',
    secret: null,
    eventSeq: null,
    createdAt: 0,
    attempts: 0,
  };
  const occasion = {
    env: { ...env, CONTACT_MAIL: '{"viu":"ayuda@tienda.example"}' },
    event,
    origin: 'https://tienda.example',
    now: 0,
  };
  expect(await contactMessage(occasion)).toMatchObject({
    to: 'ayuda@tienda.example',
    letter: { subject: 'Una queja: Xóchitl Ek', lines: ['Llegó rota.', 'Quiero otra.'] },
  });
  expect(await contactMessage({ ...occasion, env })).toBeNull();
});

test('sent again under its key a message is one; another one under it is another', async () => {
  const key = { 'idempotency-key': 'contacto-1' };
  for (const message of ['Uno', 'Uno', 'Dos'])
    expect((await post('/api/contact', { contacts: [{ ...CONTACT, message }] }, key)).status).toBe(200);
  expect([(await kept()).length, (await events()).length]).toEqual([2, 2]);
});

test.each([
  ['9 digits', '999123456'],
  ['16 digits', '1234567890123456'],
  ['letters', '55 1234 ABCD'],
])('VALID-020 a telephone of %s is refused with its message', async (_what, phone) => {
  const { status, body } = await post('/api/contact', { contacts: [{ ...CONTACT, phone }] });
  expect([status, body.result]).toMatchObject([
    422,
    [{ field: 'contacts.0.phone', rule: 'contactPhone', message: 'Phone must have 10 to 15 numbers' }],
  ]);
});

test.each(['5512345678', '123456789012345', '+52 55 1234 5678'])('VALID-020 %s is a telephone', async (phone) => {
  expect((await post('/api/contact', { contacts: [{ ...CONTACT, phone }] })).status).toBe(200);
});

test.each<[string, unknown]>([
  ['no messages', []],
  ['too many', Array(6).fill(CONTACT)],
  ['a message of 10,000 characters', [{ ...CONTACT, message: 'x'.repeat(10_000) }]],
  ['an e-mail with a second address', [{ ...CONTACT, email: 'a@b.mx\r\nBcc: c@d.mx' }]],
  ['a name of two lines', [{ ...CONTACT, name: 'Ana\nBcc: x' }]],
])('%s are refused, and nothing is kept', async (_what, contacts) => {
  expect((await post('/api/contact', { contacts })).status).toBe(422);
  expect(await kept()).toEqual([]);
});

test('a network that writes without end is told to wait', async () => {
  const from = { 'cf-connecting-ip': '203.0.113.77' };
  const production = { APP_ENV: 'production', LIMITS_TIMES: undefined };
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push(
      (await post('/api/contact', { contacts: [{ ...CONTACT, message: `Mensaje ${index}` }] }, from, production))
        .status,
    );
  expect(
    statuses.slice(0, 10).every((status) => status === 200) && statuses.slice(10).every((status) => status === 429),
  ).toBe(true);
  expect(await kept()).toHaveLength(10);
});

test('API-092 complaints are told to the retailer’s programs alone, the oldest first, from behind the one a page ended with', async () => {
  await post('/api/contact', {
    contacts: [CONTACT, { ...CONTACT, subject: 'order' }, { ...CONTACT, message: 'La segunda también.' }],
  });
  await post('/api/contact?storeCode=muebles_america', { contacts: [{ ...CONTACT, message: 'De otra vista' }] });
  expect((await get('/api/complaints')).status).toBe(401);
  const { status, body } = await get('/api/complaints', operator);
  expect([status, body.result]).toMatchObject([
    200,
    {
      complaints: [
        { name: 'Xóchitl Ek', order: '000000042', message: 'Llegó rota.\nQuiero otra.' },
        { message: 'La segunda también.' },
      ],
      next: null,
    },
  ]);
  const [first] = (body.result as { complaints: { id: number }[] }).complaints;
  expect((await get(`/api/complaints?after=${first?.id}`, operator)).body.result).toMatchObject({
    complaints: [{ message: 'La segunda también.' }],
  });
});

test('the form keeps a message once however often it is sent, and says what is wrong beside its fields', async () => {
  const own = browser();
  const send = async (fields: Record<string, string>) => {
    const answer = await visit('/f/contacto', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...own.page() },
      body: new URLSearchParams(fields).toString(),
    });
    own.keep(answer.headers);
    return { status: answer.status, body: (await answer.json()) as { result: unknown } };
  };
  const key = crypto.randomUUID();
  const both = await Promise.all([send({ ...CONTACT, key }), send({ ...CONTACT, key })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await kept()).toHaveLength(1);
  expect(await send({ ...CONTACT, phone: '1', subject: 'nada', key: crypto.randomUUID() })).toMatchObject({
    status: 422,
    body: {
      result: expect.arrayContaining([
        expect.objectContaining({ field: 'phone', rule: 'contactPhone' }),
        expect.objectContaining({ field: 'subject' }),
      ]),
    },
  });
});

test('API-048 the telephones of a view are told as they are configured, and 404 where none are', async () => {
  const phones = {
    phoneNumber: '8005550100',
    phoneNumber1: '',
    phoneNumberFormatted: '800 555 0100',
    phoneNumberFormatted1: '',
    wa: '5215512345678',
  };
  const configured = { CONTACT_PHONES: JSON.stringify({ viu: phones }) };
  expect((await get('/api/config/contact-phone?storeCode=viu', {}, configured)).body.result).toEqual(phones);
  expect((await get('/api/config/contact-phone?storeCode=muebles_america', {}, configured)).status).toBe(404);
});

test('API-048 ROUTE-101 to 105 the telephones and links elsewhere that a view configures reach its pages, and no other view’s', async () => {
  const phones = {
    phoneNumber: '8005550100',
    phoneNumber1: '',
    phoneNumberFormatted: '800 555 0100',
    phoneNumberFormatted1: '',
    wa: '',
  };
  const links = { billing: 'https://facturas.example/', chat: 'https://chat.example/' };
  const configured = {
    CONTACT_PHONES: JSON.stringify({ viu: phones }),
    EXTERNAL_LINKS: JSON.stringify({ viu: links }),
  };
  expect(await (await visit('/formas-de-pago', {}, configured)).text()).toContain(
    JSON.stringify({ contactPhone: phones, externalLinks: links }),
  );
  expect(await (await visit('/muebles_america/formas-de-pago', {}, configured)).text()).toContain(
    JSON.stringify({ contactPhone: null, externalLinks: {} }),
  );
});
