import { expect, test } from 'vitest';
import { summary } from './head';

test('a description for search engines is text without tags, cut at a word', () => {
  expect(summary('<p>Sofá de <b>tres</b> plazas.</p>')).toBe('Sofá de tres plazas.');
  const long = summary(`<p>${'palabra '.repeat(40)}</p>`);
  expect(long.length).toBeLessThanOrEqual(156);
  expect(long.endsWith('palabra…')).toBe(true);
});

test('paragraphs and list items that have no sign of their own are told apart by a full stop, the last one by none', () => {
  expect(
    summary(
      '<p>Tapiz fácil de limpiar</p><ul><li>Patas <b>atornillables</b> </li><li>¿Cabe? Sí.</li><li></li></ul><h2>Cojín</h2>',
    ),
  ).toBe('Tapiz fácil de limpiar. Patas atornillables. ¿Cabe? Sí. Cojín');
});
