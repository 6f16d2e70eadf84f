import { beforeAll, expect, test, vi } from 'vitest';
import { isoDay } from '../../../src/domain/mexico-city';
import { openShop, setPrice } from '../../../tests/cart/shop';
import { embeddedInvoices } from '../../adapters/embedded/invoices';
import { embeddedOrderLetters } from '../../adapters/embedded/orders/letter-again';
import { cookieOf, send as sendAtDesk, TOKEN } from '../../forms/desk-forms.fixture';
import { newToken } from '../../http/token';
import { invoiceDecided } from '../../mail/letters/invoice-decided';
import type { OutboxEvent } from '../../outbox/event';
import { buyer, ownOrders } from './buyer.fixture';
import { browser, env, newCustomer, program } from './customer-cart.fixture';

vi.mock('../../pages/waku', () => ({
  runPages: async () => new Response('página', { headers: { 'content-type': 'text/html' } }),
}));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(() => openShop(env));

test('API-062 an order is told by its number to whose it is, and to nobody else', async () => {
  const [ana, eva] = [await buyer(), await buyer()];
  const ask = (token: string, idEcommerce: string) =>
    program('POST', `/api/ext/mavi/order-details?token=${token}`, { idEcommerce });
  expect(await ask(ana.token, ana.number)).toMatchObject({
    status: 200,
    result: { increment_id: ana.number, customer_id: ana.id, items: [{ sku: 'FALLA', qty_ordered: 2 }] },
  });
  const foreign = await ask(ana.token, eva.number);
  expect([foreign.status, foreign.result]).toEqual([404, (await ask(ana.token, '000999999')).result]);
  expect((await program('POST', '/api/ext/mavi/order-details', { idEcommerce: ana.number })).status).toBe(401);
});

test('API-103 ACCT-048 whom an invoice is about is told of one’s own order; of any other an empty object', async () => {
  const [ana, eva] = [await buyer(), await buyer()];
  const ask = async (number: string) =>
    (await program('POST', `/api/user/customer-info?token=${ana.token}`, { order_id: number })).result;
  expect(await ask(ana.number)).toMatchObject({
    cuenta: String(ana.id),
    cliente: 'Ana Pech',
    movimiento: ana.number,
    forma_contacto: ana.email,
  });
  expect(await ask(eva.number)).toEqual({});
  expect(await ask('000999999')).toEqual({});
});

test('ACCT-014 API-060 ACCT-052 an order stands in the history with its id, its shop and what is due, twenty a call and ten a page', async () => {
  const { id, token, number } = await buyer();
  const told = (query = '') => program('GET', `/api/user/order-history?token=${token}${query}`);
  const one = await program('POST', `/api/ext/mavi/order-details?token=${token}`, { idEcommerce: number });
  const { entity_id, grand_total } = one.result as { entity_id: number; grand_total: number };
  expect(entity_id).toBeGreaterThan(0);
  expect((await told()).result).toMatchObject({
    items: [{ entity_id, increment_id: number, store_name: 'Tianguis', total_due: grand_total }],
  });
  const copy = (at: number) =>
    env.SHOP.prepare(
      `INSERT INTO orders (number, store, order_id, owner, customer_id, status, email, grand_total, created_at, doc)
       SELECT ?2, store, order_id || ?2, owner, customer_id, status, email, grand_total, created_at + ?3, doc FROM orders WHERE number = ?1`,
    ).bind(number, `8${String(at).padStart(8, '0')}`, at);
  const pages = async (total: number, query: string) => {
    const { items, total_count } = (await told(query)).result as { items: unknown[]; total_count: number };
    expect(total_count).toBe(total);
    return items.length;
  };
  const shown = async (page: number) => {
    const list = await ownOrders(id).list({ page });
    return list.ok ? list.value.items.length : list.problem;
  };
  await env.SHOP.batch(Array.from({ length: 9 }, (_, at) => copy(at + 1)));
  expect([await shown(1), await shown(2)]).toEqual([10, 0]);
  await env.SHOP.batch(Array.from({ length: 10 }, (_, at) => copy(at + 10)));
  expect([await shown(1), await shown(2), await shown(3)]).toEqual([10, 10, 0]);
  expect([await pages(20, ''), await pages(20, '&currentPage=2')]).toEqual([20, 0]);
  await copy(20).run();
  expect([await pages(21, ''), await pages(21, '&currentPage=2'), await pages(21, '&pageSize=100')]).toEqual([
    20, 1, 21,
  ]);
  expect([await shown(2), await shown(3)]).toEqual([10, 1]);
});

