import { expect, test } from 'vitest';
import { searchedRanges, searchedWord } from './search-words';

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
  expect([from('678'), from('5678'), from('45 67-89'), from('5512345678'), from('ana'), from(' ')]).toEqual([
    ['678'],
    ['5678', '~8765'],
    ['45 67-89', '~987654'],
    ['5512345678'],
    ['ana'],
    [],
  ]);
  expect(searchedRanges('0044')).toEqual([{ from: '44', to: '44 ' }, expect.objectContaining({ from: '~4400' })]);
  expect(searchedRanges('000000042')[0]?.to).not.toBe('42 ');
});
