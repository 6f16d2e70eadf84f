import { expect, test, vi } from 'vitest';
import { FakeCustomers } from '../../../tests/fakes/customers';
import { client } from '../../api/api.fixture';
import { browser } from '../forms.fixture';

const ANA = {
  firstName: 'Ana',
  lastName: 'Pech',
  email: 'ana@example.mx',
  password: ' Contraseña 1 ',
  passwordAgain: ' Contraseña 1 ',
  terms: '1',
};

const GUEST = { cartToken: null };

test('somebody signs up with a password taken as it was typed, and signs in with that one alone', async () => {
  const { post, shop, session } = browser(undefined, GUEST);
  expect(await post('/f/account/crear', ANA)).toMatchObject({ status: 303, location: '/my-account', signsIn: true });
  expect(shop.customerSessions.sessions.size).toBe(1);
  expect(await post('/f/account/entrar', { email: ANA.email, password: ANA.password.trim() })).toMatchObject({
    status: 303,
    location: '/login',
    signsIn: false,
  });
  expect(session.flash).toMatchObject({
    form: 'entrar',
    notices: [{ message: expect.stringMatching(/^The account sign-in was incorrect/) }],
  });
  expect(
    await post('/f/account/entrar', { email: ' ANA@example.mx', password: ANA.password, volver: '/checkout' }),
  ).toMatchObject({
    status: 303,
    location: '/checkout',
    signsIn: true,
  });
  expect(shop.customerSessions.sessions.size).toBe(2);
});