test('ROUTE-018 an order that waits for its payment is among what is under way however many came after it; without any the last one is told', async () => {
  const { id, number } = await buyer();
  await env.SHOP.batch(
    Array.from({ length: 12 }, (_, at) =>
      env.SHOP.prepare(
        `INSERT INTO orders (number, store, order_id, owner, customer_id, status, email, grand_total, created_at, doc)
         SELECT ?2, store, order_id || ?2, owner, customer_id, ?4, email, grand_total, created_at + ?3, doc FROM orders WHERE number = ?1`,
      ).bind(number, `7${String(at).padStart(8, '0')}`, at + 1, at < 11 ? 'sent' : 'complete'),
    ),
  );
  const underWay = async () => {
    const told = await ownOrders(id).underWay();
    return told.ok ? told.value.map((order) => order.number) : told.problem;
  };
  const sent = Array.from({ length: 9 }, (_, at) => `7${String(10 - at).padStart(8, '0')}`);
  expect(await underWay()).toEqual([number, ...sent]);
  await env.SHOP.prepare("UPDATE orders SET status = 'complete' WHERE customer_id = ?").bind(String(id)).run();
  expect(await underWay()).toEqual(['700000011']);
});

test('orders are found by five words of what was bought, in any order and by the letters of each language', async () => {
  const { id, number } = await buyer();
  await env.SHOP.prepare('UPDATE order_line SET name = ? WHERE order_number = ?')
    .bind('Sofá Möbel de piel Città Niño', number)
    .run();
  const own = ownOrders(id);
  const found = async (search: string) => {
    const told = await own.list({ search, page: 1 });
    return told.ok ? told.value.total : told.problem;
  };
  expect(await found('NIÑO citta mobel piel sofa')).toBe(1);
  expect([await found('sofá'), await found('möbel piel'), await found('Möbel de madera')]).toEqual([1, 1, 0]);
});

