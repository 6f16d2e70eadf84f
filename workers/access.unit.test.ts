import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Principal } from '../src/commerce/principal';
import type { Access } from '../src/contract/access';
import { CALLS, FORMS } from '../src/contract/areas';
import { type CallDefinition, defineCall } from '../src/contract/call';
import { defineForm, type FormDefinition } from '../src/contract/form';
import { PROGRAM } from '../src/domain/operator';
import { ok } from '../src/domain/result';
import type { PagesOf } from '../src/pages/page-props';
import { personal, ROUTES, type Route, shared } from '../src/pages/routes';
import { FakeShop, type FakeVisitor, requestOf } from '../tests/fakes/commerce';
import { FORM_ACCESS, PUBLISHED, ROUTE_ACCESS } from '../tests/published';
import { apiApp } from './api';
import { bind } from './api/serving/bind';
import { formsApp } from './forms';
import type { SentForm } from './forms/serving/sent-form';
import { serveForm } from './forms/serving/serve-form';
import { admission } from './pages/admission';

const PRINCIPALS: Record<Principal['kind'] | 'unknown', FakeVisitor['principal'] & (Principal | null)> = {
  guest: { kind: 'guest', owner: null },
  customer: {
    kind: 'customer',
    account: 'shop:7',
    customerId: '7',
    groupId: 1,
    sessionId: 's',
    signedInAt: 0,
    owner: 'a',
  },
  credit: { kind: 'credit', owner: 'b' },
  service: { kind: 'service', owner: 'c', operator: PROGRAM },
  unknown: null,
};

const LETS_IN: Record<Access, string[]> = {
  anyone: ['guest', 'customer', 'credit'],
  customer: ['customer'],
  named: ['customer', 'service'],
  credit: ['credit'],
  service: ['service'],
};

const sortedByAccess = (things: { access: Access; id: string }[]) =>
  Object.fromEntries(
    Object.keys(LETS_IN).map((access) => [
      access,
      things
        .filter((thing) => thing.access === access)
        .map(({ id }) => id)
        .sort(),
    ]),
  );

const shop = new FakeShop();
const ENV = { SERVICE_TOKEN: 'servicio' };

beforeAll(async () => {
  shop.customers.nextId = 7;
  await shop.customers.create({
    email: 'ana@example.mx',
    password: 'Contraseña1',
    firstName: 'Ana',
    lastName: 'Pech',
    attributes: [],
    addresses: [],
  });
});

/** Of the five askers, those whom a call does not refuse. */
async function admittedToCall(call: CallDefinition, app = apiApp()): Promise<string[]> {
  const path = call.path.replace(/:(\w+)/g, 'viu');
  const statuses = await Promise.all(
    Object.entries(PRINCIPALS).map(async ([name, principal]) => {
      const { request } = requestOf(shop, { principal });
      const answer = await app.request(
        `/api${path}`,
        { method: call.method.toUpperCase() },
        { ...ENV, REQUEST: request },
      );
      if (answer.status === 401) expect(await answer.json()).toMatchObject({ code: 401, result: expect.any(String) });
      return answer.status === 401 ? [] : [name];
    }),
  );
  return statuses.flat();
}

/** Of the five askers, those whom a form does not refuse. */
async function admittedToForm(form: FormDefinition, app = formsApp()): Promise<string[]> {
  const names = await Promise.all(
    Object.entries(PRINCIPALS).map(async ([name, principal]) => {
      const { request } = requestOf(shop, { principal });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const withScript = await app.request(
        `/f${form.path}`,
        { method: 'POST', headers: { ...headers, accept: 'application/json' } },
        { REQUEST: request },
      );
      const without = await app.request(`/f${form.path}`, { method: 'POST', headers }, { REQUEST: request });
      const isSentToSignIn =
        without.status === 303 && /^\/(?:login|operacion\/entrar)\?volver=/.test(without.headers.get('location') ?? '');
      expect(without.status === 401 || isSentToSignIn).toBe(withScript.status === 401);
      return withScript.status === 401 ? [] : [name];
    }),
  );
  return names.flat();
}

