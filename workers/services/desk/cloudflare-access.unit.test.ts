import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessSettings } from '../../settings/access';
import { keysAt, operatorOfAccess } from './cloudflare-access';

const SETTINGS = { issuer: 'https://tienda.cloudflareaccess.com', audience: 'aud-de-operacion' };

/** Where the team's keys stand. */
let published: JWK[] = [];
let asked = 0;
const peer = createServer((_, response) => {
  asked += 1;
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }));
});
let certs: URL;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    peer.listen(0, '127.0.0.1', resolve);
  });
  certs = new URL(`http://127.0.0.1:${(peer.address() as AddressInfo).port}/cdn-cgi/access/certs`);
});
afterAll(() => {
  peer.closeAllConnections();
  peer.close();
});

async function newKey(kid: string, isPublished = true) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  if (isPublished) published.push({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' });
  const sign = ({
    iss = SETTINGS.issuer,
    aud = SETTINGS.audience,
    exp = '1h',
    claims = {},
  }: {
    iss?: string;
    aud?: string;
    exp?: string;
    claims?: Record<string, unknown>;
  } = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setSubject('ana')
      .setIssuer(iss)
      .setAudience(aud)
      .setIssuedAt()
      .setExpirationTime(exp)
      .sign(privateKey);
  return sign;
}

beforeEach(() => {
  published = [];
  asked = 0;
});

const shown = (token: string | null): Request =>
  new Request('https://tienda.example/operacion', { headers: token ? { 'cf-access-jwt-assertion': token } : {} });

test('whom Access let in is an operator, and its keys are asked for once', async () => {
  const sign = await newKey('uno');
  const keys = keysAt(certs);
  expect(await operatorOfAccess(shown(await sign()), SETTINGS, {}, keys)).toMatchObject({ id: 'ana' });
  expect(await operatorOfAccess(shown(await sign()), SETTINGS, {}, keys)).toMatchObject({ id: 'ana' });
  expect(asked).toBe(1);
});

test('a token that is missing, forged, expired, of another audience or of another team lets in nobody', async () => {
  const sign = await newKey('uno');
  const forged = await newKey('uno', false);
  const keys = keysAt(certs);
  const tokens = [
    null,
    'x',
    await forged(),
    await sign({ exp: '-1m' }),
    await sign({ aud: 'otra' }),
    await sign({ iss: 'https://otra.cloudflareaccess.com' }),
  ];
  for (const token of tokens) expect(await operatorOfAccess(shown(token), SETTINGS, {}, keys)).toBeNull();
  const [, payload] = (await sign()).split('.');
  expect(await operatorOfAccess(shown(`${btoa('{"alg":"none"}')}.${payload}.`), SETTINGS, {}, keys)).toBeNull();
});

test('a key that was rotated in is found, and what the old one signed no longer counts once it is gone', async () => {
  const old = await newKey('uno');
  const keys = keysAt(certs, 0);
  expect(await operatorOfAccess(shown(await old()), SETTINGS, {}, keys)).toMatchObject({ id: 'ana' });
  published = [];
  const fresh = await newKey('dos');
  expect(await operatorOfAccess(shown(await fresh()), SETTINGS, {}, keys)).toMatchObject({ id: 'ana' });
  expect(await operatorOfAccess(shown(await old()), SETTINGS, {}, keys)).toBeNull();
});

const ROLES = { DESK_ROLES: '{"ANA@tienda.example": "money", "*": "orders"}' };

test.each<[string, Record<string, string>, Record<string, unknown>, string]>([
  ['nothing is configured', {}, { email: 'eva@tienda.example' }, 'all'],
  ['the setting names them, however it is typed', ROLES, { email: 'Ana@Tienda.example', desk_role: 'all' }, 'money'],
  ['the setting says it of all others', ROLES, { email: 'eva@tienda.example' }, 'orders'],
  ['a claim of theirs says it', ROLES, { email: 'eva@tienda.example', custom: { desk_role: 'see' } }, 'see'],
  [
    'the setting names others alone',
    { DESK_ROLES: '{"ana@tienda.example": "all"}' },
    { email: 'eva@x.example' },
    'see',
  ],
  ['a claim says nothing that is known', {}, { email: 'eva@tienda.example', desk_role: 'dueña' }, 'see'],
  ['a service of Access has no e-mail', { DESK_ROLES: '{"panel": "see"}' }, { common_name: 'panel' }, 'see'],
])('where %s, an operator may do as much', async (_, env, claims, role) => {
  const sign = await newKey('uno');
  const found = await operatorOfAccess(shown(await sign({ claims })), SETTINGS, env, keysAt(certs));
  expect(found).toEqual({ id: 'ana', name: claims.email ?? claims.common_name, role });
});

test('keys that cannot be had let in nobody', async () => {
  const sign = await newKey('uno');
  published = [];
  expect(await operatorOfAccess(shown(await sign()), SETTINGS, {}, keysAt(certs))).toBeNull();
});

test.each([
  [
    { ACCESS_TEAM: 'tienda.cloudflareaccess.com', ACCESS_AUD: 'aud' },
    { issuer: 'https://tienda.cloudflareaccess.com', audience: 'aud' },
  ],
  [{ ACCESS_TEAM: 'tienda.cloudflareaccess.com' }, null],
  [{ ACCESS_AUD: 'aud' }, null],
  [{ ACCESS_TEAM: 'https://tienda.cloudflareaccess.com/x', ACCESS_AUD: 'aud' }, null],
  [{}, null],
])('%j configures %j', (env, want) => expect(accessSettings(env)).toEqual(want));
