import { expect, test } from 'vitest';
import type { PasskeysPort } from '../../src/commerce/passkeys';
import { ok, type Result, refuse } from '../../src/domain/result';
import { FakeAttempts } from '../../tests/fakes/attempts';
import type { Guards } from './guards';
import { guardedPasskeys } from './passkey-guard';

const CEREMONY = { challenge: 'reto', expiresAt: 0, rpId: 'tienda.example' };
const ASSERTION = { credentialId: 'a', clientDataJSON: '', authenticatorData: '', signature: '', userHandle: null };

const guards = (name: string | null, attempts: FakeAttempts) =>
  ({ attempts, network: name, times: 1 }) as unknown as Guards;

/** Attempts of one network, as the answers of the shop say. */
function network(name: string | null, attempts = new FakeAttempts()) {
  return async (answer: Result<unknown>) => {
    const passkeys = guardedPasskeys({ signIn: async () => answer } as unknown as PasskeysPort, guards(name, attempts));
    const said = await passkeys.signIn(ASSERTION, CEREMONY);
    return said.ok ? 200 : said.problem.status;
  };
}

const refused = refuse(401, 'no');

test('refused passkeys count for their network, and the hundredth locks it', async () => {
  const attempts = new FakeAttempts();
  const attempt = network('10.0.0.1', attempts);
  for (let at = 0; at < 100; at += 1) expect(await attempt(refused)).toBe(401);
  expect(await attempt(ok(null))).toBe(429);
  expect(await network('10.0.0.2', attempts)(ok(null))).toBe(200);
  expect(await network(null, attempts)(ok(null))).toBe(200);
});

test('one that signed in, or could not be looked at, counts for nobody', async () => {
  const attempts = new FakeAttempts();
  const attempt = network('10.0.0.1', attempts);
  for (let at = 0; at < 120; at += 1)
    expect(await attempt(at % 2 ? ok(null) : refuse(503, 'busy'))).toBe(at % 2 ? 200 : 503);
  const broken = guardedPasskeys(
    { signIn: () => Promise.reject(new Error('no database')) } as unknown as PasskeysPort,
    guards('10.0.0.1', attempts),
  );
  for (let at = 0; at < 120; at += 1) await expect(broken.signIn(ASSERTION, CEREMONY)).rejects.toThrow('no database');
  expect(await attempt(ok(null))).toBe(200);
});
