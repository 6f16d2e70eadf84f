import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { STATES } from '../../src/config/states';
import { type DocumentKind, parseDocument } from '../../src/contract/documents';
import type {
  CategoryDocument,
  CmsDocument,
  ProductDocument,
  TaxRuleDocument,
} from '../../src/domain/catalogue/document';
import { taxRateFor, withTax } from '../../src/domain/tax';
import { DEMO, DEMO_SMALL, type DemoStore, demoPictures } from './index';

const MEDIA = fileURLToPath(new URL('../../public/media', import.meta.url));
const FILES = [1024, 480, 200, 150].flatMap((size) => [`${size}/%.webp`, `${size}/%.avif`]);

const of = <T>(store: DemoStore, kind: DocumentKind): T[] =>
  (store.entities.find(([entity]) => entity === kind)?.[1] ?? []) as T[];
const products = (store: DemoStore) => of<ProductDocument>(store, 'product');

describe.each([
  ...DEMO.map((store) => [store.storeCode, store] as const),
  ...DEMO_SMALL.map((store) => [`${store.storeCode}, small`, store] as const),
])('the demo of %s', (_code, store) => {
  test('is taken whole by the import', () => {
    const refused = store.entities.flatMap(([entity, documents]) =>
      documents.flatMap((document) => {
        const parsed = parseDocument(entity, JSON.parse(JSON.stringify(document)));
        return parsed.ok ? [] : [{ entity, document, problem: parsed.problem }];
      }),
    );
    expect(refused).toEqual([]);
  });

  test('uses every id, sku, slug and url path once', () => {
    const all = products(store);
    const skus = all.flatMap((product) => [product.sku, ...product.configurable_children.map((child) => child.sku)]);
    const ids = all.flatMap((product) => [product.id, ...product.configurable_children.map((child) => child.id)]);
    const paths = [...all, ...of<CategoryDocument>(store, 'category')].map((document) => document.url_path);
    const contents = (['cms_page', 'cms_block'] as const).map((kind) =>
      of<CmsDocument>(store, kind).map(({ id }) => id),
    );
    for (const list of [skus, ids, paths, ...contents]) expect(new Set<string | number>(list).size).toBe(list.length);
  });

  test('LOAN-007 names three municipios and more of every state, where it has postal codes at all', () => {
    const codes = of<{ state: string; municipality: string }>(store, 'postal_code');
    const byState = Map.groupBy(codes, ({ state }) => state);
    for (const [state, own] of byState)
      expect(new Set(own.map(({ municipality }) => municipality)).size, state).toBeGreaterThanOrEqual(3);
    expect([0, STATES.length]).toContain(byState.size);
  });

  test('costs whole pesos, by the tax function of the shop', () => {
    const rates = of<TaxRuleDocument>(store, 'taxrule');
    const priced = products(store).flatMap((product) => [
      product,
      ...product.configurable_children,
      ...product.warranties.map((one) => ({ ...one, tax_class_id: 2 })),
    ]);
    const odd = priced.filter((one) => {
      const rate = taxRateFor(rates, one.tax_class_id, { country: 'MX' });
      const special = 'special_price' in one ? one.special_price : null;
      return [one.price, special ?? one.price].some((net) => withTax(net, rate).gross % 100 !== 0);
    });
    expect(odd).toEqual([]);
  });

  test('links only to products and categories it has', () => {
    const all = products(store);
    const skus = new Set(all.map((product) => product.sku));
    const linked = all.flatMap((product) => [
      ...product.product_links.map((link) => link.linked_product_sku),
      ...product.bundle_options.flatMap((option) => option.product_links.map((link) => link.sku)),
    ]);
    expect(linked.filter((sku) => !skus.has(sku))).toEqual([]);
    const slugs = of<CategoryDocument>(store, 'category').map((category) => `/c/${category.slug}`);
    const targets = of<{ to: string }>(store, 'redirect').map(({ to }) => to);
    const pages = of<{ identifier: string }>(store, 'cms_page').map(({ identifier }) => `/${identifier}`);
    expect(targets.filter((target) => !slugs.includes(target) && !pages.includes(target))).toEqual([]);
  });

  test('has a grouped product cost what its members cost together', () => {
    const bySku = new Map(products(store).map((product) => [product.sku, product]));
    for (const group of bySku.values()) {
      if (group.type_id !== 'grouped') continue;
      const members = group.product_links.filter((link) => link.link_type === 'associated');
      const cents = members.reduce(
        (total, link) => total + Math.round((bySku.get(link.linked_product_sku)?.price ?? 0) * 100) * (link.qty ?? 1),
        0,
      );
      expect(Math.abs(cents / 100 - group.price), group.sku).toBeLessThan(1);
    }
  });
});

test('every picture of the demo is encoded in every size and none is left over', () => {
  const wanted = demoPictures();
  const missing = wanted
    .flatMap((name) => FILES.map((file) => file.replace('%', name)))
    .filter((file) => !existsSync(`${MEDIA}/${file}`));
  expect(missing).toEqual([]);
  expect(
    readdirSync(`${MEDIA}/150`)
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.replace('.webp', ''))
      .sort(),
  ).toEqual(wanted);
});
