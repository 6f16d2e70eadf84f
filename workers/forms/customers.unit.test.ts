import { expect, test } from 'vitest';
import { browser } from './forms.fixture';

const ANA = { firstName: 'Ana', lastName: 'Pech', email: 'ana@example.mx', password: ' Contraseña 1 ', passwordAgain: ' Contraseña 1 ', terms: '1' };
const SIGNED_IN = /^__Host-session=eyJ/;

const GUEST = { cartToken: null };
const isSignedIn = (headers: Headers) => headers.getSetCookie().some((line) => SIGNED_IN.test(line));

test('somebody signs up with a password taken as it was typed, and signs in with that one alone', async () => {
  const { post, shop, session } = browser(undefined, GUEST);
  expect(await post('/f/account/crear', ANA)).toMatchObject({ status: 303, location: '/my-account' });
  expect(shop.accounts.sessions.size).toBe(1);
  expect(await post('/f/account/entrar', { email: ANA.email, password: ANA.password.trim() })).toMatchObject({ status: 303, location: '/login' });
  expect(session.flash).toMatchObject({ form: 'entrar', notices: [{ message: expect.stringMatching(/^The account sign-in was incorrect/) }] });
  expect(await post('/f/account/entrar', { email: ' ANA@example.mx', password: ANA.password, volver: '/checkout' })).toMatchObject({
    status: 303,
    location: '/checkout',
  });
  expect(shop.accounts.sessions.size).toBe(2);
});

test('VALID-030 two passwords that differ are told so, and nobody is signed up', async () => {
  const { withScript, shop } = browser(undefined, GUEST);
  const refused = await withScript('/f/account/crear', { ...ANA, passwordAgain: 'Contraseña 1' });
  expect([refused.status, refused.json?.result]).toEqual([
    422,
    [{ field: 'passwordAgain', rule: 'passwordsDiffer', message: 'The two passwords must be identical' }],
  ]);
  expect(shop.accounts.sessions.size).toBe(0);
  expect(isSignedIn(refused.headers)).toBe(false);
});

test('an e-mail that has an account is told beside its field; no password is kept for the page', async () => {
  const { post, session } = browser(undefined, GUEST);
  await post('/f/account/crear', ANA);
  session.flash = null;
  await post('/f/account/crear', { ...ANA, password: 'Otra-cosa-9', passwordAgain: 'Otra-cosa-9' });
  expect(session.flash).toMatchObject({ form: 'crear-cuenta', errors: [{ field: 'email' }] });
  expect(JSON.stringify(session.flash)).not.toContain('Otra-cosa-9');
});
