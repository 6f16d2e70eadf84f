import { expect, test } from 'vitest';
import { imagePath, mediaGallery } from './media';

test.each<[value: unknown, path: string | null]>([
  [' /a/b.jpg ', '/a/b.jpg'],
  ['https://example.mx/a.jpg', 'https://example.mx/a.jpg'],
  ['HTTP://example.mx/a.jpg', 'HTTP://example.mx/a.jpg'],
  ['//example.mx/a.jpg', '//example.mx/a.jpg'],
  ['no_selection', null],
  ['/no_selection', null],
  ['', null],
  [7, null],
  ['/a b.jpg', null],
  ['/a"b.jpg', null],
  ['/a\\b.jpg', null],
  ['/a<b.jpg', null],
  ['javascript:alert(1)', null],
  ['httpsx:a', null],
  ['xhttp:a', null],
  [`/${'a'.repeat(499)}`, `/${'a'.repeat(499)}`],
  [`/${'a'.repeat(500)}`, null],
])('the picture %j is at %j', (value, path) => {
  expect(imagePath(value)).toBe(path);
});

test('a gallery: pictures and videos, entries without a picture left out', () => {
  const vid = { url: 'https://video.example/1', title: 'Armado', desc: '', video_id: 7, type: 'external-video' };
  const read = mediaGallery().parse([
    { image: '/a.jpg', pos: '2', typ: 'image', lab: ' De \n frente ' },
    { image: '/b.jpg', typ: 'video', vid, lab: 'x'.repeat(300) },
    { image: '/c.jpg', typ: 'foto', vid: { url: 'javascript:x' }, lab: {} },
    { image: '/d.jpg', vid: 'https://video.example/2' },
    { image: 'no_selection' },
    'x',
    null,
  ]);
  expect(read).toEqual([
    { image: '/a.jpg', pos: 2, typ: 'image', lab: 'De frente', vid: null },
    {
      image: '/b.jpg',
      pos: 0,
      typ: 'video',
      lab: 'x'.repeat(255),
      vid: { url: 'https://video.example/1', title: 'Armado', type: 'external-video' },
    },
    { image: '/c.jpg', pos: 0, typ: 'image', lab: null, vid: null },
    { image: '/d.jpg', pos: 0, typ: 'image', lab: null, vid: null },
  ]);
  expect(mediaGallery().safeParse(Array(301).fill({ image: '/a.jpg' })).success).toBe(false);
  expect(mediaGallery().safeParse(Array(300).fill({ image: '/a.jpg' })).success).toBe(true);
});