test('VALID-038 ACCT-019 who signs up may say who they are: born today or before, by the calendar of Mexico City', async () => {
  // 23:30 of 28 November there.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T05:30:00Z') });
  try {
    const { post, shop, session } = browser(undefined, GUEST);
    const create = vi.spyOn(FakeCustomers.prototype, 'create');
    const about = { mothersName: 'Uc', gender: '2', mobile: '+52 (999) 123-4567' };
    await post('/f/account/crear', { ...ANA, ...about, birthDate: '2026-11-29' });
    expect(session.flash).toMatchObject({
      errors: [{ field: 'birthDate', rule: 'birthDate', message: 'The date must exist and not be later than today' }],
      values: { mothersName: 'Uc', birthDate: '2026-11-29' },
    });
    const byCall = async (dob: string) =>
      client(shop).post('/api/user/create', {
        customer: { email: `${dob}@example.mx`, firstname: 'Ana', lastname: 'Pech', dob },
        password: 'Contraseña1',
      });
    const refused = await byCall('2026-11-29');
    expect([refused.status, refused.body.result]).toMatchObject([422, [{ field: 'customer.dob', rule: 'birthDate' }]]);
    expect(create).not.toHaveBeenCalled();
    await post('/f/account/crear', { ...ANA, ...about, birthDate: '2026-11-28' });
    expect((await byCall('2026-11-28')).status).toBe(200);
    expect(create.mock.calls.map(([{ attributes }]) => attributes)).toEqual([
      [
        { code: 'mothers_name', value: 'Uc' },
        { code: 'gender', value: '2' },
        { code: 'dob', value: '2026-11-28' },
        { code: 'mobile', value: '9991234567' },
      ],
      [{ code: 'dob', value: '2026-11-28' }],
    ]);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

test('a refusal of the window is shown in the window again, over the page it stood on, with what was typed and no password', async () => {
  const { post, withScript, session } = browser(undefined, GUEST);
  const wrong = {
    email: 'ana@example.mx',
    password: 'Otra-cosa-9',
    volver: '/p/SILLA/silla-1?color=azul',
    ventana: '1',
  };
  expect(await post('/f/account/entrar', wrong)).toMatchObject({
    status: 303,
    location: '/p/SILLA/silla-1?color=azul#ventana-/login',
  });
  expect(session.flash).toMatchObject({
    page: '/login',
    form: 'entrar',
    values: { email: wrong.email },
    notices: [{ level: 'error' }],
  });
  expect(JSON.stringify(session.flash)).not.toContain(wrong.password);
  expect(await session.take('/checkout/cart')).toBeNull();
  expect(await session.take('/login')).toMatchObject({ form: 'entrar' });
  expect(await post('/f/account/crear', { ...wrong, volver: '/' })).toMatchObject({
    status: 303,
    location: '/#ventana-/customer/account/create',
  });
  for (const volver of ['https://malo.example/', '//malo.example', '/f/account/salir', `/${'x'.repeat(10_000)}`])
    expect(await post('/f/account/entrar', { ...wrong, volver })).toMatchObject({ status: 303, location: '/login' });
  expect((await withScript('/f/account/entrar', wrong)).json?.meta).toMatchObject({
    location: `/login?volver=${encodeURIComponent(wrong.volver)}`,
  });
});

test('VALID-030 two passwords that differ are told so where a new one is chosen, without script too, and nothing is changed', async () => {
  const { post, shop, session } = browser(undefined, GUEST);
  await post('/f/account/crear', ANA);
  const [sessionId = ''] = shop.customerSessions.sessions.keys();
  const account = shop.customerSessions.accountOf('1');
  const signedIn = {
    kind: 'customer',
    account,
    customerId: '1',
    groupId: 1,
    sessionId,
    signedInAt: 0,
    owner: 'ana',
  } as const;
  const chosen = { currentPassword: ANA.password, password: 'Mandarina-7', passwordAgain: 'Mandarina-8' };
  const ana = browser(shop, { cartToken: null, principal: signedIn });
  expect(await ana.post('/f/account/cambiar-contrasena', chosen)).toMatchObject({
    status: 303,
    location: '/my-account/security',
  });
  expect(session.flash).toMatchObject({
    form: 'cambiar-contrasena',
    errors: [{ field: 'passwordAgain', rule: 'passwordsDiffer', message: 'The two passwords must be identical' }],
  });
  const again = { email: ANA.email, password: ANA.password };
  expect(await browser(shop, GUEST).post('/f/account/entrar', again)).toMatchObject({ signsIn: true });
});

test('a client that sends a password twice is told when they differ, and nobody is signed up', async () => {
  const { withScript, shop } = browser(undefined, GUEST);
  const refused = await withScript('/f/account/crear', { ...ANA, passwordAgain: 'Contraseña 1' });
  expect([refused.status, refused.json?.result]).toEqual([
    422,
    [{ field: 'passwordAgain', rule: 'passwordsDiffer', message: 'The two passwords must be identical' }],
  ]);
  expect(shop.customerSessions.sessions.size).toBe(0);
  expect(refused.signsIn).toBe(false);
});

test('an e-mail that has an account is told beside its field; no password is kept for the page', async () => {
  const { post, session } = browser(undefined, GUEST);
  await post('/f/account/crear', ANA);
  session.flash = null;
  await post('/f/account/crear', { ...ANA, password: 'Otra-cosa-9', passwordAgain: 'Otra-cosa-9' });
  expect(session.flash).toMatchObject({ form: 'crear-cuenta', errors: [{ field: 'email' }] });
  expect(JSON.stringify(session.flash)).not.toContain('Otra-cosa-9');
});

test('a sign-up opens its session without a sign-in, except where a retailer gives its tokens for one', async () => {
  const own = browser(undefined, GUEST);
  const made = await own.withScript('/f/account/crear', ANA);
  expect(made.json?.result).toMatchObject({ notices: [{ message: 'Your account is ready' }] });
  expect([own.shop.customers.signIns, own.shop.customerSessions.sessions.size]).toEqual([0, 1]);
  const retailers = browser(undefined, GUEST);
  retailers.shop.customers.hasTokens = true;
  expect(await retailers.post('/f/account/crear', ANA)).toMatchObject({ status: 303, location: '/my-account' });
  expect([retailers.shop.customers.signIns, retailers.shop.customerSessions.sessions.size]).toEqual([1, 1]);
});

test('a sign-up of an account that is there, with its password, says that one signed in', async () => {
  const { withScript, shop } = browser(undefined, GUEST);
  await withScript('/f/account/crear', ANA);
  const twice = await withScript('/f/account/crear', ANA);
  expect(twice.json?.result).toMatchObject({ notices: [{ message: 'You signed in' }] });
  expect([shop.customers.signIns, shop.customerSessions.sessions.size]).toEqual([1, 2]);
});

test('who signs in while signed in ends the session this browser had', async () => {
  const { shop, post } = browser(undefined, GUEST);
  await post('/f/account/crear', ANA);
  const account = shop.customerSessions.accountOf('1');
  const [sessionId = ''] = shop.customerSessions.sessions.keys();
  const principal = {
    kind: 'customer' as const,
    account,
    customerId: '1',
    groupId: 1,
    sessionId,
    signedInAt: 0,
    owner: 'ana',
  };
  const signedIn = browser(shop, { cartToken: null, principal });
  expect(await signedIn.post('/f/account/entrar', { email: ANA.email, password: ANA.password })).toMatchObject({
    status: 303,
    location: '/my-account',
  });
  expect(shop.customerSessions.sessions.size).toBe(1);
  expect(shop.customerSessions.sessions.has(sessionId)).toBe(false);
});

test('a customer ends one device, then all others, and stays signed in here; nobody else is signed out, however often it is sent', async () => {
  const { shop, post } = browser(undefined, GUEST);
  await post('/f/account/crear', ANA);
  const again = { email: ANA.email, password: ANA.password };
  for (const _ of [1, 2, 3]) await post('/f/account/entrar', again);
  await post('/f/account/crear', { ...ANA, email: 'eva@example.mx' });
  const [here = '', phone = '', ...rest] = shop.customerSessions.sessions.keys();
  const eva = rest.at(-1) ?? '';
  const account = shop.customerSessions.accountOf('1');
  const principal = {
    ...{ kind: 'customer' as const, account, customerId: '1', groupId: 1 },
    ...{ sessionId: here, signedInAt: 0, owner: 'ana' },
  };
  const ana = browser(shop, { cartToken: null, principal });
  const open = () => [...shop.customerSessions.sessions.keys()];
  const ended = { status: 303, location: '/my-account/security', signsIn: false };
  for (const _ of [1, 2]) expect(await ana.post('/f/account/cerrar-sesion', { session: phone })).toMatchObject(ended);
  expect(open()).toEqual([here, ...rest]);
  expect(await ana.post('/f/account/cerrar-otras', {})).toMatchObject(ended);
  expect(open()).toEqual([here, eva]);
  expect(await ana.post('/f/account/cerrar-sesion', { session: here })).toMatchObject({ location: '/login' });
  expect(open()).toEqual([eva]);
});
