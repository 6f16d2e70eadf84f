import { runInDurableObject, env as testEnv } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeByCode, storeViews } from '../../../src/config/stores';
import { FORMS } from '../../../src/contract/areas';
import { defineForm, type FormDefinition } from '../../../src/contract/form';
import { line } from '../../../src/contract/form-fields';
import { MESSAGES } from '../../../src/contract/messages';
import { refuse } from '../../../src/domain/result';
import { FakeShop, requestOf } from '../../../tests/fakes/commerce';
import type { Env } from '../../env';
import { CookieJar } from '../../http/cookie-jar';
import { ownerOf } from '../../http/principal';
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

const signUp = defineForm({
  id: 'prueba',
  path: '/prueba',
  access: 'anyone',
  limit: 'form',
  page: '/entrar',
  fields: { name: line(40), pin: { ...line(40), privacy: 'secret' }, curp: { ...line(40), privacy: 'private' } },
});
const SENT = { name: 'Ana', pin: 'canario-del-pin', curp: 'canario-de-la-curp', key: 'llave-de-la-forma' };

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => {
      lines.push(words.map(String).join(' '));
    });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Sends a form from a browser of its own, and answers everything that came of it, as text: answer, cookies, log, what
 * its session keeps and the next page is given.
 */
async function traces(
  form: FormDefinition,
  handle: (() => Promise<Outcome>) | null,
  sent: Record<string, string>,
  accept = 'text/html',
): Promise<string> {
  const token = newToken();
  const cookies = new CookieJar(new URL('https://tienda.example/'), null);
  const session = formSession(env, { store, jar: cookies, token, owner: null, ownsKeys: true });
  const request: ShopRequest = {
    ...requestOf(new FakeShop(), { cartToken: 'A'.repeat(32) }).request,
    store,
    cookies,
    formSession: () => session,
  };
  const app = formsApp();
  if (handle) serveForm(app, form, handle);
  const answer = await app.request(
    `/f${form.path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
      body: new URLSearchParams(sent).toString(),
    },
    { ...env, REQUEST: request },
  );
  const kept = await runInDurableObject(
    env.FORM_SESSION.getByName(`viu:${await ownerOf('form', token)}`),
    (_, state) => {
      const tables = state.storage.sql
        .exec<{ name: string }>(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
        )
        .toArray();
      return JSON.stringify(tables.map(({ name }) => state.storage.sql.exec(`SELECT * FROM ${name}`).toArray()));
    },
  );
  const next = JSON.stringify(await session.take());
  return [
    answer.status,
    JSON.stringify([...answer.headers]),
    await answer.text(),
    cookies.changes().join('\n'),
    lines.join('\n'),
    kept,
    next,
  ].join('\n');
}

const refused = async (): Promise<Outcome> => ({
  location: '/entrar',
  notices: [],
  refused: refuse(422, MESSAGES.invalid, { fields: [{ field: 'pin', rule: 'value', message: MESSAGES.invalid }] })
    .problem,
});
const done = async (): Promise<Outcome> => ({
  location: '/hecho',
  notices: [{ id: 'other', level: 'success', message: 'Listo' }],
});
const failing = async (): Promise<Outcome> => {
  throw new Error(`no row for ${SENT.pin} and ${SENT.curp}`);
};

describe.each(['text/html', 'application/json'])('asking for %s', (accept) => {
  test.each([
    ['refused', refused],
    ['done', done],
    ['failing', failing],
  ] as const)('a form that is %s leaves its secret and private fields nowhere', async (_, handle) => {
    const left = await traces(signUp, handle, SENT, accept);
    for (const canary of [SENT.pin, SENT.curp]) expect(left).not.toContain(canary);
  });
});

test('what is neither secret nor private is shown again', async () => {
  expect(await traces(signUp, refused, SENT)).toContain('"values":{"name":"Ana"}');
});

test('fields that a form does not have are not kept', async () => {
  expect(await traces(signUp, refused, { ...SENT, otro: 'canario-ajeno' })).not.toContain('canario-ajeno');
});

const MARKED = FORMS.filter(({ fields }) => Object.values(fields).some(({ privacy }) => privacy));

test.each(MARKED)('the form $id leaves none of its secret and private fields anywhere', async (form) => {
  const marked = Object.keys(form.fields).filter((name) => form.fields[name]?.privacy);
  const sent = Object.fromEntries(marked.map((name) => [name, `canario-${name}-0123456789`]));
  const left = await traces(form, null, { ...sent, key: 'llave-de-la-forma' });
  for (const canary of Object.values(sent)) expect(left).not.toContain(canary);
});
