import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemoteSession } from '../../../src/commerce/customers';
import { VIU } from '../../../tests/cart/shop';
import { embeddedPhones } from '../../adapters/embedded/phone';
import { browser, env, newCustomer, post, refresh, signedIn, visit } from './customers.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const START = Date.UTC(2036, 10, 22, 12, 0, 30);
const MINUTE_MS = 60_000;
const SMS = { SMS_URL: 'https://mensajes.example/messages', SMS_TOKEN: 'secreto' };

let sent: { to: string; text: string }[] = [];
let provider: () => Response = () => Response.json({});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  sent = [];
  provider = () => Response.json({});
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return provider();
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function someone(mobile = '999 123 4567') {
  const account = await newCustomer();
  await env.SHOP.prepare('UPDATE customer SET attributes = ? WHERE id = ?')
    .bind(JSON.stringify(mobile ? [{ code: 'mobile', value: mobile }] : []), account.id)
    .run();
  let { refreshToken } = await signedIn(account);
  /** Tokens are good for a quarter of an hour. */
  const fresh = async (): Promise<string> => {
    const renewed = await refresh(refreshToken);
    refreshToken = String(renewed.body.meta?.refreshToken);
    return String(renewed.body.result);
  };
  return {
    ...account,
    fresh,
    ask: async (body: object = {}, more: object = SMS) => post(`/api/send_sms?token=${await fresh()}`, body, {}, more),
    confirm: async (code: string) => post(`/api/user/phone?token=${await fresh()}`, { code }, {}, SMS),
  };
}

const codeOf = (at = -1) => /^(\d{4}) es tu código de Tianguis/.exec(sent.at(at)?.text ?? '')?.[1] ?? '';
const other = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

test('API-049 a code of four digits goes to the telephone of whoever asks, another one after five minutes, and confirms it once within ten', async () => {
  const { id, ask, confirm } = await someone();
  expect(await ask({ customer_id: id })).toMatchObject({
    status: 200,
    body: { code: 200, result: { sent: true, expires_at: new Date(START + 10 * MINUTE_MS).toISOString() } },
  });
  expect(sent).toMatchObject([{ to: '+529991234567', text: expect.stringMatching(/^\d{4} /) }]);
  const first = codeOf();
  vi.setSystemTime(START + 5 * MINUTE_MS - 1000);
  expect((await ask()).status).toBe(429);
  vi.setSystemTime(START + 5 * MINUTE_MS);
  expect((await ask()).status).toBe(200);
  const second = codeOf();
  if (first !== second) expect((await confirm(first)).body.result).toBe('The code is wrong');
  vi.setSystemTime(START + 15 * MINUTE_MS);
  expect((await confirm(second)).status, 'ten minutes are over').toBe(400);
  expect((await ask()).status).toBe(200);
  vi.setSystemTime(START + 25 * MINUTE_MS - 1000);
  expect((await confirm(codeOf())).body.result).toBe(true);
  expect((await confirm(codeOf())).status, 'a code counts once').toBe(400);
});

test('NOTIF-030 NOTIF-032 a code is tried five times, and no longer counts then, right as it may be', async () => {
  const { id, ask, confirm } = await someone();
  await ask();
  const access = { customerId: String(id), sessionId: '', remote: {} as RemoteSession };
  const waits = async () => {
    const state = await embeddedPhones({ ...env, ...SMS }, VIU, Date.now())
      .ofCustomer(access)
      .state();
    return state.ok && state.value?.waits;
  };
  expect(await waits()).toMatchObject({ phone: '9991234567' });
  const wrong: unknown[] = [];
  for (let tries = 0; tries < 5; tries += 1) wrong.push((await confirm(other(codeOf()))).body.result);
  expect(wrong).toEqual([...Array(4).fill('The code is wrong'), 'The number of attempts was exceeded']);
  expect(await confirm(codeOf())).toMatchObject({ status: 429 });
  expect(await waits(), 'it is offered no longer').toBeNull();
});

test('API-049 without a telephone an empty object is answered, false where the provider does not send it, and neither keeps anybody waiting', async () => {
  const { ask } = await someone();
  expect((await (await someone('')).ask()).body).toMatchObject({ result: {}, meta: { degraded: true } });
  for (const status of [500, 422]) {
    provider = () => new Response(null, { status });
    expect((await ask()).body).toMatchObject({ result: false, meta: { degraded: true } });
  }
  provider = () => Response.json({});
  expect((await ask()).body.result).toMatchObject({ sent: true });
  expect((await ask({}, {})).status, 'a shop that sends none').toBe(404);
});

test('a code whose message got no answer counts if it arrives, for five minutes; one the provider never sends does not', async () => {
  const [late, gone] = [await someone('9991230003'), await someone('9991230004')];
  provider = () => {
    throw new DOMException('no answer', 'TimeoutError');
  };
  for (const one of [late, gone]) expect((await one.ask()).body.result).toBe(false);
  vi.setSystemTime(START + 5 * MINUTE_MS - 1000);
  expect((await late.confirm(codeOf(0))).body.result).toBe(true);
  vi.setSystemTime(START + 5 * MINUTE_MS);
  expect((await gone.confirm(codeOf(1))).status).toBe(400);
  provider = () => new Response(null, { status: 422 });
  await gone.ask();
  expect((await gone.confirm(codeOf())).status).toBe(400);
});

test('another customer’s id sends nothing, and the tenth code of a day is the last one', async () => {
  const [ana, eva] = [await someone('9991230001'), await someone('5512345678')];
  expect((await ana.ask({ customer_id: eva.id })).status).toBe(404);
  expect(sent).toEqual([]);
  const statuses: number[] = [];
  for (let codes = 0; codes < 11; codes += 1) {
    vi.setSystemTime(START + codes * 5 * MINUTE_MS);
    statuses.push((await ana.ask()).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const another = await someone('999 123 0001');
  for (let asked = 0; asked < 11; asked += 1)
    expect((await another.ask()).status, 'ten codes of a day ring one telephone, whoever asks').toBe(429);
  await env.SHOP.prepare('UPDATE customer SET attributes = ? WHERE id = ?')
    .bind(JSON.stringify([{ code: 'mobile', value: '9991230009' }]), another.id)
    .run();
  expect((await another.ask()).status, 'what was refused counts for nobody').toBe(200);
  expect((await eva.ask()).status).toBe(200);
});

test('of two that ask at one moment one code is sent, which is the one that counts', async () => {
  const { fresh, confirm } = await someone('9991230002');
  const token = await fresh();
  const ask = () => post(`/api/send_sms?token=${token}`, {}, {}, SMS);
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect(sent).toHaveLength(1);
  expect((await confirm(codeOf())).body.result).toBe(true);
});

test('NOTIF-047 the form says that the SMS was not sent, and the one with the code confirms the telephone', async () => {
  const { email, password } = await someone();
  const device = browser();
  await device.post('/api/user/login', { username: email, password, tokenCaptcha: '' });
  const send = async (form: string, fields: Record<string, string> = {}) => {
    const headers = {
      ...device.page(),
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const body = new URLSearchParams(fields).toString();
    const answer = await visit(`/f/account/${form}`, { method: 'POST', headers, body }, SMS);
    return answer.text();
  };
  provider = () => new Response(null, { status: 503 });
  expect(await send('enviar-codigo')).toContain('The SMS was not sent');
  provider = () => Response.json({});
  expect(await send('enviar-codigo')).toContain('We sent you a code by SMS');
  expect(await send('confirmar-celular', { code: '12' })).toContain('"code"');
  expect(await send('confirmar-celular', { code: codeOf() })).toContain('Your phone is confirmed');
});
