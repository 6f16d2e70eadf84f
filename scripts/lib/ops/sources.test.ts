import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { readSources, sourceReader } from './sources';

const folder = mkdtempSync(join(tmpdir(), 'tianguis-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One line whose tenth column came from the third line of a source, at its fifth column. */
const MAP = { version: 3, sources: ['../../src/domain/money.ts'], names: [], mappings: 'A,SAEI' };
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', 'rules-C_-1.js.map'), JSON.stringify(MAP));

const SOURCE = `${relative(ROOT, join(folder, '../src/domain/money.ts'))}:3:5`;

test('a place in a built script is told by file and line, every other word stays', () => {
  const read = sourceReader(folder);
  expect(read('{"reason":"Error: at 12:30","trace":"Xa (assets/rules-C_-1.js:1:10) < other.js:1:10"}')).toBe(
    `{"reason":"Error: at 12:30","trace":"Xa (${SOURCE}) < other.js:1:10"}`,
  );
  expect(read('Error: no\\n    at Xa (file:///srv/dist/server/assets/rules-C_-1.js:1:10)')).toBe(
    `Error: no\\n    at Xa (${SOURCE})`,
  );
  expect(read('https://shop.test/assets/rules-C_-1.js:1:10')).toBe('https://shop.test/assets/rules-C_-1.js:1:10');
});

test('a place that came from no source stays as it is', () => {
  expect(sourceReader(folder)('Xa (assets/rules-C_-1.js:1:3)')).toBe('Xa (assets/rules-C_-1.js:1:3)');
});

test('a log is read line by line, however it is cut', async () => {
  const reading = readSources(folder);
  const log = Buffer.from('first\nXa (assets/rules-C_-1.js:1:10)\nlast of ñandú');
  for (const byte of log) reading.write(Buffer.of(byte));
  reading.end();
  expect(await text(reading)).toBe(`first\nXa (${SOURCE})\nlast of ñandú`);
});
