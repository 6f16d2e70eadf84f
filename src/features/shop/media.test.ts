import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { avifUrl, MEDIA_SIZES, mediaUrl } from './media';

test('our files are webp, whatever the document calls them', () => {
  expect(mediaUrl('/w/t/wt06-blue_main.jpg', 480)).toBe('/media/480/w/t/wt06-blue_main.webp');
  expect(mediaUrl('/sofa-lineal-gris.webp', 150)).toBe('/media/150/sofa-lineal-gris.webp');
});

test('a configured template takes the path as it came', () => {
  expect(mediaUrl('/w/t/wt06.jpg', 200, 'https://cdn.example/img/{size}/{size}/{path}')).toBe(
    'https://cdn.example/img/200/200/w/t/wt06.jpg',
  );
});

test('no picture is null, an address is left alone, nothing breaks out of the path', () => {
  expect(mediaUrl(null, 480)).toBeNull();
  expect(mediaUrl('no_selection', 480)).toBeNull();
  expect(mediaUrl('https://cdn.example/a.jpg', 480)).toBe('https://cdn.example/a.jpg');
  expect(mediaUrl('/a b"><script>.jpg', 480)).toBe('/media/480/a%20b%22%3E%3Cscript%3E.webp');
});

test('our files come as AVIF too; a foreign server is not asked for what it may not have', () => {
  expect(avifUrl('/w/t/wt06-blue_main.jpg', 480)).toBe('/media/480/w/t/wt06-blue_main.avif');
  expect([avifUrl(null, 480), avifUrl('no_selection', 480), avifUrl('https://cdn.example/a.jpg', 480)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(avifUrl('/a.jpg', 480, 'https://cdn.example/{size}/{path}')).toBeNull();
});

test('every picture of ours is encoded as AVIF in every size', () => {
  const folder = (size: number) => readdirSync(new URL(`../../../public/media/${size}/`, import.meta.url));
  for (const size of MEDIA_SIZES) {
    const files = new Set(folder(size));
    expect(folder(size).filter((name) => name.endsWith('.webp') && !files.has(name.replace(/webp$/, 'avif')))).toEqual(
      [],
    );
  }
});
