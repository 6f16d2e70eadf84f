import { expect } from 'vitest';
import { customerSessionsOf } from '../../workers/objects/customer-sessions';
import { get, post } from './client';
import { type Face, keptBy } from './faces';
import { store } from './fixture';
import { sameRetailer } from './retailers';

export const PASSWORD = 'Contraseña 1 ☀';

export const newEmail = () => `Ana.${crypto.randomUUID()}@example.mx`;

/** What a retailer says of a user token that has expired. */
export const EXPIRED = {
  status: 401,
  body: { code: 401, result: "The consumer isn't authorized to access %resources." },
};

export const signUp = (at: Face, email: string, more: object = {}) =>
  post(at, 'user/create', {
    body: { customer: { email, firstname: 'Ana', lastname: 'Pech', ...more }, password: PASSWORD },
  });

export const logIn = (at: Face, username: string, password = PASSWORD) =>
  post(at, 'user/login', { body: { username, password, tokenCaptcha: '' } });

export const me = (at: Face, token: string) => get(at, 'user/me', { token });

/** Account and session that a user token of ours names. */
const sessionOf = (token: string) =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
    sub: string;
    sid: string;
  };

/** Token of the customer's own cart, which is bought from the retailer of this test. */
export async function userCart(at: Face, token: string): Promise<string> {
  const cart = await customerSessionsOf(at.env, store).cartToken(sessionOf(token).sub, store.storeCode);
  if (!cart.ok) throw new Error(cart.problem.message);
  sameRetailer.set(cart.value, at.token);
  return cart.value;
}

/** Signs in; the customer's cart is bought from the retailer of this test. */
export async function signIn(at: Face, email: string) {
  const answer = await logIn(at, email);
  if (answer.status === 200) await userCart(at, String(answer.result));
  return answer;
}

/** Somebody who signed up and in: their e-mail and the tokens of their session. */
export async function customer(at: Face) {
  const email = newEmail();
  expect((await signUp(at, email)).status).toBe(200);
  const { status, result, meta } = await signIn(at, email);
  expect(status).toBe(200);
  return { email, token: String(result), refreshToken: String(meta.refreshToken) };
}

/** The retailer's tokens that are kept for a session. */
export async function tokensOf(at: Face, token: string): Promise<{ access: string; refresh: string | null }> {
  const { sub, sid } = sessionOf(token);
  const held = await customerSessionsOf(at.env, store).remote(sub, sid).tokens();
  if (!held.ok) throw new Error(held.problem.message);
  return held.value;
}

/** User calls the retailer was sent. */
export const userCalls = async (at: Face) => (await keptBy(at)).calls.filter((path) => path.startsWith('user/'));
