import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { value } from '../../../tests/cart/port';
import { ADDRESS } from '../../../tests/cart/requests';
import { VIU } from '../../../tests/cart/shop';
import { eraseClosed } from '../../adapters/embedded/privacy/erase';
import { armed } from '../../failpoint';
import { ownerOf } from '../../http/principal';
import { cartPort } from '../../objects/cart/port';
import { customerSessionsOf } from '../../objects/customer-sessions';
import { forgetCustomer } from '../../objects/forget-customer';
import { deliverOutbox } from '../../outbox/deliver';
import { browser, env, me, post, signedIn } from './customers.fixture';
import {
  begin,
  CANARY,
  DAY_MS,
  HOUR_MS,
  letters,
  logIn,
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
  armed.clear();
});

const MINUTE_MS = 60_000;
const erase = eraseClosed(forgetCustomer);
/** When a closed account is erased: 72 hours to take it back, and one more. */
const ERASED_AT = START + 73 * HOUR_MS;
const closing = (id: number) =>
  env.SHOP.prepare('SELECT * FROM account_closing WHERE customer_id = ?').bind(id).first();
const signUp = (email: string) =>
  post('/api/user/create', { customer: { email, firstname: 'Eva', lastname: 'Uc' }, password: 'Contraseña2' });

test('a closed account lets nobody in from that moment on: password, open sessions, another account of its e-mail', async () => {
  const { id, email, password, here } = await someone();
  const { token: elsewhere } = await signedIn({ email, password });
  const unsure = await sendForm(here, 'account/cerrar', {});
  expect([unsure.headers.get('location'), await closing(id)]).toEqual(['/my-account/privacy', null]);
  vi.setSystemTime(START + 11 * 60_000);
  for (const wrong of ['', 'Contraseña9'])
    await sendForm(here, 'account/cerrar', { sure: '1', ...(wrong ? { password: wrong } : {}) });
  expect(await closing(id)).toBeNull();
  vi.setSystemTime(START);
  expect((await sendForm(here, 'account/cerrar', { sure: '1' })).headers.get('location')).toBe('/login');
  expect([await logIn(email, password), (await me(elsewhere)).status]).toEqual([401, 401]);
  expect((await here.get('/api/user/me')).status).toBe(401);
  expect((await signUp(email)).status).toBe(400);
  await sendForm(browser(), 'account/olvide-contrasena', { email });
  expect(letters()).toEqual([[email, 'Tu cuenta está cerrada']]);
});

test('a closed account is taken back by the link of its letter, for 72 hours, and is not erased', async () => {
  const [ana, eva] = [await someone(), await someone()];
  for (const { here } of [ana, eva]) await sendForm(here, 'account/cerrar', { sure: '1' });
  const letterOf = ({ email }: { email: string }) => sent.find(({ to }) => to[0] === email);
  vi.setSystemTime(START + 72 * HOUR_MS - 1000);
  const shopper = browser();
  await open(shopper, 'recuperar-correo', letterOf(ana));
  const back = await sendForm(shopper, 'account/recuperar-correo');
  expect(back.headers.get('location')).toBe('/customer/account/forgot-password');
  vi.setSystemTime(START + 72 * HOUR_MS);
  await open(shopper, 'recuperar-correo', letterOf(eva));
  const late = await sendForm(shopper, 'account/recuperar-correo');
  expect(late.headers.get('location')).toBe('/recuperar-correo');
  vi.setSystemTime(ERASED_AT + 1);
  await erase(env, ERASED_AT + 1);
  const left = await env.SHOP.prepare('SELECT email_key FROM customer WHERE id IN (?, ?)').bind(ana.id, eva.id).all();
  expect(left.results).toEqual([{ email_key: ana.email }]);
});

/**
 * What the law keeps: orders and what follows of them, requests, and who did what at the desk; and what stands under an
 * e-mail that nobody showed to be theirs.
 */
const KEPT = [
  'contact_message',
  'coupon_use',
  'desk_audit',
  'invoice_request',
  'order_event',
  'order_return',
  'order_return_event',
  'orders',
  'privacy_request',
  'refund_account',
];

