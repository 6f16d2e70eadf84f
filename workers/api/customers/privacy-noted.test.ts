import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NotedRequest } from '../../../src/commerce/privacy';
import { LOOK_MESSAGES } from '../../../src/contract/desk-customers';
import { PRIVACY_MESSAGES } from '../../../src/contract/privacy/messages';
import { isoDay, startOfIsoDay } from '../../../src/domain/mexico-city';
import { type Operator, OperatorRefused, type Role } from '../../../src/domain/operator';
import { answerBy, folioOf } from '../../../src/domain/privacy/request';
import { longDay } from '../../../src/i18n/dates';
import { VIU } from '../../../tests/cart/shop';
import { embeddedPrivacy } from '../../adapters/embedded/privacy';
import { deskFor } from '../../desk';
import { deliverOutbox } from '../../outbox/deliver';
import { env, get } from './customers.fixture';
import { begin, CANARY, DAY_MS, letters, plant, START, sent, someone, tablesWith, WITH_MAIL } from './privacy.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeEach(begin);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const operator = (role: Role): Operator => ({ id: `id-${role}`, name: role, role });
const desk = (role: Role = 'orders') => deskFor(env, VIU, START, operator(role));
const noted = (more: Partial<NotedRequest> = {}): NotedRequest => ({
  right: 'cancellation',
  detail: 'Ya no quiero que tengan mi teléfono',
  who: { name: 'Eva Uc', email: 'eva@example.mx' },
  checks: ['name', 'order'],
  day: isoDay(START),
  ...more,
});
const stored = async () => (await env.SHOP.prepare('SELECT * FROM privacy_request ORDER BY id').all()).results;

test('a request by telephone is one as those of the shop: its clock runs from the day it was made, it stands in the list, the person is written to, and it says who noted it', async () => {
  const day = isoDay(START - 4 * DAY_MS);
  const due = answerBy(startOfIsoDay(day));
  const twice = await Promise.all([1, 2].map(() => desk().privacy.note(noted({ day }), 'k')));
  const [first, again] = twice;
  if (!first?.ok) throw new Error('it was not noted');
  expect(again).toEqual(first);
  const { requests } = await desk().privacy.list('open', null);
  expect(requests).toMatchObject([
    { id: first.value, status: 'open', dueAt: due, createdAt: START, notedBy: 'orders' },
  ]);
  expect(await desk().privacy.find(first.value)).toMatchObject({
    isByEmail: true,
    checks: ['name', 'order'],
    receivedAt: startOfIsoDay(day),
  });
  await deliverOutbox(WITH_MAIL, START + 1);
  expect(letters()).toEqual([['eva@example.mx', 'Recibimos tu solicitud sobre tus datos']]);
  for (const said of [
    folioOf(first.value),
    longDay(due, 'es-MX'),
    'por teléfono',
    'Ya no quiero que tengan mi teléfono',
  ])
    expect(sent[0]?.text).toContain(said);
  const { entries } = await desk('all').audit.list(
    { actor: null, subject: 'privacy-request', subjectId: String(first.value), from: null, to: null, after: null },
    10,
  );
  expect(entries).toMatchObject([
    { action: 'note-request', actor: 'orders', after: { right: 'cancellation', checks: 'name, order' } },
  ]);
  const SERVICE_TOKEN = 's'.repeat(40);
  const told = await get(
    '/api/privacy-requests?storeCode=viu',
    { authorization: `Bearer ${SERVICE_TOKEN}` },
    { SERVICE_TOKEN },
  );
  expect(told.body.result).toMatchObject({ requests: [{ noted_by: 'orders', due_at: new Date(due).toISOString() }] });
  // It goes on as any other.
  expect((await desk().privacy.answer(first.value, 0, true, 'Procede')).ok).toBe(true);
});

