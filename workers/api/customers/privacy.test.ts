import { getTableName, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATA_REQUEST } from '../../../src/contract/privacy/forms';
import { PRIVACY_MESSAGES } from '../../../src/contract/privacy/messages';
import type { Operator, Role } from '../../../src/domain/operator';
import { OperatorRefused } from '../../../src/domain/operator';
import { answerBy, carryOutBy, type PrivacyRequest } from '../../../src/domain/privacy/request';
import { longDay } from '../../../src/i18n/dates';
import { VIU } from '../../../tests/cart/shop';
import { prepared } from '../../adapters/embedded/database';
import { embeddedPrivacy } from '../../adapters/embedded/privacy';
import { eraseCopies } from '../../adapters/embedded/privacy/copies';
import { eraseClosed } from '../../adapters/embedded/privacy/erase';
import { allPersonalRows } from '../../adapters/embedded/privacy/personal-rows';
import { deskFor } from '../../desk';
import { forgetCustomer } from '../../objects/forget-customer';
import { deliverOutbox } from '../../outbox/deliver';
import { browser, env, get } from './customers.fixture';
import {
  begin,
  CANARY,
  DAY_MS,
  letters,
  open,
  plant,
  START,
  sendForm,
  sent,
  someone,
  tablesWith,
  WITH_MAIL,
} from './privacy.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeEach(begin);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const operator = (role: Role): Operator => ({ id: `id-${role}`, name: role, role });
const desk = (role: Role = 'all', now = START, from = env) => deskFor(from, VIU, now, operator(role)).privacy;
const wish = (email: string) => ({ right: 'access', name: 'Ana Pech', email, detail: 'Todo lo que tengan' });
const stored = async () =>
  (await env.SHOP.prepare('SELECT id, status, due_at AS dueAt, version FROM privacy_request ORDER BY id').all())
    .results as unknown as Pick<PrivacyRequest, 'id' | 'status' | 'dueAt' | 'version'>[];

test('who has no account asks with a link to the e-mail, from which the 20 business days run; followed twice it is one', async () => {
  const shopper = browser();
  const email = `eva-${crypto.randomUUID()}@example.mx`;
  for (let n = 0; n < 2; n += 1) await sendForm(shopper, 'mis-datos', { ...wish(email), key: 'k'.repeat(32) });
  expect((await stored()).map(({ status, dueAt }) => [status, dueAt])).toEqual([['unconfirmed', null]]);
  expect(letters()).toEqual([[email, 'Confirma tu solicitud sobre tus datos']]);
  expect((await desk().list('open', null)).requests).toEqual([]);
  const confirmed = START + 3 * DAY_MS;
  vi.setSystemTime(confirmed);
  for (let n = 0; n < 2; n += 1) {
    await open(shopper, 'mis-datos/confirmar', sent[0]);
    await sendForm(shopper, 'mis-datos/confirmar');
  }
  expect((await stored()).map(({ status, dueAt }) => [status, dueAt])).toEqual([['open', answerBy(confirmed)]]);
  expect(letters().slice(1)).toEqual([[email, 'Recibimos tu solicitud sobre tus datos']]);
  expect(sent[1]?.text).toMatch(/ARCO-\d{6}/);
  const late = browser();
  await sendForm(late, 'mis-datos', wish(`otra-${email}`));
  vi.setSystemTime(confirmed + 7 * DAY_MS);
  await open(late, 'mis-datos/confirmar', sent[2]);
  await sendForm(late, 'mis-datos/confirmar');
  expect((await stored()).at(-1)?.status).toBe('unconfirmed');
});

test('bad fields of a request are named, and nothing is kept', async () => {
  for (const bad of [{ right: 'all' }, { email: 'ana' }, { detail: '' }, { name: '' }])
    expect((await sendForm(browser(), 'mis-datos', { ...wish('ana@example.mx'), ...bad })).status).toBe(303);
  expect(await stored()).toEqual([]);
  expect(DATA_REQUEST.detail.test('x'.repeat(2001))).toBe(false);
});

