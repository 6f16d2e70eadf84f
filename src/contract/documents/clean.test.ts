import { expect, test } from 'vitest';
import { cleanLine, cleanRecord, cleanText } from './clean';
import { plainOf } from './plain';

test('a text keeps tabs and line ends, loses control characters and broken letters, and is cut', () => {
  expect(cleanText('a\r\nb\rc\td\u0000e\u0085f')).toBe('a\nb\nc\tdef');
  expect(cleanText('a\ud800b')).toBe('a\ufffdb');
  expect(cleanText('abcdef', 3)).toBe('abc');
  expect(cleanText('x'.repeat(5001))).toHaveLength(5000);
  expect(cleanLine(' a \n\t b ')).toBe('a b');
  expect(cleanLine('ab cd', 3)).toBe('ab');
});

test('entities are letters again, text with tags stays', () => {
  expect(plainOf('Mesa &amp; sillas &#241; &eacute;')).toBe('Mesa & sillas ñ é');
  expect(plainOf('<b>a &amp; b</b>')).toBe('<b>a &amp; b</b>');
  expect(plainOf('a & b')).toBe('a & b');
});

test('a document has only what JSON can hold', () => {
  const raw = JSON.parse(
    '{"__proto__": {"a": 1}, "constructor": 1, "prototype": 2, "ok": {"__proto__": 3, "b": "x\\u0000y"}}',
  );
  const cleaned = cleanRecord({
    ...raw,
    ' na\u0000me ': 'v',
    flag: false,
    none: null,
    nan: Number.NaN,
    much: Number.POSITIVE_INFINITY,
    date: () => 1,
    list: [1, undefined, 'a\u0000'],
  });
  expect(Object.entries(cleaned)).toEqual([
    ['ok', { b: 'xy' }],
    ['name', 'v'],
    ['flag', false],
    ['none', null],
    ['nan', null],
    ['much', null],
    ['list', [1, null, 'a']],
  ]);
});

test('HTML fields may be longer than other texts, nesting ends at sixteen', () => {
  const long = 'x'.repeat(200_001);
  const lengths = Object.entries(
    cleanRecord({ description: long, short_description: long, content: long, name: long }),
  ).map(([, text]) => `${text}`.length);
  expect(lengths).toEqual([200_000, 200_000, 200_000, 5000]);
  const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)]);
  const depth = (value: unknown): number => (Array.isArray(value) ? 1 + depth(value[0]) : 0);
  expect(depth(cleanRecord({ a: nested(16) }).a)).toBe(16);
  expect(JSON.stringify(cleanRecord({ a: nested(16) }).a)).toContain('end');
  expect(JSON.stringify(cleanRecord({ a: nested(17) }).a)).not.toContain('end');
});
