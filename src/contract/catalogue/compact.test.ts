import { expect, test } from 'vitest';
import { compactProduct, expandProduct } from './compact';

const product = {
  id: 1,
  sku: 'SOFA',
  name: 'Sofá',
  status: 1,
  url_key: 'sofa',
  price: 100,
  final_price: 90,
  special_price: 90,
  image: '/sofa.webp',
  configurable_children: [
    {
      sku: 'SOFA-NE',
      name: 'Sofá negro',
      status: 1,
      price: 100,
      final_price: 90,
      special_price: 90,
      image: '/sofa.webp',
    },
    {
      sku: 'SOFA-AZ',
      name: 'Sofá azul',
      status: 2,
      price: 120,
      final_price: 120,
      special_price: null,
      image: '/azul.webp',
    },
  ],
};

test('a product that was made compact is what it was before, what its variants share with it included', () => {
  const compact = compactProduct(product);
  expect(compact).toMatchObject({ nm: 'Sofá', p: 100 });
  expect((compact.configurable_children as object[])[0]).toEqual({ sku: 'SOFA-NE', nm: 'Sofá negro', s: 1 });
  expect(expandProduct(compact)).toEqual(product);
});

test('a product without variants keeps fields that have no short name', () => {
  expect(expandProduct({ nm: 'Mesa', color: '49' })).toEqual({ name: 'Mesa', color: '49' });
});
