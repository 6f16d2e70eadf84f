import { expect, test } from 'vitest';
import { AREAS, type Area, CALLS, FORMS, MORNING } from './areas';

const areas = Object.values<Area>(AREAS);

test('a call stands in its area under its own id, which no other call has', () => {
  for (const { calls } of areas) expect(Object.keys(calls)).toEqual(Object.values(calls).map(({ id }) => id));
  expect(new Set(CALLS.map(({ id }) => id)).size).toBe(CALLS.length);
});

test('no two calls have the same method and path', () => {
  const addresses = CALLS.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

test('a form stands in its area under its own id, and no two forms have the same id or path', () => {
  for (const { forms = {} } of areas) expect(Object.keys(forms)).toEqual(Object.values(forms).map(({ id }) => id));
  expect(new Set(FORMS.map(({ id }) => id)).size).toBe(FORMS.length);
  expect(new Set(FORMS.map(({ path }) => path)).size).toBe(FORMS.length);
});

test('no two sections of the desk, and no two places of one group of an account, stand at the same place', () => {
  const sections = areas.flatMap(({ desk }) => (desk ? [`desk ${desk.rank}`] : []));
  const places = areas.flatMap(({ account = [] }) => account.map(({ group, rank }) => `${group} ${rank}`));
  const all = [...sections, ...places];
  expect(all.filter((place, at) => all.indexOf(place) !== at)).toEqual([]);
});

test('no two lines of a morning have the same name, or stand at the same place', () => {
  expect(new Set(MORNING.map(([name]) => name)).size).toBe(MORNING.length);
  expect(new Set(MORNING.map(([, { rank }]) => rank)).size).toBe(MORNING.length);
});
