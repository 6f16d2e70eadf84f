import { expect, test } from 'vitest';
import { child, configurable, product } from '../../catalogue/documents.fixture';
import { configured, testLine, testWarranty } from '../line-fixture';
import { documentsOf, type ItemRequest, itemRequestOfAdd, itemRequestOfLine, skusOf, stockSkus } from './item-request';

const wanted = (sku: string, parentSku: string | null = null): ItemRequest => ({
  sku,
  parentSku,
  productOption: null,
  warrantySku: null,
  deliveryOption: null,
});

test('a request by what an operation names, nothing where it names nothing', () => {
  expect(itemRequestOfAdd({ kind: 'add', sku: 'MESA', qty: 3 })).toEqual(wanted('MESA'));
  const productOption = configured(['93', '50']);
  const all = {
    sku: 'SILLA-C',
    parentSku: 'SILLA',
    productOption,
    warrantySku: 'GAR-24',
    deliveryOption: 'recoger_en_sucursal',
  };
  expect(itemRequestOfAdd({ kind: 'add', qty: 1, ...all })).toEqual(all);
});

test('a request by what a line holds', () => {
  const productOption = configured(['93', '50']);
  const line = testLine({
    sku: 'SILLA-C',
    parentSku: 'SILLA',
    productOption,
    warranty: testWarranty('GAR-12'),
    deliveryOption: 'recoger_en_sucursal',
  });
  expect(itemRequestOfLine(line)).toEqual({
    sku: 'SILLA-C',
    parentSku: 'SILLA',
    productOption,
    warrantySku: 'GAR-12',
    deliveryOption: 'recoger_en_sucursal',
  });
  expect(itemRequestOfLine(testLine({ sku: 'MESA' }))).toEqual(wanted('MESA', 'MESA'));
});

test('the documents to read: product and parent, each once', () => {
  expect(skusOf([wanted('SILLA-C', 'SILLA'), wanted('MESA'), wanted('SILLA-A', 'SILLA')])).toEqual([
    'SILLA-C',
    'SILLA',
    'MESA',
    'SILLA-A',
  ]);
});

test('the document of a variant is the configurable product it belongs to', () => {
  const silla = configurable([child('SILLA-A')], { sku: 'SILLA' });
  const mesa = product({ sku: 'MESA' });
  const hidden = product({ sku: 'SILLA-A', visibility: 1 });
  const alone = product({ sku: 'SILLA-A', visibility: 4 });
  const lonely = product({ sku: 'TORNILLO', visibility: 1 });
  const names = (found: Parameters<typeof documentsOf>[0], ...requests: ItemRequest[]) =>
    documentsOf(found, requests).map((doc) => doc && `${doc.sku} ${doc.type_id}`);
  expect(names([mesa, silla], wanted('MESA'), wanted('SILLA-A', 'SILLA'), wanted('SILLA-A'), wanted('GONE'))).toEqual([
    'MESA simple',
    'SILLA configurable',
    'SILLA configurable',
    null,
  ]);
  expect(names([hidden, silla], wanted('SILLA-A'))).toEqual(['SILLA configurable']);
  expect(names([alone, silla], wanted('SILLA-A'), wanted('SILLA-A', 'SILLA'), wanted('SILLA-A', 'MESA'))).toEqual([
    'SILLA-A simple',
    'SILLA configurable',
    'SILLA-A simple',
  ]);
  expect(names([lonely, silla], wanted('TORNILLO'))).toEqual(['TORNILLO simple']);
});

test('whose stock a product takes: its variants, its members, itself', () => {
  expect(stockSkus(configurable([child('A'), child('B')]))).toEqual(['A', 'B']);
  const associated = (sku: string, position: number) => ({
    sku: 'JUEGO',
    link_type: 'associated' as const,
    linked_product_sku: sku,
    linked_product_type: 'simple',
    position,
  });
  expect(stockSkus(product({ type_id: 'grouped', product_links: [associated('B', 2), associated('A', 1)] }))).toEqual([
    'A',
    'B',
  ]);
  expect(stockSkus(product({ sku: 'MESA' }))).toEqual(['MESA']);
});