test('a request of a customer is theirs alone, five wait at most, and another one is told that there is none', async () => {
  const [ana, eva] = [await someone(), await someone()];
  for (let n = 0; n < 6; n += 1)
    await sendForm(ana.here, 'account/solicitud', { right: 'opposition', detail: `No quiero llamadas ${n}` });
  const rows = await stored();
  expect(rows.map(({ status, dueAt }) => [status, dueAt])).toEqual(Array(5).fill(['open', answerBy(START)]));
  const own = (id: number | string) => embeddedPrivacy(env, 'viu', START).ofCustomer({ customerId: String(id) });
  const { id } = rows[0] as (typeof rows)[0];
  expect(await own(ana.id).find(id)).toMatchObject({ ok: true, value: { id, detail: 'No quiero llamadas 0' } });
  expect(await own(eva.id).find(id)).toMatchObject({ problem: { status: 404, message: PRIVACY_MESSAGES.unknown } });
  expect(await own(eva.id).requests()).toEqual([]);
});

test('the desk answers, takes longer once, and carries out; of two at once one is told, each step has its letter and its record', async () => {
  const { email, here } = await someone();
  for (const detail of ['Mi apellido es Uc', 'Borren todo'])
    await sendForm(here, 'account/solicitud', {
      right: detail === 'Borren todo' ? 'cancellation' : 'rectification',
      detail,
    });
  const [{ id: first = 0 } = {}, { id: second = 0 } = {}] = await stored();
  sent.length = 0;
  expect((await desk().list('open', null)).requests.map(({ id }) => id)).toEqual([first, second]);
  expect(await desk('orders').makeLonger(first, 0, 'Falta un papel')).toMatchObject({ ok: true });
  expect(
    (await desk().list('open', null)).requests.map(({ id }) => id),
    'what ends first',
  ).toEqual([second, first]);
  expect(await desk().makeLonger(first, 1, 'Otra vez')).toMatchObject({
    problem: { message: PRIVACY_MESSAGES.onceLonger },
  });
  const answers = await Promise.all(['Sí', 'No'].map((text) => desk('orders').answer(first, 1, text === 'Sí', text)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ problem: { status: 409, message: PRIVACY_MESSAGES.changed } });
  await desk('orders').answer(second, 0, true, 'Procede');
  expect((await desk().find(second))?.dueAt).toBe(carryOutBy(START));
  expect(await desk('orders').carryOut(second, 1)).toMatchObject({ ok: true });
  expect(await desk('orders').carryOut(second, 1)).toMatchObject({ problem: { status: 409 } });
  await expect(desk('money').data(second)).rejects.toThrow(OperatorRefused);
  await expect(desk('see').list('open', null)).rejects.toThrow(OperatorRefused);
  await deliverOutbox(WITH_MAIL, START + 1);
  expect(letters().map(([to]) => to)).toEqual(Array(4).fill(email));
  const { results } = await env.SHOP.prepare(
    "SELECT action FROM desk_audit WHERE subject = 'privacy-request' AND subject_id IN (?, ?) ORDER BY id",
  )
    .bind(String(first), String(second))
    .all<{ action: string }>();
  expect(results.map(({ action }) => action)).toEqual([
    'extend-request',
    'answer-request',
    'answer-request',
    'carry-out-request',
  ]);
});

test("a retailer's programs read every request with its clock by the service token, and nobody else does", async () => {
  const { here, email } = await someone();
  await sendForm(here, 'account/solicitud', { right: 'access', detail: 'Todo' });
  const SERVICE_TOKEN = 's'.repeat(40);
  const read = (authorization: string) =>
    get('/api/privacy-requests?storeCode=viu', { authorization }, { SERVICE_TOKEN });
  expect((await read(`Bearer ${SERVICE_TOKEN}`)).body.result).toMatchObject({
    requests: [{ right: 'access', status: 'open', email, due_at: new Date(answerBy(START)).toISOString() }],
    next: null,
  });
  expect((await read('Bearer nada')).status).toBe(401);
});

