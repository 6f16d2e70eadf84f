import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { userTokens } from '../../http/sessions/user-tokens';
import { issueOperator, OPERATOR_SECONDS, readOperator } from './session-token';

const [OLD, NEW] = ['a'.repeat(32), 'b'.repeat(32)];
const KEYS = { sessionKeys: OLD, serviceToken: 'clave-de-servicio' };
const NOW = Date.parse('2026-11-22T12:00:00Z');

const issued = async (): Promise<string> => (await issueOperator(KEYS, 'Ana', NOW)) ?? '';

test('a session is read back for twelve hours, says nothing of the token, and no two are the same', async () => {
  const token = await issued();
  expect(await readOperator(KEYS, token, NOW + (OPERATOR_SECONDS - 1) * 1000)).toEqual({
    id: expect.stringMatching(/^\S{16,}$/),
    name: 'Ana',
    role: 'all',
  });
  expect(await readOperator(KEYS, token, NOW + (OPERATOR_SECONDS + 1) * 1000)).toBeNull();
  expect(atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain(KEYS.serviceToken);
  expect(await issued()).not.toBe(token);
});

test('an older key of the list still verifies; another key, another service token and another kind do not', async () => {
  const token = await issued();
  expect(await readOperator({ ...KEYS, sessionKeys: `${NEW},${OLD}` }, token, NOW)).not.toBeNull();
  expect(await readOperator({ ...KEYS, sessionKeys: NEW }, token, NOW)).toBeNull();
  expect(await readOperator({ ...KEYS, serviceToken: 'otra' }, token, NOW)).toBeNull();
  const { access } = (await userTokens(OLD)?.issue({
    account: 'shop:7',
    sessionId: 's',
    rotation: 0,
    issuedAt: NOW / 1000,
  })) ?? { access: '' };
  expect(await readOperator(KEYS, access, NOW)).toBeNull();
  const unsigned = `${btoa('{"alg":"none","typ":"ot+jwt"}')}.${token.split('.')[1]}.`;
  expect(await readOperator(KEYS, unsigned, NOW)).toBeNull();
  const endless = await new SignJWT({ jti: 'x' })
    .setProtectedHeader({ alg: 'HS256', typ: 'ot+jwt' })
    .setIssuedAt()
    .sign(new TextEncoder().encode(OLD));
  expect(await readOperator(KEYS, endless, NOW)).toBeNull();
});

test('without keys, or with one that is too short, nobody is signed in', async () => {
  for (const sessionKeys of [undefined, '', 'corta'])
    expect(await issueOperator({ ...KEYS, sessionKeys }, 'Ana', NOW)).toBeNull();
});
