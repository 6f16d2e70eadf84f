import { expect, test } from 'vitest';
import { mediaUrl } from './media';

test('our files are webp, whatever the document calls them', () => {
  expect(mediaUrl('/w/t/wt06-blue_main.jpg', 480)).toBe('/media/480/w/t/wt06-blue_main.webp');
  expect(mediaUrl('/sofa-lineal-gris.webp', 150)).toBe('/media/150/sofa-lineal-gris.webp');
});

test('a configured template takes the path as it came', () => {
  expect(mediaUrl('/w/t/wt06.jpg', 200, 'https://cdn.example/img/{size}/{size}/{path}')).toBe('https://cdn.example/img/200/200/w/t/wt06.jpg');
});

test('no picture is null, an address is left alone, nothing breaks out of the path', () => {
  expect(mediaUrl(null, 480)).toBeNull();
  expect(mediaUrl('no_selection', 480)).toBeNull();
  expect(mediaUrl('https://cdn.example/a.jpg', 480)).toBe('https://cdn.example/a.jpg');
  expect(mediaUrl('/a b"><script>.jpg', 480)).toBe('/media/480/a%20b%22%3E%3Cscript%3E.webp');
});
