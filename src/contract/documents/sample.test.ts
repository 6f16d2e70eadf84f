import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeProduct, type DocumentKind, type Documents, parseDocument, readDocuments, reasonOf } from '.';

/** Folder of a real catalogue sample in the shapes of the family; nothing to try without it. */
const { SAMPLES } = process.env;

async function load<K extends DocumentKind>(kind: K, file: string): Promise<Documents[K][]> {
  const documents: Documents[K][] = [];
  for await (const raw of readDocuments(createReadStream(join(SAMPLES ?? '', 'catalogue-sample', file)))) {
    const result = raw.ok ? parseDocument(kind, raw.value) : raw;
    if (!result.ok)
      throw new Error(`${file} ${raw.position}: ${'problem' in result ? reasonOf(result.problem) : result.reason}`);
    documents.push(result.value);
  }
  return documents;
}

test.skipIf(!SAMPLES)('a real catalogue comes in whole', async () => {
  const products = await load('product', 'products.json');
  const categories = await load('category', 'categories.json');
  const attributes = await load('attribute', 'attributes.json');
  const counts = await Promise.all([
    load('taxrule', 'catalog_taxrule.json'),
    load('cms_page', 'catalog_cms_page.json'),
    load('cms_block', 'catalog_cms_block.json'),
  ]);
  expect([products.length, categories.length, attributes.length, ...counts.map((list) => list.length)]).toEqual([
    50, 39, 10, 1, 6, 20,
  ]);

  expect(products.flatMap((product) => product.configurable_children)).toHaveLength(578);
  expect(new Set(products.map((product) => product.url_path)).size).toBe(50);
  const known = new Set(
    attributes.flatMap((attribute) => attribute.options.map(({ value }) => `${attribute.attribute_code} ${value}`)),
  );
  for (const product of products) {
    expect(product.stock).toMatchObject({ is_in_stock: true });
    expect(product.special_price).toBeUndefined();
    for (const { attribute_code, values } of product.configurable_options) {
      for (const { value_index, label } of values)
        expect([label !== '', known.has(`${attribute_code} ${value_index}`)]).toEqual([true, true]);
      for (const child of product.configurable_children)
        expect(values.map((value) => String(value.value_index))).toContain(child[attribute_code]);
    }
  }
  const around = {
    categories: new Map(categories.map((category) => [category.id, category])),
    attributes: new Map(attributes.map((attribute) => [attribute.id, attribute])),
  };
  for (const product of products)
    expect(completeProduct(product, around)).toMatchObject({ slug: product.slug, url_path: product.url_path });
  expect(
    attributes.find(({ attribute_code }) => attribute_code === 'material')?.options.map(({ label }) => label),
  ).toContain('Cocona® performance fabric');
  for (const page of counts.slice(1).flat())
    expect(JSON.stringify(page)).not.toMatch(/<script|\{\{|javascript:|onclick/i);
});
