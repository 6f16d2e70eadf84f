import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOnDevice } from '../device-lists/device-lists';
import { tellViewed } from './tell-viewed';

const kept = new Map<string, string>();
const sent: { url: string; items: { sku: string }[] }[] = [];
let isUp = true;

beforeEach(() => {
  kept.clear();
  sent.splice(0);
  isUp = true;
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, ...JSON.parse(body) });
    if (!isUp) throw new TypeError('network');
    return new Response('{}');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const signIn = (word: string) => vi.stubGlobal('document', { cookie: `session-marker=1700000000.${word}` });

test('what a guest saw is told with the first page after they sign in, once, and again when something is new', async () => {
  keepOnDevice('viu', 'recently-viewed', 'SILLA');
  await tellViewed('viu');
  expect(sent).toEqual([]);
  signIn('una');
  await tellViewed('viu');
  await tellViewed('viu');
  expect(sent.map(({ items }) => items.map(({ sku }) => sku))).toEqual([['SILLA']]);
  expect(sent[0]?.url).toBe('/api/user/recently-viewed?storeCode=viu');
  vi.spyOn(Date, 'now').mockReturnValue(4_000_000_000_000);
  keepOnDevice('viu', 'recently-viewed', 'MESA');
  await tellViewed('viu');
  expect(sent[1]?.items.map(({ sku }) => sku)).toEqual(['MESA', 'SILLA']);
  signIn('otra');
  await tellViewed('viu');
  expect(sent).toHaveLength(3);
});

test('without a network it is told with the next page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  signIn('una');
  keepOnDevice('viu', 'recently-viewed', 'SILLA');
  isUp = false;
  await tellViewed('viu');
  isUp = true;
  await tellViewed('viu');
  await tellViewed('viu');
  expect(sent).toHaveLength(2);
});