test('a copy that is asked for a hundred times is made once a day, says what each area holds and no secret, and goes after a week', async () => {
  const [ana, eva] = [await someone(), await someone()];
  await plant(ana.id, ana.email);
  await Promise.all(Array.from({ length: 5 }, () => sendForm(ana.here, 'account/pedir-copia')));
  const own = embeddedPrivacy(env, 'viu', START).ofCustomer({ customerId: String(ana.id) });
  await Promise.all(Array.from({ length: 95 }, () => own.askCopy(ana.email)));
  await deliverOutbox(WITH_MAIL, START + 1);
  expect(letters()).toEqual([[ana.email, 'La copia de tus datos está lista']]);
  const saved = await sendForm(ana.here, 'account/guardar-copia', { format: 'json' });
  const text = await saved.text();
  for (const held of ['customer_address', 'favorite_item', 'orders', 'viewed_product', ana.email])
    expect(text, held).toContain(held);
  const viewed = await env.SHOP.prepare('SELECT at FROM viewed_product WHERE customer_id = ?')
    .bind(String(ana.id))
    .first<{ at: number }>();
  expect(text, 'when it was').toMatch(new RegExp(`"at": ?${viewed?.at}\\b`));
  const secrets = await env.SHOP.prepare('SELECT hash FROM customer_password WHERE customer_id = ?')
    .bind(ana.id)
    .first();
  expect(text).not.toContain(JSON.stringify(secrets?.hash));
  expect(text).not.toContain(`${CANARY} contact_message`);
  expect(await (await sendForm(ana.here, 'account/guardar-copia', { format: 'html' })).text()).toMatch(
    /<!doctype html>.*Tus direcciones/s,
  );
  expect((await sendForm(eva.here, 'account/guardar-copia', { format: 'json' })).status).toBe(303);
  vi.setSystemTime(START + 11 * 60_000);
  expect((await sendForm(ana.here, 'account/guardar-copia', { format: 'json' })).status, 'the password is asked').toBe(
    303,
  );
  const { password } = ana;
  expect(await (await sendForm(ana.here, 'account/guardar-copia', { format: 'json', password })).text()).toBe(text);
  await eraseCopies(7 * DAY_MS)(env, START + 7 * DAY_MS + 1);
  expect([
    await env.SHOP.prepare('SELECT 1 FROM privacy_copy').first(),
    (await env.PICTURES.list({ prefix: 'privacy/' })).objects,
  ]).toEqual([null, []]);
});

test('of a retailer’s customer what stands here is shown and erased, and no account is said to be closed', async () => {
  const atRetailer = {
    ...env,
    BACKENDS: JSON.stringify({ viu: { backend: 'upstream', url: 'https://comercio.example/api' } }),
  };
  const own = embeddedPrivacy(atRetailer, 'viu', START).ofCustomer({ customerId: '77' });
  expect(own.close).toBeNull();
  const asked = await own.ask({ ...wish('luz@example.mx'), right: 'cancellation' }, 'k');
  if (!asked.ok) throw new Error(asked.problem.message);
  const realm = await env.SHOP.prepare('SELECT realm FROM privacy_request WHERE id = ?')
    .bind(asked.value)
    .first('realm');
  const seen = env.SHOP.prepare(
    'INSERT INTO viewed_product (realm, store, customer_id, sku, at) VALUES (?, ?, ?, ?, ?)',
  );
  for (const of of [realm, 'shop']) await seen.bind(of, 'viu', '77', 'SKU', START).run();
  await own.askCopy('luz@example.mx');
  await deliverOutbox({ ...WITH_MAIL, BACKENDS: atRetailer.BACKENDS }, START + 1);
  const copy = await own.readCopy();
  expect(copy.ok && [copy.value.elsewhere, copy.value.sections.map(({ table }) => table)]).toEqual([
    VIU.name,
    expect.arrayContaining(['viewed_product', 'privacy_request']),
  ]);
  const there = desk('all', START, atRetailer);
  await there.answer(asked.value, 0, true, 'Procede');
  expect(await there.erase(asked.value, 1)).toEqual({ ok: true, value: 'erased' });
  const left = await env.SHOP.prepare("SELECT realm FROM viewed_product WHERE customer_id = '77'").all();
  expect(left.results).toEqual([{ realm: 'shop' }]);
  expect(await env.SHOP.prepare('SELECT 1 FROM account_closing').first()).toBeNull();
});

/** A request of an e-mail that its owner confirmed; answers its id. */
async function confirmedRequest(email: string, right = 'cancellation'): Promise<number> {
  const shopper = browser();
  await sendForm(shopper, 'mis-datos', { ...wish(email), right });
  await open(shopper, 'mis-datos/confirmar', sent.at(-1));
  await sendForm(shopper, 'mis-datos/confirmar');
  return (await stored()).at(-1)?.id ?? 0;
}

