import { expect, test, vi } from 'vitest';
import { blankObject } from './blank.fixture';
import { type Upgrade, VersionedState } from './versioned-state';

const NOW = 1_800_000_000_000;

interface Named {
  first: string;
  last: string;
}

/** Version 1 held one name as text, version 2 as an object. */
const split: Upgrade = (older) => {
  const [first = '', last = ''] = (older as { name: string }).name.split(' ');
  return { first, last };
};
const create = vi.fn();
const opened = (storage: DurableObjectStorage, upgrades: readonly Upgrade[] = [split]) =>
  new VersionedState<Named>(storage, { table: 'person', upgrades, create });

const rows = (storage: DurableObjectStorage, table = 'person') => storage.sql.exec(`SELECT * FROM ${table}`).toArray();
const tables = (storage: DurableObjectStorage) =>
  storage.sql.exec("SELECT name FROM sqlite_master WHERE name LIKE 'person%'").toArray();
const ANA: Named = { first: 'Ana', last: 'Pech' };

test('what is committed is loaded, and looking stores nothing', () =>
  blankObject().within((storage) => {
    expect(opened(storage).load(NOW)).toBeNull();
    expect(tables(storage)).toEqual([]);
    opened(storage).commit(ANA);
    expect(opened(storage).load(NOW)).toEqual(ANA);
    expect(rows(storage)).toMatchObject([{ version: 2 }]);
  }));

test('a commit is whole or nothing, its tables too', () =>
  blankObject().within((storage) => {
    const state = opened(storage);
    expect(() =>
      state.commit(ANA, () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect([tables(storage), state.isPrepared]).toEqual([[], false]);
    state.commit(ANA);
    expect(opened(storage).load(NOW)).toEqual(ANA);
  }));

test('an older row is upgraded when it is loaded and written back with the next commit', () =>
  blankObject().within((storage) => {
    opened(storage, []).commit({ name: 'Ana Pech' } as unknown as Named);
    const state = opened(storage);
    expect(state.load(NOW)).toEqual(ANA);
    expect(rows(storage)).toMatchObject([{ version: 1 }]);
    state.commit({ ...ANA, last: 'Uc' });
    expect(rows(storage)).toMatchObject([{ version: 2, state: '{"first":"Ana","last":"Uc"}' }]);
  }));

test('a row from before there were versions is of the first one, and its table is brought up to date', () =>
  blankObject().within((storage) => {
    storage.sql.exec('CREATE TABLE person (id INTEGER PRIMARY KEY, state TEXT NOT NULL)');
    storage.sql.exec(`INSERT INTO person VALUES (1, '{"name":"Ana Pech"}')`);
    create.mockClear();
    const state = opened(storage);
    expect(state.load(NOW)).toEqual(ANA);
    expect(create).toHaveBeenCalled();
    state.commit(ANA);
    expect(rows(storage)).toMatchObject([{ version: 2 }]);
  }));

test('a newer row is never overwritten: the state is locked until the code is newer', () =>
  blankObject().within((storage) => {
    const withAge: Upgrade = (older) => ({ ...(older as Named), age: 30 });
    opened(storage, [split, withAge]).commit({ ...ANA, age: 30 } as Named);
    const before = rows(storage);
    const state = opened(storage);
    expect([state.load(NOW), state.isLocked]).toEqual([null, true]);
    expect(() => state.commit(ANA)).toThrow('would be overwritten');
    expect(rows(storage)).toEqual(before);
    expect(opened(storage, [split, withAge]).load(NOW)).toEqual({ ...ANA, age: 30 });
  }));

test('a row whose upgrade fails is locked, not lost', () =>
  blankObject().within((storage) => {
    opened(storage, []).commit({ name: 'Ana Pech' } as unknown as Named);
    const state = opened(storage, [
      () => {
        throw new Error('bug');
      },
    ]);
    expect([state.load(NOW), state.isLocked]).toEqual([null, true]);
    expect(opened(storage).load(NOW)).toEqual(ANA);
  }));

test('a broken row is kept aside and reported, and a new state takes its place', () =>
  blankObject().within((storage) => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    opened(storage).commit(ANA);
    storage.sql.exec('UPDATE person SET state = ?', '{"first":"A');
    const state = opened(storage);
    expect([state.load(NOW), state.isLocked, state.asideSince()]).toEqual([null, false, NOW]);
    expect(rows(storage, 'person_broken')).toEqual([{ at: NOW, version: 2, state: '{"first":"A' }]);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('object.state-broken'));
    expect(told).not.toHaveBeenCalledWith(expect.stringContaining('"A'));
    state.commit({ ...ANA, first: 'Eva' });
    expect(opened(storage).load(NOW)).toMatchObject({ first: 'Eva' });
    expect(rows(storage, 'person_broken')).toHaveLength(1);
    told.mockRestore();
  }));
