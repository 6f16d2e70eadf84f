import { expect, test } from 'vitest';
import { child, product } from '../../../src/domain/catalogue/documents.fixture';
import { foundProducts } from './found';

const variant = (sku: string) => product({ sku, visibility: 1 });
const parent = (sku: string, children: string[], more = {}) =>
  product({ sku, type_id: 'configurable', configurable_children: children.map((one) => child(one)), ...more });

/** A retailer with these products, of which `hits` were found. */
async function shown(hits: Parameters<typeof foundProducts>[1], known: ReturnType<typeof product>[] = []) {
  const by = async (_: string, skus: readonly string[]) =>
    known.filter((one) => one.configurable_children.some(({ sku }) => skus.includes(sku)));
  return (await foundProducts({ by }, hits)).map(({ document, childSku }) => [document.sku, childSku]);
}

test('a hidden variant is shown as its product with that variant chosen, once', async () => {
  expect(await shown([variant('A-1'), product({ sku: 'B' }), variant('A-2')], [parent('A', ['A-1', 'A-2'])])).toEqual([
    ['A', 'A-1'],
    ['B', null],
  ]);
});

test('a product that was found itself is shown as it is, where the first of its variants stood', async () => {
  const whole = parent('A', ['A-1']);
  expect(await shown([variant('A-1'), product({ sku: 'B' }), whole], [whole])).toEqual([
    ['A', null],
    ['B', null],
  ]);
});

test('a hidden product without a parent stays, one whose parent is not sold goes', async () => {
  expect(await shown([variant('ALONE'), variant('A-1')], [parent('A', ['A-1'], { status: 2 })])).toEqual([
    ['ALONE', null],
  ]);
});

test('a document that already stands under the sku of its variant is that product', async () => {
  expect(
    await shown([
      { ...parent('A-1', ['A-1']), parentSku: 'A' },
      { ...product({ sku: 'C' }), parentSku: 'D' },
    ]),
  ).toEqual([
    ['A', 'A-1'],
    ['C', null],
  ]);
});
