import { expect, test } from 'vitest';
import { suggestedEmail } from './suggested-email';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['Ana.P+x@GAMIL.com', 'Ana.P+x@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail.com.mx', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmal.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com.mx', 'ana@yahoo.com.mx'],
])('%s may have meant %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@Hotmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@example.mx',
  'ana@prodigy.net.mx',
  'gmial.com',
  '@gmial.com',
  'ana@',
  '',
])('of %s nothing else is suggested', (typed) => {
  expect(suggestedEmail(typed)).toBeNull();
});
