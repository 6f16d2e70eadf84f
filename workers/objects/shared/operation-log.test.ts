import { expect, test } from 'vitest';
import { blankObject } from './blank.fixture';
import { CLIENT_KEY_LIFE_MS, type KeyedCall, MINTED_KEY_LIFE_MS, OperationLog } from './operation-log';

const NOW = 1_800_000_000_000;
const call = (key: string, more: Partial<KeyedCall> = {}): KeyedCall => ({
  route: 'add',
  key,
  hash: 'h1',
  minted: false,
  ...more,
});

function opened(storage: DurableObjectStorage): OperationLog {
  const log = new OperationLog(storage.sql);
  log.create();
  return log;
}

const rows = (storage: DurableObjectStorage) =>
  storage.sql.exec<{ n: number }>('SELECT count(*) AS n FROM outcome').one().n;

test('an outcome is found by route and key, and says when the body was another', () =>
  blankObject().within((storage) => {
    const log = opened(storage);
    log.keep(call('k'), { line: 7 }, NOW);
    expect(log.find(call('k'), NOW)).toEqual({ same: true, outcome: { line: 7 } });
    expect(log.find(call('k', { hash: 'h2' }), NOW)).toMatchObject({ same: false });
    expect(log.find(call('k', { route: 'remove' }), NOW)).toBeNull();
    expect(log.find(call('other'), NOW)).toBeNull();
  }));

test('what was looked for in vain is looked for again once something was kept', () =>
  blankObject().within((storage) => {
    const log = opened(storage);
    const asked = call('k');
    expect(log.find(asked, NOW)).toBeNull();
    new OperationLog(storage.sql).keep(call('k'), { line: 7 }, NOW);
    expect(log.find(asked, NOW)).toBeNull();
    log.keep(call('other'), {}, NOW);
    expect(log.find(asked, NOW)).toEqual({ same: true, outcome: { line: 7 } });
  }));

test("a client's key is remembered for a day, one of our own caller for a minute", () =>
  blankObject().within((storage) => {
    const log = opened(storage);
    log.keep(call('theirs'), {}, NOW);
    log.keep(call('ours', { minted: true }), {}, NOW);
    const isKnown = (key: string, after: number) => log.find(call(key), NOW + after) !== null;
    expect([isKnown('ours', 59_999), isKnown('ours', 60_000)]).toEqual([true, false]);
    expect([isKnown('theirs', 86_399_999), isKnown('theirs', 86_400_000)]).toEqual([true, false]);
  }));

test('what expired is deleted by a later operation or a purge', () =>
  blankObject().within((storage) => {
    const log = opened(storage);
    for (let index = 0; index < 10; index += 1) log.keep(call(`k${index}`, { minted: true }), {}, NOW);
    log.keep(call('later'), {}, NOW + 2 * MINTED_KEY_LIFE_MS);
    expect(rows(storage)).toBe(1);
    expect(log.expiry()).toBe(NOW + 2 * MINTED_KEY_LIFE_MS + CLIENT_KEY_LIFE_MS);
    log.purge(NOW + 2 * CLIENT_KEY_LIFE_MS);
    expect([rows(storage), log.expiry()]).toEqual([0, null]);
  }));

test('a row is small however long its key', () =>
  blankObject().within((storage) => {
    const log = opened(storage);
    log.keep(call('x'.repeat(255), { hash: 'f'.repeat(56) }), {}, NOW);
    const [row] = storage.sql
      .exec<{ bytes: number }>('SELECT length(name) + length(hash) + length(outcome) AS bytes FROM outcome')
      .toArray();
    expect(row?.bytes).toBeLessThan(40);
  }));
