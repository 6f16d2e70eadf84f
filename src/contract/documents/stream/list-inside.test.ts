import { expect, test } from 'vitest';
import { readDocuments } from '..';

const HIT = '{"_index":"mx_product","_type":"product","_source":{"sku":"A]}","hits":[1]}}';
const ANSWER = `{"took":5,"_shards":{"total":5},"hits":{"total":2,"max_score":1.0,"hits":[${HIT},\n${HIT}]}}`;
const PAGE = '{"items":[{"sku":"A"},{"sku":"B"}],"search_criteria":{"filter_groups":[]},"total_count":2}';

async function* piecesOf(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function read(text: string, size = text.length): Promise<unknown[]> {
  const list: unknown[] = [];
  for await (const entry of readDocuments(piecesOf(text, size))) list.push(entry.ok ? entry.value : entry.reason);
  return list;
}

test.each([1, 7, 10_000])('the list inside a search answer or a page is read, in pieces of %i bytes', async (size) => {
  const hit: unknown = JSON.parse(HIT);
  expect(await read(ANSWER, size)).toEqual([hit, hit]);
  expect(await read(`\uFEFF${PAGE}`, size)).toEqual([{ sku: 'A' }, { sku: 'B' }]);
  expect(await read(`${PAGE}\n${ANSWER}\n`, size)).toEqual([{ sku: 'A' }, { sku: 'B' }, hit, hit]);
});

test('a document that has such fields itself is a document', async () => {
  const documents = ['{"sku":"A","items":[{"b":1}]}', '{"id":1,"hits":{"hits":3}}'];
  expect(await read(documents.join('\n'))).toEqual(documents.map((text): unknown => JSON.parse(text)));
});

test('an answer that was cut says so', async () => {
  expect((await read(ANSWER.slice(0, 200))).at(-1)).toBe('the file ends inside it');
  expect((await read(PAGE.slice(0, 22))).at(-1)).toBe('the file ends before its list does');
});
