import { expect, test } from 'vitest';
import { doorGroup, doorId, isUsualDoor, readDoor, USUAL_DOORS } from './door-filter';
import { FILTERS_ANYWHERE } from './filters';
import { listingParams, parseListingQuery } from './listing';

test('a door has one spelling; what nobody measures is none', () => {
  expect(['80x200', '80.0x200', '83.5x205.5'].map((id) => readDoor(id))).toEqual([
    { width: 800, height: 2000 },
    { width: 800, height: 2000 },
    { width: 835, height: 2055 },
  ]);
  expect(
    ['', '80', '80x', '29x200', '80x99', '401x200', '80X200', '80x200x5', '-80x200', '8e1x200'].map(readDoor),
  ).toEqual(Array(10).fill(null));
  for (const door of USUAL_DOORS) expect(readDoor(doorId(door))).toEqual(door);
  expect(['70x200', '83x205'].map(isUsualDoor)).toEqual([true, false]);
});

test('an address asks for one door, the last that can be read', () => {
  const asked = (query: string) => parseListingQuery(new URLSearchParams(query), FILTERS_ANYWHERE);
  expect(asked('mi-puerta=80x200&mi-puerta=83.0x205,nada').filters).toEqual({ 'mi-puerta': ['83x205'] });
  expect(asked('mi-puerta=<script>').filters).toEqual({});
  expect(listingParams(asked('mi-puerta=83.0x205')).toString()).toBe('mi-puerta=83x205');
});

test('the filter offers the usual doors that something goes through, and the one that was chosen', () => {
  const group = doorGroup(
    new Map([
      ['80x200', 4],
      ['90x200', 6],
    ]),
    ['83x205'],
    5,
  );
  expect(
    group?.options.map(({ id, label, quantity, selected, single }) => [id, label, quantity, selected, single]),
  ).toEqual([
    ['83x205', '83 × 205 cm', 5, true, true],
    ['80x200', '80 × 200 cm', 4, false, true],
    ['90x200', '90 × 200 cm', 6, false, true],
  ]);
  expect(doorGroup(new Map(), [], 0)).toBeNull();
  expect(doorGroup(new Map(), ['80x200'], 0)?.options).toHaveLength(1);
});