test('what is not known of who asks, and a day that has not come, are said, and nothing is kept', async () => {
  for (const [more, message] of [
    [{ checks: ['name'] }, PRIVACY_MESSAGES.notChecked],
    [{ day: isoDay(START + DAY_MS) }, PRIVACY_MESSAGES.wrongDay],
    [{ day: isoDay(START - 400 * DAY_MS) }, PRIVACY_MESSAGES.wrongDay],
    [{ who: { customerId: '999999' } }, LOOK_MESSAGES.noCustomer],
  ] as const)
    expect(await desk().privacy.note(noted(more), 'k')).toMatchObject({ ok: false, problem: { message } });
  await expect(desk('see').privacy.note(noted(), 'k')).rejects.toThrow(OperatorRefused);
  expect(await stored()).toEqual([]);
});

test('a customer’s is noted by who has their data open: it is about their account, and they find it there', async () => {
  const { id, email } = await someone();
  await plant(id, email);
  await env.SHOP.batch(['privacy_request', 'desk_audit'].map((table) => env.SHOP.prepare(`DELETE FROM ${table}`)));
  const who = { customerId: String(id) };
  expect(await desk().privacy.note(noted({ who }), 'k')).toMatchObject({
    problem: { status: 409, message: PRIVACY_MESSAGES.closedData },
  });
  await desk().customers.open(String(id), { reason: 'arco', checks: ['name', 'email'] }, 'look');
  const made = await desk().privacy.note(noted({ who }), 'k');
  if (!made.ok) throw new Error(made.problem.message);
  expect(await desk().privacy.find(made.value)).toMatchObject({ isByEmail: false, account: String(id), email });
  const own = await embeddedPrivacy(env, 'viu', START).ofCustomer(who).find(made.value);
  expect(own).toMatchObject({ ok: true, value: { detail: noted().detail, notedBy: 'orders', status: 'open' } });
  await desk().privacy.answer(made.value, 0, true, 'Procede');
  expect(await desk('all').privacy.erase(made.value, 1)).toEqual({ ok: true, value: 'closing' });
  expect(
    await tablesWith(`${CANARY} contact_message message ${id}`),
    'what is found by an e-mail nobody showed',
  ).toEqual(['contact_message']);
});

test('an e-mail that was only said opens no account: a customer’s is noted on their page, and one made later stays out', async () => {
  const { id, email } = await someone();
  const who = { name: 'Eva Uc', email: ` ${email.toUpperCase()} ` };
  expect(await desk().privacy.note(noted({ who }), 'k')).toMatchObject({
    problem: { status: 409, message: PRIVACY_MESSAGES.hasAccount, fields: [{ field: 'email' }] },
  });
  expect(await stored()).toEqual([]);
  const made = await desk().privacy.note(noted(), 'k');
  if (!made.ok) throw new Error(made.problem.message);
  await env.SHOP.prepare('UPDATE privacy_request SET email = ?1, email_key = ?1 WHERE id = ?2')
    .bind(email, made.value)
    .run();
  await plant(id, email);
  expect(await desk().privacy.find(made.value)).toMatchObject({ account: null });
  const data = JSON.stringify(await desk('all').privacy.data(made.value));
  expect([data.includes(`${CANARY} contact_message`), data.includes('customer_address')]).toEqual([true, false]);
  await desk().privacy.answer(made.value, 0, true, 'Procede');
  expect(await desk('all').privacy.erase(made.value, 1)).toEqual({ ok: true, value: 'erased' });
  expect(await env.SHOP.prepare('SELECT 1 AS here FROM customer WHERE id = ?').bind(id).first()).toEqual({ here: 1 });
});

test('a customer may have more than five noted: the law knows no most', async () => {
  for (let n = 0; n < 7; n += 1) await desk().privacy.note(noted({ detail: `Solicitud ${n}` }), `k${n}`);
  expect(await stored()).toHaveLength(7);
});

test('two operators who happen on the same key have noted a request each', async () => {
  const by = (id: string) => deskFor(env, VIU, START, { id, name: 'Ana', role: 'orders' }).privacy.note(noted(), 'k');
  const [one, other] = [await by('ana'), await by('beto')];
  expect([one.ok, other.ok]).toEqual([true, true]);
  expect(other).not.toEqual(one);
  expect(await stored()).toHaveLength(2);
});
