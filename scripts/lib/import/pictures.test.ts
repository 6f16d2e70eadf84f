import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSharp } from '../pictures/sharp';
import { encodeCatalogue } from './pictures';

const folder = mkdtempSync(join(tmpdir(), 'tianguis-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [photos, shop] = [join(folder, 'photos'), join(folder, 'shop')];
const media = (size: number) => readdirSync(join(shop, 'media', String(size), 's')).sort();

test('pictures a catalogue names are encoded once, in every size and format, below their own path', async () => {
  for (const path of [photos, shop]) mkdirSync(path);
  const pixels = Uint8Array.from({ length: 4 * 4 * 3 }, (_, index) => index);
  await loadSharp()(pixels, { raw: { width: 4, height: 4, channels: 3 } }).toFile(join(photos, 'sofá roma.png'));
  writeFileSync(join(photos, 'fuera.png'), readFileSync(join(photos, 'sofá roma.png')));
  const paths = new Set(['/s/sofá roma.png', '/s/no-hay.jpg', '/../../../fuera.png']);
  await encodeCatalogue(photos, paths, [shop]);
  for (const size of [1024, 480, 200, 150]) expect(media(size)).toEqual(['sofá roma.avif', 'sofá roma.webp']);
  expect([folder, shop].some((path) => existsSync(join(path, 'fuera.webp')))).toBe(false);
  const before = statSync(join(shop, 'media', '480', 's', 'sofá roma.webp')).mtimeMs;
  await encodeCatalogue(photos, paths, [shop]);
  expect(statSync(join(shop, 'media', '480', 's', 'sofá roma.webp')).mtimeMs).toBe(before);
});

test('a folder that is not there is said so', async () => {
  await expect(encodeCatalogue(join(folder, 'nada'), new Set(['/a.jpg']), [shop])).rejects.toThrow(
    'No existe la carpeta',
  );
});
