import { beforeAll, describe, expect, test } from 'vitest';
import { get, post } from './client';
import { customer, logIn, me, newEmail, signUp } from './customer';
import { FACES, face } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

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

describe.each(FACES)('customers of %s', (name) => {
  test('API-052 API-053 API-057 somebody signs up with an address, signs in, and is shown who they are', async () => {
    const at = face(name);
    const email = newEmail();
    const made = await signUp(at, email, { addresses: [ADDRESS], custom_attributes: [{ attribute_code: 'mothers_name', value: 'Uc' }] });
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
      custom_attributes: [{ attribute_code: 'mothers_name', value: 'Uc' }],
      addresses: [{ ...ADDRESS, id: expect.anything() }],
    });
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
    expect((await post(at, 'user/refresh', { body: { refreshToken: String(next.meta.refreshToken) } })).status).toBe(401);
  });

  test("a customer's token opens nothing at another shop", async () => {
    const { token } = await customer(face(name));
    expect((await me(face(name === 'embedded' ? 'family' : 'embedded'), token)).status).toBe(401);
    if (name !== 'embedded') expect((await me(face(name), token)).status).toBe(401);
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