test('nothing of a closed account is left in any table but what the law keeps, and a job that breaks off in the middle goes on', async () => {
  const { id, email, here } = await someone();
  const other = await someone();
  await plant(id, email);
  await here.post('/api/cart/create');
  const sessions = customerSessionsOf(env, { storeCode: 'viu' });
  const account = sessions.accountOf(String(id));
  const { viu: token } = value(await sessions.carts(account)) as { viu: string };
  const owner = await ownerOf('customer', account);
  const cart = cartPort(env, VIU, token, false, { account, customerId: String(id), owner, sessionId: '' });
  const filledIn = async () => JSON.stringify(value(await cart.read()).checkout);
  value(await cart.saveCheckout({ shippingDetails: ADDRESS, pickupPhone: '9991234567' }, null));
  expect(await filledIn()).toContain(ADDRESS.streetAddress);
  await sendForm(here, 'account/cerrar', { sure: '1' });
  await erase(env, ERASED_AT - 1);
  expect((await tablesWith(CANARY)).length, 'before its time').toBeGreaterThan(15);
  for (let table = 0; table < 3; table += 1) {
    armed.set('erase.after-table', 'throw');
    await expect(erase(env, ERASED_AT + table * MINUTE_MS)).rejects.toThrow('failpoint');
  }
  const over = ERASED_AT + 3 * MINUTE_MS;
  for (let again = 0; again < 2; again += 1) await erase(env, over);
  vi.setSystemTime(over);
  await deliverOutbox(WITH_MAIL, over);
  expect(letters().slice(1)).toEqual([[email, 'Borramos tus datos']]);
  expect(await tablesWith(CANARY, email)).toEqual([...KEPT, 'review'].sort());
  const review = await env.SHOP.prepare('SELECT * FROM review WHERE title LIKE ?').bind(`%${id}`).first();
  expect(review).toMatchObject({ nickname: '', customer_id: null, seq: expect.any(Number) });
  expect(await closing(id)).toMatchObject({ email_key: '', erased_at: over, next_at: null });
  expect(await filledIn()).not.toMatch(new RegExp(`${ADDRESS.streetAddress}|9991234567`));
  expect(await sessions.carts(account)).toEqual({ ok: true, value: {} });
  expect((await me((await signedIn(other)).token)).status, 'another account').toBe(200);
  expect((await signUp(email)).status, 'the e-mail is free').toBe(200);
});

test('accounts that fail wait a minute, so that none behind them waits longer', async () => {
  const insert = env.SHOP.prepare(
    "INSERT INTO account_closing (customer_id, store, email_key, closed_at, erase_at, next_at) VALUES (?1, 'viu', '', 0, ?2, ?2)",
  );
  const last = 910;
  for (let id = 900; id <= last; id += 1) await insert.bind(id, ERASED_AT + id).run();
  const failing = eraseClosed(async (_env, _store, id) => {
    if (Number(id) < last) throw new Error('the account is busy');
  });
  const erasedAt = async () => (await closing(last))?.erased_at;
  const [first, second] = [ERASED_AT + MINUTE_MS, ERASED_AT + 2 * MINUTE_MS];
  await expect(failing(env, first)).rejects.toThrow('busy');
  expect(await erasedAt()).toBeNull();
  await expect(failing(env, second)).rejects.toThrow('busy');
  expect(await erasedAt()).toBe(second);
});

test('an order that is open goes on and is found by its words until it is over; then its number alone finds it', async () => {
  const { id, email, here } = await someone();
  await plant(id, email);
  await env.SHOP.prepare("UPDATE orders SET status = 'sent' WHERE customer_id = ?").bind(String(id)).run();
  const byNumber = `FROM order_word WHERE rank IN (SELECT -CAST(number AS INTEGER) FROM orders WHERE customer_id = ?)`;
  await env.SHOP.prepare(
    `INSERT INTO order_word (word, store, rank) SELECT CAST(-rank AS TEXT), store, rank ${byNumber} LIMIT 1`,
  )
    .bind(String(id))
    .run();
  await sendForm(here, 'account/cerrar', { sure: '1' });
  await erase(env, ERASED_AT);
  expect(await tablesWith(`${CANARY} de la busqueda`)).toEqual(['order_word']);
  expect(await closing(id)).toMatchObject({ blocked_at: null, next_at: ERASED_AT + DAY_MS });
  await env.SHOP.prepare("UPDATE orders SET status = 'complete' WHERE customer_id = ?").bind(String(id)).run();
  await erase(env, ERASED_AT + DAY_MS);
  expect(await tablesWith(`${CANARY} de la busqueda`)).toEqual([]);
  const { results } = await env.SHOP.prepare(`SELECT word = CAST(-rank AS TEXT) AS isNumber ${byNumber}`)
    .bind(String(id))
    .all();
  expect(results).toEqual([{ isNumber: 1 }]);
  expect(await closing(id)).toMatchObject({ blocked_at: ERASED_AT + DAY_MS, next_at: null });
});
