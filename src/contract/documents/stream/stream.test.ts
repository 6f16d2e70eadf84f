import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDocuments } from './documents';

async function* inPieces(text: string | Uint8Array, size: number) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

async function read(text: string | Uint8Array, size = 7) {
  const found: unknown[] = [];
  for await (const document of readDocuments(inPieces(text, size)))
    found.push(document.ok ? document.value : document.reason);
  return found;
}

const [one, two, three] = [
  { id: 1, name: 'Sofá "gris" {[' },
  { id: 2, nested: { list: [{ a: '\\' }, [1]] } },
  { id: 3 },
];
const texts = [one, two, three].map((document) => JSON.stringify(document));

describe('readDocuments', () => {
  test.each([
    ['a list', JSON.stringify([one, two, three])],
    ['a list over many lines', JSON.stringify([one, two, three], null, 2)],
    ['one a line', `${texts.join('\r\n')}\n`],
    ['one after another', texts.join('')],
    ['a byte order mark', `\ufeff${texts.join(',')}`],
    [
      'objects over many lines one after another',
      [one, two, three].map((document) => JSON.stringify(document, null, 2)).join('\n'),
    ],
  ])('%s', async (_, text) => {
    for (const size of [1, 5, 10_000]) expect(await read(text, size)).toEqual([one, two, three]);
  });

  test('whatever the documents and wherever the chunks end, all come out', async () => {
    const documents = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), { maxLength: 5 });
    const written = fc.constantFrom(
      (list: unknown[]) => JSON.stringify(list),
      (list: unknown[]) => JSON.stringify(list, null, 1),
      (list: unknown[]) => list.map((entry) => JSON.stringify(entry)).join(''),
    );
    await fc.assert(
      fc.asyncProperty(documents, written, fc.integer({ min: 1, max: 50 }), async (list, write, size) => {
        expect(await read(write(list), size)).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });

  test('a ReadableStream is read too', async () => {
    const found = [];
    for await (const document of readDocuments(new Blob([texts.join('\n')]).stream()))
      found.push([document.position, document.offset, document.ok]);
    expect(found).toEqual([
      [1, 0, true],
      [2, new TextEncoder().encode(texts[0]).length + 1, true],
      [3, new TextEncoder().encode(`${texts[0]}\n${texts[1]}\n`).length, true],
    ]);
  });

  test('nothing in, nothing out', async () => expect(await read(' \n')).toEqual([]));
});

describe('broken documents', () => {
  test.each([
    [
      'never closed, on a line of its own',
      `${texts[0]}\n{"id":9,"name":"x"\n${texts[2]}\n`,
      [one, 'it is not closed', three],
    ],
    ['ends in a name', `{"id":9,\n${texts[2]}\n`, ['it is not closed', three]],
    ['ends in a text', `{"id":9,"name":"x\n${texts[2]}\n`, ['a text inside it is not closed', three]],
    ['never closed in a list', `[\n  {"id":9,\n  ${texts[1]},\n  ${texts[2]}\n]`, ['it is not closed', two, three]],
    ['closed but no JSON', `{"id":9 x}${texts[2]}`, ['it is not valid JSON', three]],
    ['brackets mixed up', `{"id":[9}\n${texts[2]}`, ['its brackets do not match', three]],
    [
      'a hit never closed, all in one line',
      '{"_index":"a","_source":{"id":9{"_index":"b","_source":{"id":3}}',
      ['it is not closed', { _index: 'b', _source: { id: 3 } }],
    ],
    [
      'something else between',
      `[null, ${texts[0]}, "x", 5]`,
      ['it is not a JSON object', one, 'it is not a JSON object', 'it is not a JSON object'],
    ],
    ['words between', `<html>\n${texts[0]}\nfin`, ['it is not a JSON object', one, 'it is not a JSON object']],
    ['the end is missing', `[${texts[0]},{"id":`, [one, 'the file ends inside it']],
    ['the end of the list is missing', `[${texts[0]},`, [one, 'the file ends before its list does']],
    ['nested without end', `${'{"a":'.repeat(100)}\n${texts[2]}`, ['it is nested too deeply', three]],
  ])('%s', async (_, text, found) => {
    for (const size of [1, 8, 10_000]) expect(await read(text, size)).toEqual(found);
  });

  test('an object inside a broken document is never taken for one', async () => {
    const broken = '{\n  "sku": "A"\n  "children": [\n    {"sku": "A-1"}\n    {"sku": "A-2"}\n  ]\n}';
    expect(await read(`${broken}\n${texts[2]}`)).toEqual(['it is not closed', three]);
  });

  test('bytes that are no UTF-8', async () => {
    const bytes = new TextEncoder().encode(`{"a":"xx"}${texts[2]}`);
    bytes[6] = 0xff;
    expect(await read(bytes)).toEqual(['it is not valid UTF-8', three]);
  });

  test('a document of 1 MiB is read, a larger one is not, and the next one is', async () => {
    const ofSize = (size: number) => `{"a":"${'x'.repeat(size - 8)}"}`;
    const found = await read(`${ofSize(1024 * 1024)}${ofSize(1024 * 1024 + 1)}${texts[2]}`, 65_536);
    expect([typeof found[0], found[1], found[2]]).toEqual(['object', 'it is larger than 1 MiB', three]);
  });
});
