import { expect, test } from 'vitest';
import { type Chunk, chunksOf } from './chunks';
import type { Source } from './source';

const source = (text: string): Source => ({
  entity: 'product',
  name: 'productos.json',
  bytes: text.length,
  open: () => new Blob([text]).stream() as ReadableStream<Uint8Array>,
});
async function chunks(text: string, after = 0): Promise<Chunk[]> {
  const list: Chunk[] = [];
  for await (const chunk of chunksOf(source(text), after)) list.push(chunk);
  return list;
}
const texts = (list: Chunk[]) => list.flatMap(({ body }) => new TextDecoder().decode(body).trim().split('\n'));

test('documents are cut into the same chunks wherever reading begins, each with its positions', async () => {
  const documents = Array.from({ length: 11_000 }, (_, index) => JSON.stringify({ sku: `S-${index}` }));
  const all = await chunks(`[${documents.join(',\n')}]`);
  expect(all.map(({ to }) => to)).toEqual([5000, 10_000, 11_000]);
  expect(texts(all)).toEqual(documents);
  const [first, ...others] = all;
  expect(await chunks(`[${documents.join(',\n')}]`, first?.to)).toEqual(others);
  expect(all.map(({ from }) => from)).toEqual([1, ...all.slice(0, -1).map(({ to }) => to + 1)]);
});

test('a document that cannot be read keeps its place and its reason', async () => {
  const [chunk, ...others] = await chunks('{"a":1}\n{"b": [}\n{"c":3}\n');
  expect(others).toEqual([]);
  expect(texts(chunk ? [chunk] : [])).toEqual(['{"a":1}', 'x', '{"c":3}']);
  expect(chunk).toMatchObject({ from: 1, to: 3, broken: new Map([[2, 'its brackets do not match']]) });
});

test.each([
  ['is cut inside a document', '[{"a":1},{"b":'],
  ['is cut inside its list', '[{"a":1},'],
  ['holds no document', '<html>502</html>'],
])('a file that %s is refused in Spanish', async (_, text) => {
  await expect(chunks(text)).rejects.toThrow(/productos\.json (está cortado|no trae documentos)/);
});
