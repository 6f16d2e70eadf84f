import { expect, test } from 'vitest';
import { searchedWord } from './search-words';

test('a telephone is found in any spelling, a number with and without its zeros, and too little finds nothing', () => {
  expect(['+52 (55) 1234-5678', '55 1234 5678', '5215512345678'].map(searchedWord)).toEqual([
    '5512345678',
    '5512345678',
    '5512345678',
  ]);
  expect(['000000042', '42', ' José  Ñáñez ', ' '].map(searchedWord)).toEqual(['42', '42', 'jose nanez', null]);
});
