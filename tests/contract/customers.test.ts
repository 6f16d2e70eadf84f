import { beforeAll, describe, expect, test } from 'vitest';
import { deliverOutbox } from '../../workers/outbox/deliver';
import { get, post } from './client';
import { customer, logIn, me, newEmail, PASSWORD, signUp, userCalls } from './customer';
import { FACES, face, keptBy, tell } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

const MINUTE_MS = 60_000;
const NEXT = 'Otra contraseña 9';

const ADDRESS = {
  firstname: 'Ana',
  lastname: 'Pech',
  street: ['Calle 60, 491, 3', 'Centro; 59 y 61; Portón negro'],
  city: 'Mérida',
  region: { region: 'Yucatán', region_id: 0, region_code: 'YUC' },
  region_id: 0,
  country_id: 'MX',
  postcode: '97000',
  telephone: '9991234567',
  default_shipping: true,
  default_billing: false,
};

const ABOUT = [
  { attribute_code: 'middlename', value: 'Isabel' },
  { attribute_code: 'mothers_name', value: 'Uc' },
  { attribute_code: 'gender', value: '2' },
];

describe.each(FACES)('customers of %s', (name) => {
  test('API-052 API-053 API-057 ACCT-011 VALID-038 somebody signs up with everything that is asked, signs in, and is shown who they are', async () => {
    const at = face(name);
    const email = newEmail();
    const made = await signUp(at, email, {
      addresses: [{ ...ADDRESS, telephone: '+52 1 (999) 123-4567' }],
      dob: '1990-02-28',
      custom_attributes: [...ABOUT, { attribute_code: 'mobile', value: '+52 999 123 4567' }],
    });
    expect(made.status).toBe(200);
    const signedIn = await logIn(at, email);
    expect(signedIn.status).toBe(200);
    const { status, result } = await me(at, String(signedIn.result));
    expect(status).toBe(200);
    expect(result).toMatchObject({
      id: (made.result as { id: unknown }).id,
      group_id: 1,
      email,
      firstname: 'Ana',
      lastname: 'Pech',
      dob: '1990-02-28',
      custom_attributes: [...ABOUT, { attribute_code: 'mobile', value: '9991234567' }],
      addresses: [{ ...ADDRESS, id: expect.anything() }],
    });
  });

  test('what nobody can be is refused at its field, and nobody is signed up', async () => {
    const at = face(name);
    const email = newEmail();
    const wrong = [
      { attribute_code: 'gender', value: '4' },
      { attribute_code: 'mobile', value: '12345' },
      { attribute_code: 'dob', value: '2999-01-01' },
    ];
    const { status, result } = await signUp(at, email, { dob: '1990-02-30', custom_attributes: wrong });
    expect([status, (result as { field: string; rule: string }[]).map(({ field, rule }) => [field, rule])]).toEqual([
      422,
      [
        ['customer.dob', 'birthDate'],
        ['customer.custom_attributes.0.value', 'required'],
        ['customer.custom_attributes.1.value', 'phone'],
        ['customer.custom_attributes.2.value', 'birthDate'],
      ],
    ]);
    expect((await logIn(at, email)).status).toBe(401);
  });

  test('a wrong password and an unknown e-mail are told the same; a taken e-mail is told', async () => {
    const at = face(name);
    const { email } = await customer(at);
    const wrong = await logIn(at, email, 'Otra contraseña 1');
    expect(wrong.status).toBe(401);
    expect((await logIn(at, newEmail())).text).toBe(wrong.text);
    expect((await logIn(at, email.toUpperCase())).status).toBe(200);
    const again = await signUp(at, email);
    expect([again.status, again.result]).toEqual([400, 'A customer with this email already exists']);
  });

  test('API-059 tokens are refreshed, and a session that was signed out is over', async () => {
    const at = face(name);
    const { token, refreshToken } = await customer(at);
    const next = await post(at, 'user/refresh', { body: { refreshToken } });
    expect([next.status, (await me(at, String(next.result))).status]).toEqual([200, 200]);
    expect((await post(at, 'user/logout', { token: String(next.result) })).status).toBe(200);
    expect([(await me(at, String(next.result))).status, (await me(at, token)).status]).toEqual([401, 401]);
    expect((await post(at, 'user/refresh', { body: { refreshToken: String(next.meta.refreshToken) } })).status).toBe(
      401,
    );
  });

  test("a customer's token opens nothing at another shop", async () => {
    const { token } = await customer(face(name));
    expect((await me(face(name === 'embedded' ? 'family' : 'embedded'), token)).status).toBe(401);
    if (name !== 'embedded') expect((await me(face(name), token)).status).toBe(401);
  });

  test('API-056 a password is changed with the current one alone; the session goes on, with the old password nobody signs in', async () => {
    const at = face(name);
    const { email, token } = await customer(at);
    const change = (currentPassword: string, newPassword: string) =>
      post(at, 'user/change-password', { token, body: { currentPassword, newPassword } });
    const wrong = await change('Otra contraseña 1', NEXT);
    expect([wrong.status, wrong.result]).toEqual([400, 'Incorrect password']);
    const changed = await change(PASSWORD, NEXT);
    expect([changed.status, changed.result]).toEqual([200, true]);
    // The family's refresh token was made of the password that is none any more.
    if (name === 'family') await tell(at, { customers: { expire: true } });
    expect([
      (await me(at, token)).status,
      (await logIn(at, email)).status,
      (await logIn(at, email, NEXT)).status,
    ]).toEqual([200, 401, 200]);
  });

  test('API-024 render-list takes the token of a customer from the query, and refuses one that has ended', async () => {
    const at = face(name);
    const { token } = await customer(at);
    const prices = await get(at, 'product/render-list', { token, query: { skus: 'BANCO-ALTO' } });
    expect([prices.status, prices.result]).toMatchObject([200, { items: [{ sku: 'BANCO-ALTO' }] }]);
    await post(at, 'user/logout', { token });
    expect((await get(at, 'product/render-list', { token, query: { skus: 'BANCO-ALTO' } })).status).toBe(401);
  });
});