const HERE = { store: requestOf(shop).request.store, path: '/cuenta', query: new URLSearchParams() };

const admittedToPage = (route: Route): string[] =>
  Object.entries(PRINCIPALS).flatMap(([name, principal]) =>
    admission(route, principal, HERE).state === 'admitted' ? [name] : [],
  );

test('every call says whom it is for', () => {
  const published = PUBLISHED.map(([id, how]) => `${id} ${how.split(' ')[3]}`);
  expect(CALLS.map(({ id, access }) => `${id} ${access}`).sort()).toEqual(published.sort());
});

test('every form says whom it is for', () => {
  expect(sortedByAccess(FORMS)).toEqual(FORM_ACCESS);
});

test('every page says whom it is for', () => {
  expect(sortedByAccess(ROUTES.map(({ name, access }) => ({ id: name, access })))).toEqual(ROUTE_ACCESS);
});

test.each(CALLS)('the call $id lets in those it is for and nobody else', async (call) => {
  expect(await admittedToCall(call)).toEqual(LETS_IN[call.access]);
});

test.each(FORMS)('the form $id lets in those it is for and nobody else', async (form) => {
  expect(await admittedToForm(form)).toEqual(LETS_IN[form.access]);
});

test.each(ROUTES)('the page $name lets in those it is for and nobody else', (route) => {
  expect(admittedToPage(route)).toEqual(LETS_IN[route.access]);
});

const nothing = { method: 'get', limit: 'read', area: 'service', summary: 'x', result: () => z.string() } as const;
const forAnyone = defineCall({ ...nothing, id: 'forAnyone', path: '/prueba/todos', access: 'anyone' });
const forCustomer = defineCall({ ...nothing, id: 'forCustomer', path: '/prueba/cliente', access: 'customer' });
const forCredit = defineCall({ ...nothing, id: 'forCredit', path: '/prueba/credito', access: 'credit' });
const forService = defineCall({ ...nothing, id: 'forService', path: '/prueba/servicio', access: 'service' });

/** An API with a call of each access, each of which answers what only its principals have. */
function fixtureApi() {
  const app = apiApp();
  bind(app, forAnyone, ({ principal }) => ok({ result: principal.kind }));
  bind(app, forCustomer, ({ principal, mine }) => ok({ result: `${principal.owner} ${mine().isMe('7')}` }));
  bind(app, forCredit, ({ mine }) => ok({ result: mine().kind }));
  bind(app, forService, ({ principal }) => ok({ result: principal.owner }));
  // @ts-expect-error a call for anyone may be made by a guest, who has no orders of an account
  bind(app, forAnyone, async ({ mine }) => ok({ result: String(await mine().isMe('7')) }));
  // @ts-expect-error a customer has no desk
  bind(app, forCustomer, ({ mine }) => ok({ result: String(mine().desk()) }));
  // @ts-expect-error a principal names no customer
  bind(app, forCustomer, ({ principal }) => ok({ result: principal.customerId }));
  return app;
}

test.each([forAnyone, forCustomer, forCredit, forService])(
  '$id: a call of each access lets in those it is for and nobody else',
  async (call) => {
    expect(await admittedToCall(call, fixtureApi())).toEqual(LETS_IN[call.access]);
  },
);

test('a handler is given the principal its call is for', async () => {
  const { request } = requestOf(shop, { principal: PRINCIPALS.customer ?? null });
  const answer = await fixtureApi().request('/api/prueba/cliente', {}, { ...ENV, REQUEST: request });
  expect(await answer.json()).toEqual({ code: 200, resultCode: 200, result: 'a true' });
});

const formOf = <Who extends Access>(access: Who) =>
  defineForm({ id: access, path: `/prueba/${access}`, limit: 'form', page: '/prueba', fields: {}, access });