/** A form sent by a browser with script. */
async function send(device: ReturnType<typeof browser>, path: string, fields: Record<string, string>) {
  const { visit } = await import('./customers.fixture');
  const response = await visit(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: [...device.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, text: await response.text() };
}

test('an order is bought again at once as it was; what costs more is said before it is added', async () => {
  const { email, number } = await buyer();
  const device = browser();
  await device.signIn(email);
  expect(await device.lines()).toEqual([]);
  const first = await send(device, '/f/order/otra-vez', { order: number });
  expect(first.text).toContain('/checkout/cart');
  expect(first.text).toContain('What you ordered is in your cart again');
  expect(await device.lines()).toEqual([['FALLA', 2]]);
  await setPrice(env, 'FALLA', 9_999);
  const second = await send(device, '/f/order/otra-vez', { order: number });
  expect(second.text).toContain(`/my-account/orders/${number}?otra-vez=1`);
  expect(second.text).toContain('Some of it costs more now');
  expect(await device.lines()).toEqual([['FALLA', 2]]);
  const stale = await send(device, '/f/order/otra-vez', { order: number, seen: '1' });
  expect(stale.text).toContain('otra-vez=1');
  const { email: other } = await newCustomer();
  const stranger = browser();
  await stranger.signIn(other);
  expect((await send(stranger, '/f/order/otra-vez', { order: number })).text).toContain('Order not found');
  expect(await stranger.lines()).toEqual([]);
});

test('ACCT-005 NOTIF-041 by the forms units are canceled, and whose order it is says where its money goes; the desk cancels the rest and sends it back', async () => {
  const [ana, eva] = [await buyer(), await buyer()];
  const device = browser();
  await device.signIn(ana.email);
  const stranger = browser();
  await stranger.signIn(eva.email);
  const cookie = cookieOf(await sendAtDesk('entrar', { token: TOKEN, name: 'Ana de bodega' }));
  const desk = async (path: string, fields: Record<string, string>) => {
    const key = newToken().slice(0, 32);
    const sent = { number: ana.number, key, ...fields };
    return (await sendAtDesk(path, sent, { cookie, accept: 'application/json' })).text;
  };
  const stands = () =>
    env.SHOP.prepare('SELECT status, charged, refunded, grand_total AS total, gone FROM orders WHERE number = ?')
      .bind(ana.number)
      .first<{ status: string; charged: number; refunded: number; total: number; gone: string }>();
  const total = (await stands())?.total ?? 0;
  await desk('pedido', { type: 'received', amount: String(total / 100) });
  const cancels = async (fields: Record<string, string>, who = device) =>
    (await send(who, '/f/order/cancelar', { order: ana.number, part: '1', reason: 'other', ...fields })).text;
  const one = { 'item-1': '1', 'qty-1': '1' };
  expect(await cancels({ 'item-1': '1', 'qty-1': '0' })).toMatch(/"qty-1".*Choose what of the order you mean/);
  expect(await cancels({ ...one, 'qty-1': 'dos' })).toContain('qty-1');
  expect(await cancels({ ...one, 'qty-1': '3' })).toContain('There are not that many');
  expect(await cancels({ ...one, reason: '' })).toContain('reason');
  expect(await cancels(one, stranger)).toContain('404');
  expect((await stands())?.gone).toBe('{}');
  const key = newToken().slice(0, 32);
  for (let taps = 0; taps < 2; taps += 1)
    expect(await cancels({ ...one, key })).toContain('What you chose was canceled');
  const after = await stands();
  expect([after?.gone, after?.status]).toEqual(['{"1":1}', 'processing']);

  await desk('pedido', { number: eva.number, type: 'received', amount: String(total / 100) });
  const all = { order: eva.number, part: '', back: 'wallet' };
  expect(await cancels({ ...all, back: 'cheque' }, stranger)).toContain('back');
  for (let taps = 0; taps < 2; taps += 1) expect(await cancels(all, stranger)).toContain('The order was canceled');
  const credits = await env.SHOP.prepare(
    'SELECT kind, amount, order_number AS number FROM wallet_entry WHERE order_number = ?',
  )
    .bind(eva.number)
    .all();
  expect(credits.results).toEqual([{ kind: 'refund', amount: total, number: eva.number }]);

  const account = { order: ana.number, way: 'clabe', clabe: '012 180 00464305124 9', holder: 'Ana Pech' };
  const gives = async (fields: Record<string, string> = {}, who = device) =>
    (await send(who, '/f/order/reembolso', { ...account, ...fields })).text;
  expect(await gives({ clabe: '012180004643051248' })).toContain('These are not the 18 digits of a CLABE');
  expect(await gives({ clabe: '', holder: '' })).toMatch(/Write the CLABE[\s\S]*Write the name/);
  expect(await gives({ holder: 'Luis Mora' })).toContain('in the name of who bought');
  expect(await gives({ way: 'cheque' })).toContain('way');
  expect(await gives({}, stranger)).toContain('Order not found');
  const kept = () => env.SHOP.prepare('SELECT way, clabe, holder FROM refund_account').all();
  expect((await kept()).results).toEqual([]);
  expect(await gives({ way: 'branch', clabe: '', holder: '' })).toContain('We have it');
  expect(await gives()).toContain(`/my-account/orders/${ana.number}#reembolso`);
  expect((await kept()).results).toEqual([{ way: 'clabe', clabe: '012180004643051249', holder: 'Ana Pech' }]);

  expect(await desk('unidades', { 'item-1': '1', 'qty-1': '0' })).toContain('Choose what of the order you mean');
  await desk('unidades', { ...one, note: 'Agotado', seen: '2' });
  expect(await stands()).toMatchObject({ status: 'canceled', charged: 0 });
  const back = { type: 'refunded', amount: String(total / 100) };
  expect(await desk('pedido', back)).toContain('Write the reference');
  const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(await desk('pedido', { ...back, note: 'SPEI 1', day: tomorrow })).toContain('The day has not come yet');
  expect((await stands())?.refunded).toBe(0);
  await desk('pedido', { ...back, note: 'SPEI 1', day: isoDay(Date.now()) });
  expect((await stands())?.refunded).toBe(total);
  expect(await gives()).toContain('There is no money of this order');
});

const FISCAL = {
  taxId: 'mano-610814-jl5',
  company: 'Olga Martínez',
  taxRegime: '612',
  cfdiUse: 'G03',
  fiscalZipCode: '97000',
};

test('an invoice is asked for once of one’s own paid order, stands in the export, and its customer is told what became of it', async () => {
  const [ana, eva] = [await buyer(), await buyer()];
  const device = browser();
  await device.signIn(ana.email);
  const ask = async (order: string, more: Record<string, string> = {}) =>
    (await send(device, '/f/order/factura', { order, ...FISCAL, ...more })).text;
  expect(await ask(ana.number)).toContain('An invoice can be asked for once the order is paid');
  await env.SHOP.prepare("UPDATE orders SET status = 'processing' WHERE number = ?").bind(ana.number).run();
  expect(await ask(ana.number, { taxRegime: '601' })).toContain('taxRegime');
  expect(await ask(eva.number)).toContain('Order not found');
  expect(await ask(ana.number)).toContain('We have your request');
  expect(await ask(ana.number)).toContain('An invoice of this order has been asked for already');
  const { results } = await env.SHOP.prepare('SELECT id, order_number, doc, email, state FROM invoice_request').all<{
    id: number;
    doc: string;
  }>();
  expect(results).toMatchObject([{ order_number: ana.number, email: 'ana@example.mx', state: 'open' }]);
  expect(JSON.parse(results[0]?.doc ?? '')).toEqual({ ...FISCAL, taxId: 'MANO610814JL5', company: 'OLGA MARTÍNEZ' });
  const exported = async (query = '') => {
    const { get } = await import('./customers.fixture');
    const bearer = { authorization: `Bearer ${TOKEN}` };
    return (await get(`/api/invoice-requests?${query}`, bearer, { SERVICE_TOKEN: TOKEN })).body.result;
  };
  const id = results[0]?.id ?? 0;
  const told = {
    ...{
      id,
      order: ana.number,
      status: 'open',
      email: 'ana@example.mx',
      note: '',
      document_url: '',
      created_at: expect.any(String),
    },
    ...{ vat_id: 'MANO610814JL5', company: 'OLGA MARTÍNEZ', tax_regime: '612', cfdi_use: 'G03' },
    fiscal_postcode: '97000',
  };
  expect(await exported()).toEqual({ requests: [told], next: null });
  expect(await exported(`after=${id}`)).toEqual({ requests: [], next: null });
  expect((await program('GET', `/api/invoice-requests?token=${ana.token}`)).status).toBe(401);
  const cookie = cookieOf(await sendAtDesk('entrar', { token: TOKEN, name: 'Ana de bodega' }));
  const decide = async (which: number, said: Record<string, string>, as = cookie) =>
    (await sendAtDesk('factura', { id: String(which), ...said }, { cookie: as, accept: 'application/json' })).text;
  const folio = '6f9619ff-8b86-d011-b42d-00c04fc964ff';
  const made = { decision: 'hecha', folio };
  expect(await decide(id, made, '')).toContain('401');
  expect(await decide(id, { decision: 'rechazada', why: '' })).toContain('Write why there is no invoice');
  for (const wrong of ['', 'A-1', `${folio}0`])
    expect(await decide(id, { ...made, folio: wrong })).toContain('Write the fiscal folio');
  for (const documentUrl of ['javascript:alert(1)', 'http://cfdi.example/a.pdf', 'cfdi.example'])
    expect(await decide(id, { ...made, documentUrl })).toContain('Write the whole address');
  const refused = { decision: 'rechazada', why: 'El RFC no existe' };
  expect(await decide(id, refused)).toContain('The customer is told by e-mail');
  expect(await decide(id, made)).toContain('somebody has decided about it');
  expect(await exported()).toMatchObject({ requests: [{ id, status: 'refused', note: 'El RFC no existe' }] });
  const written = async () => {
    const { results: events } = await env.SHOP.prepare(
      "SELECT id, type, subject, store, secret, attempts, created_at AS createdAt FROM outbox WHERE type = 'invoice-decided' ORDER BY id",
    ).all<OutboxEvent>();
    return Promise.all(
      events.map((event) => invoiceDecided({ env, event, origin: 'https://tienda.example', now: Date.now() })),
    );
  };
  expect(await written()).toMatchObject([
    {
      to: 'ana@example.mx',
      letter: { lines: [expect.anything(), expect.stringContaining('El RFC no existe'), expect.anything()] },
    },
  ]);
  // One that was refused may be asked for again.
  expect(await ask(ana.number)).toContain('We have your request');
  const again = (await exported(`after=${id}`)) as { requests: { id: number; order: string }[] };
  expect(again.requests.map(({ order }) => order)).toEqual([ana.number]);
  const documentUrl = 'https://cfdi.example/a.pdf';
  expect(await decide(again.requests[0]?.id ?? 0, { ...made, documentUrl })).toContain(
    'The customer is told by e-mail',
  );
  expect((await written())[1]?.letter).toMatchObject({
    subject: `Tu factura del pedido ${ana.number} está lista`,
    links: [{ url: documentUrl }],
    tables: [expect.arrayContaining([{ label: 'Folio fiscal', value: folio.toUpperCase() }])],
  });
  expect(await embeddedInvoices(env, 'viu', Date.now()).of(ana.number)).toMatchObject([
    { state: 'answered', note: folio.toUpperCase(), documentUrl },
    { state: 'refused', documentUrl: '' },
  ]);
  expect(await ask(ana.number)).toContain('An invoice of this order has been asked for already');
});

test('the last letter of an order is sent again to whose it is, three times an hour, and to nobody else', async () => {
  const mailing = {
    MAIL_URL: 'https://mail.example/emails',
    MAIL_TOKEN: 'secreto',
    MAIL_FROM: 'Tianguis <hola@tianguis.example>',
    MAIL_ORIGIN: 'https://tianguis.example',
  };
  const [ana, eva] = [await buyer(), await buyer()];
  const again = (number: string, key: string) =>
    embeddedOrderLetters({ ...env, ...mailing }, 'viu', Date.now()).sendAgain(number, key);
  const events = async () =>
    (
      await env.SHOP.prepare('SELECT type FROM outbox WHERE subject = ? AND resent_key IS NOT NULL ORDER BY id')
        .bind(ana.number)
        .all<{ type: string }>()
    ).results.map(({ type }) => type);
  expect([await again(ana.number, 'una'), await again(ana.number, 'una')]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await events()).toEqual(['order-placed']);
  await env.SHOP.prepare("UPDATE orders SET status = 'sent' WHERE number = ?").bind(ana.number).run();
  expect(await again(ana.number, 'dos')).toMatchObject({ ok: true });
  expect(await events()).toEqual(['order-placed', 'order-sent']);
  expect(await again('000999999', 'x')).toMatchObject({ ok: false, problem: { status: 404 } });
  const device = browser();
  await device.signIn(ana.email);
  expect((await send(device, '/f/order/carta', { order: eva.number })).text).toContain('Order not found');
  // Nobody is written to where no mail is configured, and that is said; past three an hour too.
  for (let at = 0; at < 3; at += 1)
    expect((await send(device, '/f/order/carta', { order: ana.number })).status).toBe(503);
  expect((await send(device, '/f/order/carta', { order: ana.number })).text).toContain('sent again several times');
});