describe('forgotten passwords of a retailer’s customers', () => {
  const EXPIRED = 'The password reset deadline has expired, or the token does not match; resubmit the request';

  test('API-054 API-055 the retailer sends its link, to whom it knows; the answer is the same for whom it does not', async () => {
    const at = face('family');
    const { email, token } = await customer(at);
    const asked = await post(at, 'user/reset-password', { body: { email } });
    const unknown = await post(at, 'user/reset-password', { body: { email: newEmail() } });
    expect([asked.status, asked.result, unknown.text]).toEqual([200, true, asked.text]);
    const link = (await keptBy(at)).links[email] ?? '';
    const choose = (resetToken: string) =>
      post(at, 'user/create-password', { body: { email, newPassword: NEXT, resetToken } });
    const forged = await choose('forjado');
    expect([forged.status, forged.result]).toEqual([400, EXPIRED]);
    expect((await choose(link)).status).toBe(200);
    expect([
      (await logIn(at, email)).status,
      (await logIn(at, email, NEXT)).status,
      (await me(at, token)).status,
    ]).toEqual([401, 200, 401]);
    expect([(await choose(link)).result]).toEqual([EXPIRED]);
  });

  test('a retailer that is down is asked again, and a lost answer of a chosen password is found out about', async () => {
    const at = face('family', { hasty: true });
    const { email } = await customer(at);
    await tell(at, { faults: [{ call: 'user/reset-password', mode: 'unavailable' }] });
    expect((await post(at, 'user/reset-password', { body: { email } })).status).toBe(200);
    expect((await keptBy(at)).links).toEqual({});
    await deliverOutbox(at.env, Date.now() + MINUTE_MS);
    const link = (await keptBy(at)).links[email] ?? '';
    await tell(at, { faults: [{ call: 'user/create-password', mode: 'lose' }] });
    expect(
      (await post(at, 'user/create-password', { body: { email, newPassword: NEXT, resetToken: link } })).status,
    ).toBe(200);
    expect((await logIn(at, email, NEXT)).status).toBe(200);
  });

  test('AUTH-022 a change that the retailer refuses is told in its words', async () => {
    const at = face('family');
    const { token } = await customer(at);
    await tell(at, { customers: { refusesPassword: 'La contraseña ya se usó hace poco.' } });
    const refused = await post(at, 'user/change-password', {
      token,
      body: { currentPassword: PASSWORD, newPassword: NEXT },
    });
    expect([refused.status, refused.result]).toEqual([400, 'La contraseña ya se usó hace poco.']);
    expect(refused.meta.notices).toMatchObject([
      { message: 'The password was not changed: {reason}', params: { reason: 'La contraseña ya se usó hace poco.' } },
    ]);
  });
});

