import { beforeEach, expect, test, vi } from 'vitest';
import { env, NOON } from '../adapters/embedded/testing/catalogue';
import { deliverOutbox } from './deliver';
import { letters, mailing, orderLetters, placed } from './order-letters.fixture';

let unreadable: string | null = null;

vi.mock('../../src/i18n/bring-texts', () => ({
  bringTexts: async (locale: string) => {
    if (locale === unreadable) throw new Error(`no texts of ${locale}`);
  },
}));

const several = { ...mailing, STORE_VIEWS: 'viu,de' };
const failures = async () =>
  (await env.SHOP.prepare('SELECT store, failure FROM outbox WHERE failure IS NOT NULL').all()).results;

orderLetters();
beforeEach(() => {
  unreadable = null;
});

test('a letter waits for the words of its own store view and for those of no other', async () => {
  unreadable = 'de-DE';
  await placed('spei');
  expect(await deliverOutbox(several, NOON)).toBe(1);
  unreadable = 'es-MX';
  await placed('spei');
  expect(await deliverOutbox(several, NOON)).toBe(0);
  expect(await failures()).toEqual([{ store: 'viu', failure: 'Error: no texts of es-MX' }]);
});

test('a row from before its store view was written down goes out, once all words are at hand', async () => {
  await placed('spei');
  await env.SHOP.prepare('UPDATE outbox SET store = NULL').run();
  unreadable = 'de-DE';
  expect(await deliverOutbox(several, NOON)).toBe(0);
  expect(await failures()).toEqual([{ store: null, failure: 'Error: no texts of de-DE' }]);
  unreadable = null;
  await env.SHOP.prepare('UPDATE outbox SET next_attempt_at = 0').run();
  expect(await letters()).toHaveLength(1);
});
