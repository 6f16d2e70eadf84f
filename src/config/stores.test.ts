import { describe, expect, test } from 'vitest';
import { testLine } from '../domain/cart/line-fixture';
import { admit } from '../domain/cart/validate';
import { child, configurable, context, store } from '../domain/catalogue/documents.fixture';
import { priceRanges } from '../domain/catalogue/listing/price-ranges';
import { productOf } from '../domain/catalogue/product-page/product-page';
import { translator } from '../i18n';
import { DEFAULT_PRICE_RANGES, routeName, STORES, storeByCode, storeOfPath, storePath, storeViews } from './stores';

const all = storeViews('viu,de,it,muebles_america,mavi');
const where = (path: string) => {
  const { store, path: inside } = storeOfPath(all, path);
  return [store.storeId, inside];
};

describe('storeOfPath', () => {
  test('STORE-004..008 each store view answers under its own prefix with its own id', () => {
    expect(where('/p/SILLA/silla-1')).toEqual([2, '/p/SILLA/silla-1']);
    expect(where('/')).toEqual([2, '/']);
    expect(where('/de/c/sofas')).toEqual([3, '/c/sofas']);
    expect(where('/it')).toEqual([4, '/']);
    expect(where('/muebles_america/checkout')).toEqual([5, '/checkout']);
    expect(where('/mavi/c/motos')).toEqual([8, '/c/motos']);
  });

  test('a prefix is a whole segment', () => {
    expect(where('/muebles_americano')).toEqual([2, '/muebles_americano']);
    expect(where('/item/x')).toEqual([2, '/item/x']);
    expect(where('/c/de')).toEqual([2, '/c/de']);
  });

  test('the longest prefix wins', () => {
    const [shop] = storeViews('de');
    const views = shop ? [...all, { ...shop, storeCode: 'de_at', prefix: '/de/at' }] : all;
    expect(storeOfPath(views, '/de/at/c/x')).toMatchObject({ store: { storeCode: 'de_at' }, path: '/c/x' });
    expect(storeOfPath(views, '/de/att')).toMatchObject({ store: { storeCode: 'de' }, path: '/att' });
  });

  test('without the default view the first one named takes every other path', () => {
    expect(storeOfPath(storeViews('it,de'), '/c/x')).toMatchObject({ store: { storeCode: 'it' }, path: '/c/x' });
  });
});

describe('storeViews', () => {
  test('STORE-009 viu is the view when none is named', () => {
    expect(storeViews(' ').map((view) => view.storeCode)).toEqual(['viu']);
  });

  test('STORE-010 STORE-011 with several views paths and route names carry the store, the default view only in its route names', () => {
    const [viu, muebles] = storeViews('viu, muebles_america,viu');
    if (!viu || !muebles) throw new Error('two views were named');
    const views = [viu, muebles];
    expect(views.map((view) => storePath(view, '/checkout'))).toEqual(['/checkout', '/muebles_america/checkout']);
    expect(views.map((view) => storePath(view, '/'))).toEqual(['/', '/muebles_america']);
    expect(views.map((view) => routeName(views, view, 'checkout'))).toEqual([
      'viu-checkout',
      'muebles_america-checkout',
    ]);
  });

  test('STORE-012 a view that is alone has no prefix in path or route name', () => {
    const views = storeViews('muebles_america');
    const { store, path } = storeOfPath(views, '/c/salas');
    expect([store.storeId, path, storePath(store, '/c/salas'), routeName(views, store, 'checkout')]).toEqual([
      5,
      '/c/salas',
      '/c/salas',
      'checkout',
    ]);
  });

  test('a code that does not exist is named', () => {
    expect(() => storeViews('viu,nada')).toThrow('"nada"');
    expect(storeByCode(all, 'nada')).toBeNull();
  });
});

test('a view that may not append its code keeps the plain path', () => {
  const de = storeByCode(all, 'de');
  expect(de && storePath({ ...de, appendStoreCode: false }, '/c/all-2')).toBe('/c/all-2');
});

test('only mavi has an external checkout host', () => {
  expect(
    STORES.filter((store) => store.externalCheckout).map((store) => [store.storeCode, store.externalCheckout]),
  ).toEqual([['mavi', 'https://pago.mavi.example']]);
});

test('CAT-021 CAT-025 ranges that no view overrides are those of the specification, the last one open', () => {
  expect(priceRanges(DEFAULT_PRICE_RANGES).map(({ id }) => id)).toEqual(['0-50', '50-100', '100-150', '150-*']);
  for (const view of all) expect(priceRanges(view.priceRanges)).toHaveLength(view.priceRanges.length + 1);
});

test('STORE-013 every view speaks its language and appends its code to paths, the default one alone does not', () => {
  const seen = all.map((view) => [
    view.storeId,
    storePath(view, '/checkout'),
    translator(view.i18n.defaultLocale)('Cart'),
  ]);
  expect(seen).toEqual([
    [2, '/checkout', 'Carrito'],
    [3, '/de/checkout', 'Warenkorb'],
    [4, '/it/checkout', 'Carrello'],
    [5, '/muebles_america/checkout', 'Carrito'],
    [8, '/mavi/checkout', 'Carrito'],
  ]);
});

describe.each(STORES.map(({ storeCode, flags }) => [storeCode, flags] as const))('the flags of %s', (_, flags) => {
  const isMotorcycle = () => false;

  test('LIMIT-018 what no stock is known of can be bought without a warning', () => {
    expect(admit([], testLine(), 1, { stock: null, isMotorcycle, flags })).toMatchObject({
      problems: [],
      notices: [{ id: 'productAddedToCart' }],
    });
  });

  test('LIMIT-019 what is out of stock does not come into the cart', () => {
    const stock = { qty: 0, is_in_stock: false, manage_stock: true };
    expect(admit([], testLine(), 1, { stock, isMotorcycle, flags }).problems).toMatchObject([{ id: 'outOfStock' }]);
  });

  test('LIMIT-023 a variant that cannot be bought stays among the choices', () => {
    const doc = configurable([
      child('NEGRO', { color: 49 }),
      child('AZUL', { color: 50, stock: { is_in_stock: false, qty: 0 } }),
    ]);
    const [group] = productOf(doc, 'NEGRO', context({ store: store(flags) })).options;
    expect(group?.values.map(({ id, available }) => [id, available])).toEqual([
      ['49', true],
      ['50', false],
    ]);
  });
});