test('of an e-mail whose account is closed the desk erases nothing before its 72 hours are over, and then all of it', async () => {
  const { id, email, here } = await someone();
  await plant(id, email);
  await sendForm(here, 'account/cerrar', { sure: '1' });
  const request = await confirmedRequest(email);
  await desk().answer(request, 0, true, 'Procede');
  const seen = { account: String(id), eraseAt: START + 73 * 60 * 60 * 1000, erasedAt: null };
  expect(await desk().find(request)).toMatchObject({ ...seen, isErasable: true });
  expect(await desk().erase(request, 1)).toEqual({ ok: true, value: 'closing' });
  expect(await desk().find(request)).toMatchObject({ ...seen, isErasable: false });
  expect(await tablesWith(`${CANARY} phone_code confirmed ${id}`, `${CANARY} contact_message message ${id}`)).toEqual([
    'contact_message',
    'phone_code',
  ]);
  await eraseClosed(forgetCustomer)(env, seen.eraseAt);
  expect(await tablesWith(`${CANARY} phone_code confirmed ${id}`, `${CANARY} contact_message message ${id}`)).toEqual(
    [],
  );
});

test('a request of a customer whose account was erased says so, and closes none', async () => {
  const { here } = await someone();
  await sendForm(here, 'account/solicitud', { right: 'cancellation', detail: 'Borren todo' });
  const [{ id: request = 0 } = {}] = await stored();
  await desk().answer(request, 0, true, 'Procede');
  await sendForm(here, 'account/cerrar', { sure: '1' });
  const over = START + 73 * 60 * 60 * 1000;
  await eraseClosed(forgetCustomer)(env, over);
  expect(await desk().find(request)).toMatchObject({ isErasable: false, erasedAt: over });
  expect(await desk().erase(request, 1)).toEqual({ ok: true, value: 'erased' });
});

test('a letter tells its step as it was, whatever came after', async () => {
  const { here } = await someone();
  await sendForm(here, 'account/solicitud', { right: 'rectification', detail: 'Mi apellido es Uc' });
  const [{ id: request = 0 } = {}] = await stored();
  await desk().makeLonger(request, 0, 'Falta un papel');
  await desk().answer(request, 1, true, 'Procede');
  await desk().makeLonger(request, 2, 'Hay que pedirlo');
  sent.length = 0;
  await deliverOutbox(WITH_MAIL, START + 1);
  const told = sent.map(({ text }) => text).sort((a, b) => a.length - b.length);
  const day = (at: number) => longDay(at, 'es-MX');
  for (const [why, until] of [
    ['Falta un papel', answerBy(START, true)],
    ['Hay que pedirlo', carryOutBy(START, true)],
  ] as const)
    expect(
      told.find((text) => text.includes(why)),
      why,
    ).toContain(day(until));
  expect(told.find((text) => text.includes('Procede'))).toContain(day(carryOutBy(START)));
});

test('what is held of somebody is found by an index in every table', async () => {
  const scanned: string[] = [];
  for (const { table, whose } of allPersonalRows()) {
    const where = whose({ realm: 'shop', customerId: '7', emailKey: 'ana@example.mx' });
    const { results } = await prepared(
      env.SHOP,
      sql`EXPLAIN QUERY PLAN SELECT * FROM ${table} WHERE (${where}) AND rowid > 0 ORDER BY rowid`,
    ).all<{
      detail: string;
    }>();
    if (results.some(({ detail }) => /^SCAN|\(rowid>/.test(detail))) scanned.push(getTableName(table));
  }
  expect(scanned).toEqual([]);
});

test('an operator who carries out that data be erased closes the account as its owner does', async () => {
  const { id, email, here } = await someone();
  await sendForm(here, 'account/solicitud', { right: 'cancellation', detail: 'Borren todo' });
  const [{ id: request = 0 } = {}] = await stored();
  expect(await desk().erase(request, 0)).toMatchObject({ problem: { status: 409 } });
  await desk().answer(request, 0, true, 'Procede');
  expect(await desk().erase(request, 1)).toEqual({ ok: true, value: 'closing' });
  expect(
    await env.SHOP.prepare('SELECT actor FROM account_closing WHERE customer_id = ?').bind(id).first('actor'),
  ).toBe('all');
  expect((await desk().find(request))?.eraseAt).toBe(START + 73 * 60 * 60 * 1000);
  await deliverOutbox(WITH_MAIL, START + 1);
  expect(letters().at(-1)).toEqual([email, 'Tu cuenta está cerrada']);
  expect((await here.get('/api/user/me')).status).toBe(401);
});
