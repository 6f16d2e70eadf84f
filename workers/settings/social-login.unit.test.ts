import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagesOfProviders, providersOf } from './social-login';

const GOOGLE = { id: 'google', name: 'Google', issuer: 'https://accounts.google.com', clientId: 'tianguis' };
const SOCIAL_LOGIN_SECRETS = JSON.stringify({ google: 'secreto', local: 'secreto' });

const set = (providers: object[], APP_ENV: 'local' | 'production' = 'production') => ({
  SOCIAL_LOGIN: JSON.stringify({ viu: providers }),
  SOCIAL_LOGIN_SECRETS,
  APP_ENV,
});

let logged: string[] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
});
afterEach(() => void vi.restoreAllMocks());

test('without a setting nobody is offered, with one the providers of the store view alone', () => {
  expect(providersOf({ APP_ENV: 'production' }, 'viu', true)).toEqual([]);
  const env = set([GOOGLE]);
  expect(providersOf(env, 'viu', true)).toMatchObject([
    { id: 'google', clientSecret: 'secreto', scopes: ['email', 'profile'], pages: ['https://accounts.google.com'] },
  ]);
  expect(providersOf(env, 'mavi', true)).toEqual([]);
  expect(
    pagesOfProviders(set([{ ...GOOGLE, pages: ['https://one.example/a', 'https://two.example'] }]), 'viu', true),
  ).toEqual(['https://one.example', 'https://two.example']);
});

test('a retailer holds the secret of its provider; where the shop exchanges codes one without is not offered, and the log says so once', () => {
  const env = { ...set([GOOGLE]), SOCIAL_LOGIN_SECRETS: '{}' };
  expect(providersOf(env, 'viu', false)).toMatchObject([{ id: 'google', clientSecret: null }]);
  expect([providersOf(env, 'viu', true), providersOf(env, 'viu', true)]).toEqual([[], []]);
  expect(logged).toEqual([JSON.stringify({ level: 'error', event: 'social.no-secret', provider: 'google' })]);
});

test.each([
  'http://accounts.example',
  'http://localhost:4444',
  'https://localhost',
  'https://127.0.0.1:4444',
  'https://x.localhost',
])('%s is no provider of a deployment', (issuer) => {
  expect(providersOf(set([{ ...GOOGLE, id: 'local', issuer }]), 'viu', true)).toEqual([]);
  expect(providersOf(set([{ ...GOOGLE, pages: [issuer] }]), 'viu', true)).toEqual([]);
  expect(providersOf(set([{ ...GOOGLE, id: 'local', issuer }], 'local'), 'viu', true)).toHaveLength(
    issuer === 'http://accounts.example' ? 0 : 1,
  );
});

test.each([
  [[{ ...GOOGLE, clientSecret: 'a la vista' }], /clientSecret/],
  [[{ ...GOOGLE, id: 'Google/..' }], /id/],
  [[{ ...GOOGLE, issuer: 'accounts.google.com' }], /issuer/],
  [[GOOGLE, GOOGLE], /same id/],
])('a wrong setting is refused with what is wrong: %j', (providers, why) => {
  expect(() => providersOf(set(providers), 'viu', true)).toThrow(why);
});
