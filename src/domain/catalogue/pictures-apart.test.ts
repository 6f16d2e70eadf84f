import { expect, test } from 'vitest';
import { withPicturesApart, withPicturesApartByPage } from './pictures-apart';
import type { Card } from './product';

const cards = (images: string): Card[] =>
  [...images].map((image, id) => ({ id, image: image === '-' ? null : image }) as Card);
const order = (images: string) =>
  withPicturesApart(cards(images))
    .map(({ image }) => image ?? '-')
    .join('');

test.each([
  ['abc', 'abc'],
  ['aab', 'aba'],
  ['aabb', 'abab'],
  ['baac', 'baca'],
  ['aaa', 'aaa'],
  ['aaaaab', 'aaaaba'],
  ['a--b', 'a--b'],
  ['', ''],
])('pictures %s are shown as %s', (given, shown) => {
  expect(order(given)).toBe(shown);
});

test('none is lost, none comes twice', () => {
  expect(
    withPicturesApart(cards('aabbaabbcc'))
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a list that was made longer stands as its pages came one by one, from wherever it begins', () => {
  const all = cards('aabbccdd');
  const paged = (start: number, end: number) => withPicturesApartByPage(all.slice(start, end), start, 3);
  const whole = paged(0, 8);
  expect([...paged(0, 3), ...paged(3, 6), ...paged(6, 8)]).toEqual(whole);
  expect([...paged(0, 3), ...paged(3, 8)]).toEqual(whole);
  expect(whole).not.toEqual(withPicturesApart(all));
});
