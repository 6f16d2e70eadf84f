import { expect, test } from 'vitest';
import { foundBy, searchedRanges, searchedWord } from './search-words';

test('a telephone is found in any spelling, a number with and without its zeros, and too little finds nothing', () => {
  expect(['+52 (55) 1234-5678', '55 1234 5678', '5215512345678'].map(searchedWord)).toEqual([
    '5512345678',
    '5512345678',
    '5512345678',
  ]);
  expect(['000000042', '42', ' José  Ñáñez ', ' '].map(searchedWord)).toEqual(['42', '42', 'jose nanez', null]);
});

test('four digits to nine are the end of a telephone too, behind the numbers they begin; a cut number is that one alone', () => {
  const from = (typed: string) => searchedRanges(typed).map((range) => range.from);
  expect([from('5678'), from('45678'), from('45 67-89'), from('5512345678'), from('ana'), from(' ')]).toEqual([
    ['5678', ':5678', '=567800', '~8765'],
    ['45678', '=4567800', '~87654'],
    ['45 67-89', '~987654'],
    ['5512345678'],
    ['ana'],
    [],
  ]);
  expect(from('0044')).toEqual(['44', ':0044', '~4400']);
  expect(searchedRanges('0044')[0]).toEqual({ from: '44', to: '44 ' });
  expect(searchedRanges('000000042')[0]?.to).not.toBe('42 ');
});

test('an amount is found as it is typed and no other, behind numbers; what each was found by is told by its word', () => {
  const ranges = ['1,299.00', '$1299', '$ 1299', '1299.5', '99', '0.50', '012.00'].map(searchedRanges);
  const amounts = ranges.map((all) => all.find(({ from }) => from.startsWith('='))?.from ?? null);
  expect(amounts).toEqual(['=129900', '=129900', null, '=129950', '=9900', '=50', null]);
  expect(ranges[0]).toContainEqual({ from: '=129900', to: '=129900 ' });
  for (const typed of ['4242', '1299', '1299.50', '0044']) {
    const from = searchedRanges(typed).map((range) => range.from);
    expect(from).toEqual(from.toSorted());
  }
  expect([':4242', '=129900', '~2424', '4242', ''].map(foundBy)).toEqual(['card', 'amount', 'telephone', null, null]);
});
