import { describe, expect, test } from 'vitest';
import { reasonText } from '../../../src/features/desk/imports/reasons';
import type { Progress } from './client';
import { ImportProgress, timeText } from './progress';
import type { Source } from './source';
import { targetOf } from './target';

const MIB = 1024 * 1024;
const source = (bytes: number | null): Source => ({
  entity: 'product',
  name: 'productos.json',
  bytes,
  open: () => new Blob([]).stream() as ReadableStream<Uint8Array>,
});

function shown(isTTY: boolean, of: Source, steps: (Omit<Progress, 'source'> & { at: number })[]): string {
  let [text, now] = ['', 0];
  const progress = new ImportProgress([of], { isTTY, columns: 200, write: (more) => (text += more) }, () => now);
  for (const { at, ...step } of steps) {
    now = at;
    progress.show({ source: of, ...step });
  }
  progress.end();
  return text;
}

describe('progress of an import', () => {
  const steps = [
    { at: 0, sent: 0, documents: 0, resumed: false, accepted: null },
    { at: 2000, sent: 50 * MIB, documents: 1200, resumed: false, accepted: null },
  ];

  test('a terminal gets a bar with bytes, documents, rate and time left, written over itself', () => {
    const text = shown(true, source(200 * MIB), steps);
    expect(text.split('\r').at(-1)).toBe(
      `\u001B[2K  [${'█'.repeat(6)}${'░'.repeat(18)}] 25 % · 50.0 MB de 200.0 MB · 1,200 documentos · 25.0 MB/s · faltan 6 s\n`,
    );
  });

  test('elsewhere plain lines come, one for each tenth and one at the end', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      at: index * 10,
      sent: index * MIB,
      documents: index,
      resumed: false,
      accepted: null,
    }));
    const lines = shown(false, source(100 * MIB), [
      ...many,
      { at: 1000, sent: 100 * MIB, documents: 100, resumed: false, accepted: 100 },
    ])
      .trim()
      .split('\n');
    expect(lines).toHaveLength(10);
    expect(lines.join('')).not.toContain('\u001B');
    expect(lines.at(-1)?.trim()).toBe('productos.json: 100 documentos');
  });

  test('what an earlier call had sent does not count as speed of this one', () => {
    const text = shown(true, source(200 * MIB), [
      { at: 0, sent: 100 * MIB, documents: 1000, resumed: true, accepted: null },
      { at: 1000, sent: 110 * MIB, documents: 1100, resumed: true, accepted: null },
    ]);
    expect(text).toContain('10.0 MB/s · faltan 9 s');
  });

  test('a file of unknown size has no share and no time left', () => {
    const text = shown(true, source(null), steps);
    expect(text).toContain('50.0 MB · 1,200 documentos · 25.0 MB/s');
    expect(text).not.toContain('%');
  });

  test.each([
    [59.4, '59 s'],
    [65, '1 min 05 s'],
    [4200, '1 h 10 min'],
  ])('%d seconds are said as %s', (seconds, text) => expect(timeText(seconds)).toBe(text));
});

test('the service token travels over https only, except to this machine', () => {
  const target = (url: string, token = 'x') => targetOf({ url, store: 'viu', token }, '');
  expect(target('https://tienda.example/algo').url).toBe('https://tienda.example');
  expect(target('http://localhost:8787').url).toBe('http://localhost:8787');
  for (const url of ['http://tienda.example', 'http://localhost.tienda.example', 'ftp://localhost', 'tienda'])
    expect(() => target(url)).toThrow();
});

test.each([
  ['sku: Field is required; price: Must be a number', 'sku: falta; price: debe ser un número'],
  ['repeats sku ABC', 'repite sku ABC'],
  ['it has 2 fields, the header 7', 'trae 2 campos y el encabezado 7'],
  ['document 3: the file ends inside it', 'documento 3: el archivo termina a la mitad de él'],
  ['something new', 'something new'],
])('«%s» is said in Spanish', (reason, text) => expect(reasonText(reason)).toBe(text));