const [openForm, customerForm, creditForm, serviceForm] = [
  formOf('anyone'),
  formOf('customer'),
  formOf('credit'),
  formOf('service'),
] as const;

/** Forms of each access, each of which goes where only its principals can. */
function fixtureForms() {
  const app = formsApp();
  const to = (location: string) => ({ location: `/${location}`, notices: [] });
  serveForm(app, openForm, async ({ principal }) => to(principal.kind));
  serveForm(app, customerForm, async ({ mine }: SentForm<'customer'>) => to(String(mine().isMe('7'))));
  serveForm(app, creditForm, async ({ mine }: SentForm<'credit'>) => to(mine().kind));
  serveForm(app, serviceForm, async ({ principal }: SentForm<'service'>) => to(principal.owner));
  // @ts-expect-error a form for anyone may be sent by a guest, who is no customer
  serveForm(app, openForm, async ({ mine }) => to(String(mine().isMe('7'))));
  // @ts-expect-error a handler that needs a customer cannot serve a form for anyone
  serveForm(app, openForm, async ({ mine }: SentForm<'customer'>) => to(String(mine().isMe('7'))));
  return app;
}

test.each([openForm, customerForm, creditForm, serviceForm])(
  '$id: a form of each access lets in those it is for and nobody else',
  async (form) => {
    expect(await admittedToForm(form, fixtureForms())).toEqual(LETS_IN[form.access]);
  },
);

const account: Route = personal('cuenta', '/cuenta', { access: 'customer', styles: 'account' });
const credit: Route = { ...account, name: 'credito', access: 'credit' };
const signIn: Route = { ...account, name: 'entrar', path: '/entrar', access: 'anyone', signsInTo: 'customer' };

test.each([account, credit, signIn])(
  '$name: a page of each access lets in those it is for and nobody else',
  (route) => {
    expect(admittedToPage(route)).toEqual(LETS_IN[route.access]);
  },
);

test('who is not let in signs in first and is told the way back; where nobody can sign in there is no such page', () => {
  const routes = [signIn, account, credit];
  const at = { ...HERE, path: '/cuenta/pedidos', query: new URLSearchParams({ pagina: '2' }) };
  expect(admission(account, PRINCIPALS.guest ?? null, at, routes)).toEqual({
    state: 'sign-in',
    location: '/entrar?volver=%2Fcuenta%2Fpedidos%3Fpagina%3D2',
  });
  const prefixed = requestOf(shop, { store: 'muebles_america' }).request.store;
  expect(admission(account, null, { ...at, store: prefixed }, routes)).toMatchObject({
    location: expect.stringMatching(/^\/muebles_america\/entrar\?volver=/),
  });
  expect(admission(credit, PRINCIPALS.customer ?? null, at, routes)).toEqual({ state: 'missing' });
});

// @ts-expect-error a shared page is the same for everyone and can be for nobody else
const _shared: Route = { ...shared('x', '/x', { styles: 'text' }), access: 'customer' };
// @ts-expect-error a page says whom it is for
personal('x', '/x', { styles: 'text' });
// @ts-expect-error a page that is rendered for one shopper names its styles
personal('x', '/x', { access: 'anyone' });
// @ts-expect-error a page that everyone gets names its styles
shared('x', '/x', {});
// @ts-expect-error a room has the page of each of its routes
const _room: PagesOf<'order'> = {};

const { limit: _, ...uncounted } = nothing;
// @ts-expect-error a call says what it is counted as
defineCall({ ...uncounted, id: 'x', path: '/x', access: 'anyone' });
// @ts-expect-error a call says whom it is for
defineCall({ ...nothing, id: 'x', path: '/x' });
// @ts-expect-error a form says what it is counted as
defineForm({ id: 'x', path: '/x', page: '/x', fields: {}, access: 'anyone' });
// @ts-expect-error a form says whom it is for
defineForm({ id: 'x', path: '/x', page: '/x', fields: {}, limit: 'form' });
