import { env as testEnv } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { storeByCode, storeViews } from '../../../src/config/stores';
import { defineForm } from '../../../src/contract/form';
import { line } from '../../../src/contract/form-fields';
import { MESSAGES } from '../../../src/contract/messages';
import { refuse } from '../../../src/domain/result';
import { FakeShop, requestOf } from '../../../tests/fakes/commerce';
import type { Env } from '../../env';
import { CookieJar } from '../../http/cookie-jar';
import type { ShopRequest } from '../../http/shop-request';
import { newToken } from '../../http/token';
import { formSession } from '../../objects/form-session';
import { formsApp } from '..';
import type { Outcome } from './outcome';
import { serveForm } from './serve-form';

const env: Env = testEnv;
const viu = storeByCode(storeViews(env.STORE_VIEWS), 'viu');
if (!viu) throw new Error('no store view');
const store = viu;

const complaint = defineForm({
  id: 'queja',
  path: '/queja',
  access: 'anyone',
  limit: 'form',
  page: '/quejas',
  fields: { text: line(200) },
});

/** A visitor without a cart in front of a form that writes something down each time it runs. */
function visitor(outcome: (written: number) => Outcome) {
  const token = newToken();
  let written = 0;
  const app = formsApp();
  serveForm(app, complaint, async ({ sent }) => {
    written += 1;
    return sent.text
      ? outcome(written)
      : { location: '/quejas', notices: [], refused: refuse(422, MESSAGES.invalid).problem };
  });
  const post = async (fields: Record<string, string>, accept = 'text/html') => {
    const cookies = new CookieJar(new URL('https://tienda.example/'), null);
    const session = formSession(env, { store, jar: cookies, token, owner: null, ownsKeys: true });
    const request: ShopRequest = { ...requestOf(new FakeShop()).request, store, cookies, formSession: () => session };
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept };
    const answer = await app.request(
      '/f/queja',
      { method: 'POST', headers, body: new URLSearchParams(fields).toString() },
      { ...env, REQUEST: request },
    );
    const text = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? JSON.parse(text).result?.location ?? null,
      session,
    };
  };
  return { post, written: () => written };
}

const numbered = (written: number): Outcome => ({ location: `/quejas/${written}`, notices: [] });

test('a form that concerns no cart runs once for its key: at once, after a minute, with script and without', async () => {
  const { post, written } = visitor(numbered);
  const fields = { text: 'Llegó rota', key: 'una' };
  const atOnce = await Promise.all([post(fields), post(fields, 'application/json'), post(fields)]);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 61_000);
  const later = [await post(fields), await post(fields, 'application/json')];
  vi.useRealTimers();
  expect([...atOnce, ...later].map(({ location }) => location)).toEqual(Array(5).fill('/quejas/1'));
  expect(written()).toBe(1);
});

test('two without a key are two, and so are two keys', async () => {
  const { post, written } = visitor(numbered);
  for (const key of [{}, {}, { key: 'una' }, { key: 'otra' }])
    await post({ text: 'Llegó rota', ...key } as Record<string, string>);
  expect(written()).toBe(4);
});

test('a key with other fields is refused and told; nothing runs, and the first outcome is not answered', async () => {
  const { post, written } = visitor(numbered);
  await post({ text: 'Llegó rota', key: 'una' });
  const again = await post({ text: 'Llegó tarde', key: 'una' });
  expect([again.status, again.location, written()]).toEqual([303, '/quejas', 1]);
  expect(await again.session.take()).toMatchObject({
    notices: [{ level: 'error', message: MESSAGES.keyReused }],
    form: 'queja',
    values: { text: 'Llegó tarde' },
  });
  expect((await post({ text: 'Llegó tarde', key: 'una' }, 'application/json')).status).toBe(422);
});

test('a refused form may be sent again under its key', async () => {
  const { post, written } = visitor(numbered);
  await post({ text: '', key: 'una' });
  expect((await post({ text: '', key: 'una' })).status).toBe(303);
  expect(written()).toBe(2);
});

test('a key that can be none is refused', async () => {
  const { post, written } = visitor(numbered);
  for (const key of ['con espacio', 'x'.repeat(300)])
    expect((await post({ text: 'Llegó rota', key }, 'application/json')).status).toBe(422);
  expect(written()).toBe(0);
});
