import { expect, test } from 'vitest';
import { summary } from './head';

test('a description for search engines is text without tags, cut at a word', () => {
  expect(summary('<p>Sofá de <b>tres</b> plazas.</p>')).toBe('Sofá de tres plazas.');
  const long = summary(`<p>${'palabra '.repeat(40)}</p>`);
  expect(long.length).toBeLessThanOrEqual(156);
  expect(long.endsWith('palabra…')).toBe(true);
});
