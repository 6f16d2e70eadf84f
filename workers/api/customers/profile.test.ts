import { decodeJwt, decodeProtectedHeader, type JWTHeaderParameters, SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { browser, env, get, me, newCustomer, post, signedIn, visit } from './customers.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

afterEach(() => vi.restoreAllMocks());

const address = (number: number, more: object = {}) => ({
  firstname: 'Ana',
  lastname: 'Pech',
  street: [`Calle 60, ${number}`, 'Centro'],
  city: 'Mérida',
  region: 'Yucatán',
  country_id: 'MX',
  postcode: '97000',
  telephone: '9991234567',
  ...more,
});

interface Kept {
  id: number;
  street: string[];
  default_shipping: boolean;
}

async function someone() {
  const account = await newCustomer();
  const { token } = await signedIn(account);
  const save = (body: object) => post(`/api/user/address/${token}`, { address: body });
  const remove = async (id: number, next?: number) => {
    const response = await visit(`/api/user/address/${id}?token=${token}${next ? `&next=${next}` : ''}`, {
      method: 'DELETE',
    });
    return response.status;
  };
  const book = async () => ((await me(token)).body.result as { addresses: Kept[] }).addresses;
  return { ...account, token, save, remove, book };
}

const idOf = ({ body }: { body: { result: unknown } }): number => (body.result as Kept).id;

test('ACCT-001 what is not name, e-mail or address stays as it is, whatever is sent', async () => {
  const { email, token } = await someone();
  const before = (await me(token)).body.result as Record<string, unknown>;
  const changed = await post(`/api/user/me?token=${token}`, {
    customer: {
      email,
      firstname: 'Ana María',
      lastname: 'Pech Uc',
      group_id: 5,
      store_id: 9,
      custom_attributes: [{ attribute_code: 'mothers_name', value: 'Otra' }],
    },
  });
  expect(changed.status).toBe(200);
  expect((await me(token)).body.result).toEqual({
    ...before,
    firstname: 'Ana María',
    lastname: 'Pech Uc',
    updated_at: expect.any(String),
    groupToken: expect.any(String),
  });
  const other = await post(`/api/user/me?token=${token}`, { customer: { email: 'otra@example.mx', firstname: 'Eva' } });
  expect([other.status, (other.body.result as { field: string }[])[0]?.field]).toEqual([422, 'customer.email']);
});

test('API-081 API-082 API-084 somebody’s id is answered to themselves and to the service token alone', async () => {
  const [ana, eva] = [await someone(), await someone()];
  await eva.save(address(1));
  const lines = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const path of ['details', 'addresses']) {
    const own = await get(`/api/user/${path}?token=${eva.token}&userId=${eva.id}`);
    expect([own.status, JSON.stringify(own.body)]).toEqual([200, expect.stringContaining('Calle 60, 1')]);
    const foreign = await get(`/api/user/${path}?token=${ana.token}&userId=${eva.id}`);
    const unknown = await get(`/api/user/${path}?token=${ana.token}&userId=123456789012345`);
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await get(`/api/user/${path}?userId=${eva.id}`)).status).toBe(401);
    const service = await get(
      `/api/user/${path}?userId=${eva.id}`,
      { authorization: 'Bearer servicio' },
      { SERVICE_TOKEN: 'servicio' },
    );
    expect([service.status, service.body.result]).toEqual([200, expect.anything()]);
  }
  const told = lines.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  expect(told.filter(({ event }) => event === 'not-theirs').map(({ route }) => route)).toEqual([
    'userDetails',
    'userDetails',
    'userAddresses',
    'userAddresses',
  ]);
  // Who it was is a hash: neither e-mail nor id stands in the log.
  expect(JSON.stringify(told)).not.toContain(String(eva.id));
  const put = (body: object) =>
    visit(`/api/user/details?token=${ana.token}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await put({ userId: eva.id, customer: { firstname: 'Nadie' } })).status).toBe(404);
  expect((await put({ userId: ana.id, customer: { firstname: 'Anabel' } })).status).toBe(200);
  expect((await me(eva.token)).body.result).toMatchObject({ firstname: 'Ana' });
  expect((await me(ana.token)).body.result).toMatchObject({ firstname: 'Anabel' });
});

test('ACCT-017 an address keeps whom invoices are made out to with its tax ID, and tells all of it back', async () => {
  const { save, book } = await someone();
  const fiscal = {
    ...{ company: 'Aceros del Sureste', vat_id: 'ASU010203AB9', tax_regime: '601', cfdi_use: 'G03' },
    fiscal_postcode: '97000',
  };
  expect((await save(address(1, fiscal))).body.result).toMatchObject({ ...fiscal, company: 'ACEROS DEL SURESTE' });
  expect(await book()).toMatchObject([{ ...fiscal, company: 'ACEROS DEL SURESTE' }]);
  expect((await save(address(2, { ...fiscal, vat_id: 'no es un RFC' }))).status).toBe(422);
});

test('AUTH-004 no token of a customer carries a role, one that is signed with a role opens nothing, and none is taken from a sign-up', async () => {
  const { id, token } = await someone();
  const claims = decodeJwt(token);
  expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'rot', 'sid', 'sub']);
  const withRole = await new SignJWT({ ...claims, role: 'admin', roles: ['all'], admin: true })
    .setProtectedHeader(decodeProtectedHeader(token) as JWTHeaderParameters)
    .sign(new TextEncoder().encode(env.SESSION_KEYS));
  const { body } = await me(withRole);
  expect([(body.result as { id: number }).id, /role|admin/i.test(JSON.stringify(body))]).toEqual([id, false]);
  for (const path of ['complaints', 'invoice-requests', 'newsletter/subscribers'])
    expect((await get(`/api/${path}?token=${withRole}`, {}, { SERVICE_TOKEN: 'servicio' })).status, path).toBe(401);
  const email = `admin-${crypto.randomUUID()}@example.mx`;
  const customer = { email, firstname: 'Eva', lastname: 'Pech', role: 'admin', is_admin: true, group_id: 9 };
  const made = (await post('/api/user/create', { customer, password: 'Contraseña1' })).body.result;
  expect(made).toMatchObject({ email, group_id: 1 });
  expect(JSON.stringify(made).replaceAll(email, '')).not.toMatch(/role|admin/i);
});

test('VALID-045 nobody signs up with an e-mail of the organisation, or changes to one', async () => {
  const own = { ORGANISATION_DOMAINS: 'tianguis.example, Tienda.mx' };
  const signUp = async (domain: string) => {
    const customer = { email: `eva-${crypto.randomUUID()}@${domain}`, firstname: 'Eva', lastname: 'Pech' };
    const { status, body } = await post('/api/user/create', { customer, password: 'Contraseña1' }, {}, own);
    return [status, JSON.stringify(body).includes('"ownDomain"')];
  };
  expect([await signUp('Tianguis.example'), await signUp('correo.tienda.mx'), await signUp('notienda.mx')]).toEqual([
    [422, true],
    [422, true],
    [200, false],
  ]);
  const { email, password } = await newCustomer();
  const device = browser();
  await device.post('/api/user/login', { username: email, password, tokenCaptcha: '' });
  const answer = await visit(
    '/f/account/cambiar-correo',
    {
      method: 'POST',
      headers: {
        ...device.page(),
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ email: 'eva@tienda.mx' }).toString(),
    },
    own,
  );
  expect([answer.status, (await answer.text()).includes('ownDomain')]).toEqual([422, true]);
});

test('ACCT-013 nobody gives themselves a credit account at sign-up', async () => {
  const customer = { email: `cuenta-${crypto.randomUUID()}@example.mx`, firstname: 'Eva', lastname: 'Pech' };
  const custom_attributes = [{ attribute_code: ' numero_de_cuenta', value: 'C00000001' }];
  const made = await post('/api/user/create', {
    customer: { ...customer, custom_attributes },
    password: 'Contraseña1',
  });
  expect([made.status, JSON.stringify(made.body)]).toEqual([422, expect.stringContaining('attribute_code')]);
});

test('API-076 API-077 a session is told its own customer’s id and short token, nobody else’s', async () => {
  const { id, token, email, password } = await someone();
  expect((await post(`/api/user/id?token=${token}`, { email: 'otra@example.mx' })).body.result).toBe(id);
  expect((await post('/api/user/id', {})).status).toBe(401);
  expect((await post('/api/user/customer-token', { id }, { authorization: `Bearer ${token}` })).body.result).toBe(
    token,
  );
  expect((await post('/api/user/customer-token', { id })).status).toBe(401);
  const page = browser();
  await page.post('/api/user/login', { username: email, password });
  expect((await page.post('/api/user/customer-token')).body.result).toBe('cookie');
  // A queued call of the shop's own pages leaves the placeholder in the path.
  expect((await page.post('/api/user/address/{{token}}', { address: address(3) })).status).toBe(200);
});

test('API-080 ACCT-019 what is asked of a customer is described, with its labels', async () => {
  const { status, body } = await get('/api/user/attributes');
  expect(status).toBe(200);
  expect(
    (body.result as { attribute_code: string; frontend_label: string }[]).map((one) => one.frontend_label),
  ).toEqual([
    'Nombre',
    'Segundo nombre',
    'Apellido paterno',
    'Apellido materno',
    'Correo electrónico',
    'Género',
    'Fecha de nacimiento',
    'Teléfono',
    'Cuenta de crédito',
    'Suscripción al boletín',
  ]);
});

test('ACCT-016 two addresses that are taken away at once leave exactly one usual one', async () => {
  const { save, remove, book } = await someone();
  const first = idOf(await save(address(1)));
  const second = idOf(await save(address(2)));
  const third = idOf(await save(address(3)));
  expect(await remove(first)).toBe(409);
  // One puts in its place what the other takes away.
  const answers = await Promise.all([remove(first, second), remove(second)]);
  expect(answers).toContain(200);
  const left = await book();
  expect(left.filter((one) => one.default_shipping)).toHaveLength(1);
  expect(left.map(({ id }) => id)).toContain(third);
});

test('an id that is named to take its place and is somebody else’s counts as none', async () => {
  const [ana, eva] = [await someone(), await someone()];
  const mine = idOf(await ana.save(address(1)));
  await ana.save(address(2));
  const hers = idOf(await eva.save(address(7)));
  expect(await ana.remove(mine, hers)).toBe(409);
  expect(await eva.book()).toMatchObject([{ id: hers, default_shipping: true }]);
});

test('what is typed stays text, and what no name may be is refused', async () => {
  const { save, book } = await someone();
  const script = '<script>alert(1)</script>';
  expect((await save(address(1, { reference: script }))).status).toBe(200);
  expect(JSON.stringify(await book())).toContain('script');
  expect((await save(address(2, { firstname: script }))).status).toBe(422);
  expect((await save(address(2, { firstname: '😀'.repeat(30) }))).status).toBe(422);
});

test('an account keeps a hundred addresses, and no more', async () => {
  const { id, save, book } = await someone();
  expect((await save(address(0))).status).toBe(200);
  const copied = env.SHOP.prepare(
    'INSERT INTO customer_address (customer_id, is_default_shipping, is_default_billing, doc) SELECT customer_id, 0, 0, doc FROM customer_address WHERE customer_id = ? LIMIT 1',
  ).bind(id);
  await env.SHOP.batch(Array.from({ length: 98 }, () => copied));
  expect((await save(address(1))).status).toBe(200);
  expect((await save(address(2))).status).toBe(409);
  expect(await book()).toHaveLength(100);
});

test('a form that names somebody else’s address says that there is none, and whoever sent it is written down', async () => {
  const [ana, eva] = [await newCustomer(), await someone()];
  const hers = idOf(await eva.save(address(1)));
  const { page, post: postHere } = browser();
  await postHere('/api/user/login', { username: ana.email, password: ana.password, tokenCaptcha: '' });
  const lines = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answer = await visit('/f/account/quitar-direccion', {
    method: 'POST',
    headers: { ...page(), accept: 'application/json' },
    body: new URLSearchParams({ addressId: String(hers), next: '' }),
  });
  expect(answer.status).toBe(404);
  const told = lines.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  expect(told.filter(({ event }) => event === 'not-theirs').map(({ route }) => route)).toEqual(['quitar-direccion']);
  expect(await eva.book()).toHaveLength(1);
});
