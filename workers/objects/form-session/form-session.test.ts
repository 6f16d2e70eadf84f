import { runDurableObjectAlarm, runInDurableObject, env as testEnv } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import { storeByCode, storeViews } from '../../../src/config/stores';
import type { Env } from '../../env';
import { CookieJar } from '../../http/cookie-jar';
import { ownerOf } from '../../http/principal';
import { newToken } from '../../http/token';
import { formSession } from '.';

const env: Env = testEnv;
const viu = storeByCode(storeViews(env.STORE_VIEWS), 'viu');
if (!viu) throw new Error('no store view');
const MINUTE_MS = 60 * 1000;
const FLASH = { notices: [], form: 'direccion', values: { zipCode: '97000' }, errors: [] };

afterEach(() => {
  vi.useRealTimers();
});

/** A visitor's session over their own jar; `token` is that of their cookie. */
function visitor({ token = null, owner = null }: { token?: string | null; owner?: string | null } = {}) {
  const jar = new CookieJar(new URL('https://tienda.example/'), null);
  const session = formSession(env, {
    store: viu as NonNullable<typeof viu>,
    jar,
    token,
    owner,
    ownsKeys: owner === null,
  });
  return { session, jar, token: () => /__Host-form=([^;]+)/.exec(jar.changes().join(' '))?.[1] ?? null };
}

const stubOf = async (token: string) => env.FORM_SESSION.getByName(`viu:${await ownerOf('form', token)}`);

/** Everything the object holds, as text. */
const contents = async (stub: DurableObjectStub) =>
  runInDurableObject(stub, (_, state) => {
    const tables = state.storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
      )
      .toArray();
    return JSON.stringify(tables.map(({ name }) => [name, state.storage.sql.exec(`SELECT * FROM ${name}`).toArray()]));
  });

const send = (content: string, key = 'form:llave') => ({ form: 'form', key, content });

test('what a form leaves is shown once, to whoever has the cookie, without any cart', async () => {
  const sender = visitor();
  await sender.session.leave(FLASH);
  const token = sender.token();
  expect(sender.jar.changes()).toEqual([
    expect.stringMatching(/^__Host-form=[\w-]{32}; HttpOnly; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/),
  ]);
  const reader = visitor({ token });
  expect(await reader.session.take()).toEqual(FLASH);
  expect(await reader.session.take()).toBeNull();
  expect(await visitor({ token: newToken() }).session.take()).toBeNull();
});

test('a visitor without the cookie asks no object, and a later form takes the place of an earlier one', async () => {
  expect(await visitor().session.take()).toBeNull();
  const { session, token } = visitor();
  await session.leave(FLASH);
  await session.leave({ ...FLASH, form: 'datos' });
  expect((await visitor({ token: token() }).session.take())?.form).toBe('datos');
});

test('a taken session leaves nothing behind; one nobody takes is gone after ten minutes', async () => {
  const taken = visitor();
  await taken.session.leave(FLASH);
  await taken.session.take();
  expect(await contents(await stubOf(taken.token() ?? ''))).toBe('[]');

  vi.useFakeTimers({ toFake: ['Date'] });
  const kept = visitor();
  await kept.session.leave(FLASH);
  const stub = await stubOf(kept.token() ?? '');
  expect(await runInDurableObject(stub, (_, state) => state.storage.getAlarm())).toBeLessThanOrEqual(
    Date.now() + 10 * MINUTE_MS,
  );
  vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
  expect(await kept.session.take()).toBeNull();
  await kept.session.leave(FLASH);
  vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
  await runDurableObjectAlarm(stub);
  expect(await contents(stub)).toBe('[]');
});

test('a form runs once for its key: at once, and again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const owner = await ownerOf('cart', newToken());
  let runs = 0;
  const work = async () => {
    runs += 1;
    await Promise.resolve();
    return { location: '/hecho', number: runs };
  };
  const once = () => visitor({ owner }).session.once(send('a'), work, () => true);
  const answers = await Promise.all(Array.from({ length: 10 }, once));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ ok: true, value: { location: '/hecho', number: 1 } })]),
  );
  vi.setSystemTime(Date.now() + MINUTE_MS);
  expect(await once()).toMatchObject({ ok: true, value: { number: 1 } });
  expect(runs).toBe(1);
  vi.setSystemTime(Date.now() + 24 * 60 * MINUTE_MS);
  expect(await once()).toMatchObject({ ok: true, value: { number: 2 } });
});