describe('a retailer’s customers who come by a provider', () => {
  const SOCIAL_LOGIN = JSON.stringify({
    viu: [{ id: 'prueba', name: 'Prueba', issuer: 'http://localhost:9', clientId: 'tianguis' }],
  });
  const offering = (options?: { hasty: boolean }) => {
    const at = face('family', options);
    return { ...at, env: { ...at.env, SOCIAL_LOGIN } };
  };
  const answerWith = (code: string, provider = 'prueba') => ({
    body: { provider, code, codeVerifier: crypto.randomUUID().repeat(2), redirectUri: 'mx.tianguis.app:/regreso' },
  });

  test('API-078 AUTH-016 the retailer exchanges the code, and its customer is signed in as with a password', async () => {
    const at = offering();
    const { email } = await customer(at);
    await tell(at, { customers: { codes: { uno: email } } });
    const signedIn = await post(at, 'user/social-login', answerWith('uno'));
    expect([signedIn.status, signedIn.meta]).toEqual([200, { refreshToken: expect.any(String) }]);
    expect((await me(at, String(signedIn.result))).result).toMatchObject({ email });
  });

  test('AUTH-017 404 and 500 of the retailer are failures in our words, and nobody is signed in', async () => {
    const at = offering();
    const failed = await post(at, 'user/social-login', answerWith('inventado'));
    expect([failed.status, failed.result]).toEqual([
      500,
      'Signing in with {provider} did not work. Try again, or use your password.',
    ]);
    expect((await post(at, 'user/social-login', answerWith('uno', 'nadie'))).status).toBe(404);
    await tell(at, {
      faults: [
        { call: 'user/social-login', mode: 'say', answer: { status: 404, body: { code: 404, result: 'Not found' } } },
      ],
    });
    const off = await post(at, 'user/social-login', answerWith('uno'));
    expect([off.status, off.result]).toEqual([404, 'That way of signing in is not available in this shop']);
  });

  test.each(['stall', 'lose', 'cut', 'html', 'unavailable'] as const)(
    'a retailer whose answer is none (%s) is asked once for a code; with a new one it goes on',
    async (mode) => {
      const at = offering({ hasty: true });
      const { email } = await customer(at);
      await tell(at, {
        customers: { codes: { uno: email, dos: email } },
        faults: [{ call: 'user/social-login', mode }],
      });
      expect((await post(at, 'user/social-login', answerWith('uno'))).status).toBe(503);
      expect((await userCalls(at)).filter((path) => path === 'user/social-login')).toHaveLength(1);
      expect((await post(at, 'user/social-login', answerWith('dos'))).status).toBe(200);
    },
  );

  test('a retailer that lies about a token lets nobody in, one that lets in and denies it can be asked again', async () => {
    const at = offering();
    const { email } = await customer(at);
    const lie = { status: 200, body: { code: 200, result: 'token-inventado', meta: { refreshToken: 'otro' } } };
    await tell(at, {
      customers: { codes: { uno: email, dos: email, tres: email } },
      faults: [{ call: 'user/social-login', mode: 'lie', answer: lie }],
    });
    expect((await post(at, 'user/social-login', answerWith('uno'))).status).toBe(503);
    await tell(at, {
      faults: [{ call: 'user/social-login', mode: 'lie', answer: { status: 500, body: { code: 500, result: 'no' } } }],
    });
    expect((await post(at, 'user/social-login', answerWith('dos'))).status).toBe(500);
    expect((await post(at, 'user/social-login', answerWith('tres'))).status).toBe(200);
  });
});
