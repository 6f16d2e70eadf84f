import { expect, test } from 'vitest';
import { AbsentPages } from './redirects';

const at = (path: string) => new URL(path, 'https://tienda.example');

test('an address that led nowhere is known for half a minute, in its version, whatever its query', () => {
  let now = 0;
  const absent = new AbsentPages(() => now);
  absent.note('7.1', at('/c/nada?desde=50'));
  expect([
    absent.has('7.1', at('/c/nada')),
    absent.has('7.2', at('/c/nada')),
    absent.has('7.1', at('/c/otra')),
  ]).toEqual([true, false, false]);
  now += 29_999;
  expect(absent.has('7.1', at('/c/nada'))).toBe(true);
  now += 1;
  expect(absent.has('7.1', at('/c/nada'))).toBe(false);
});

test('made-up addresses push out the oldest of them and fill nothing', () => {
  const absent = new AbsentPages(() => 0);
  for (let index = 0; index <= 2_000; index += 1) absent.note('7.1', at(`/c/${index}`));
  expect([absent.has('7.1', at('/c/0')), absent.has('7.1', at('/c/1')), absent.has('7.1', at('/c/2000'))]).toEqual([
    false,
    true,
    true,
  ]);
});