test('other fields under the same key are refused, also while the first is running; other keys, forms and owners are other operations', async () => {
  const owner = await ownerOf('cart', newToken());
  const session = () => visitor({ owner }).session;
  const [first, other] = await Promise.all([
    session().once(
      send('a'),
      async () => 1,
      () => true,
    ),
    session().once(
      send('b'),
      async () => 2,
      () => true,
    ),
  ]);
  expect([first, other]).toMatchObject([
    { ok: true, value: 1 },
    { ok: false, problem: { status: 422, fields: [{ rule: 'reused' }] } },
  ]);
  expect(
    await session().once(
      send('b'),
      async () => 3,
      () => true,
    ),
  ).toMatchObject({ ok: false });
  expect(
    await session().once(
      send('b', 'form:otra'),
      async () => 4,
      () => true,
    ),
  ).toEqual({ ok: true, value: 4 });
  expect(
    await session().once(
      { ...send('b'), form: 'otra' },
      async () => 5,
      () => true,
    ),
  ).toEqual({ ok: true, value: 5 });
  expect(
    await visitor().session.once(
      send('b'),
      async () => 6,
      () => true,
    ),
  ).toEqual({ ok: true, value: 6 });
});

test('a refusal is not remembered, but answers whoever waited for it', async () => {
  const owner = await ownerOf('cart', newToken());
  let runs = 0;
  const refused = async () => {
    runs += 1;
    return { refused: true };
  };
  const once = () => visitor({ owner }).session.once(send('a'), refused, () => false);
  expect(await Promise.all([once(), once()])).toEqual(Array(2).fill({ ok: true, value: { refused: true } }));
  const before = runs;
  await once();
  expect(runs).toBe(before + 1);
});

test('a handler that throws is not remembered', async () => {
  const owner = await ownerOf('cart', newToken());
  const fail = async (): Promise<number> => {
    throw new Error('se cayó');
  };
  await expect(visitor({ owner }).session.once(send('a'), fail, () => true)).rejects.toThrow('se cayó');
  expect(
    await visitor({ owner }).session.once(
      send('a'),
      async () => 1,
      () => true,
    ),
  ).toEqual({ ok: true, value: 1 });
});

test('taking what a form left keeps the outcomes of keys, and both are gone in the end', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const one = visitor();
  await one.session.leave(FLASH);
  const token = one.token() ?? '';
  await one.session.once(
    send('a'),
    async () => 1,
    () => true,
  );
  expect(await visitor({ token }).session.take()).toEqual(FLASH);
  expect(
    await visitor({ token }).session.once(
      send('a'),
      async () => 2,
      () => true,
    ),
  ).toEqual({ ok: true, value: 1 });
  vi.setSystemTime(Date.now() + 24 * 60 * MINUTE_MS);
  const stub = await stubOf(token);
  await runDurableObjectAlarm(stub);
  expect(await contents(stub)).toBe('[]');
});

test('neither the key nor what was sent can be read from what is kept', async () => {
  const one = visitor();
  await one.session.once(
    send('{"pin":"numero-secreto"}', 'form:llave-secreta'),
    async () => ({ location: '/x' }),
    () => true,
  );
  const kept = await contents(await stubOf(one.token() ?? ''));
  expect(kept).toContain('/x');
  for (const canary of ['numero-secreto', 'llave-secreta']) expect(kept).not.toContain(canary);
});

test('a page mints a key for each form, and names the session of a visitor whose keys nothing else could own', async () => {
  const nobody = visitor();
  expect(nobody.session.mintKey()).not.toBe(nobody.session.mintKey());
  expect(nobody.jar.changes()).toEqual([expect.stringMatching(/^__Host-form=[\w-]{32}; .*Max-Age=86400/)]);
  const shopper = visitor({ owner: 'del carrito' });
  shopper.session.mintKey();
  expect(shopper.jar.changes()).toEqual([]);
});

test('what is for one page waits for it, whatever page is opened before', async () => {
  const { session, token } = visitor();
  await session.leave({ ...FLASH, page: '/login' });
  const later = () => visitor({ token: token() }).session;
  expect([await later().take('/checkout/cart'), await later().take()]).toEqual([null, null]);
  expect(await later().take('/login')).toMatchObject({ form: 'direccion' });
  expect(await later().take('/login')).toBeNull();
});
