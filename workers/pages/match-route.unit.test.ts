import { describe, expect, test } from 'vitest';
import { matchRoute } from './match-route';

const at = (path: string) => {
  const match = matchRoute(path);
  return match && [match.route.name, match.params];
};

describe('the table of routes', () => {
  test('a category is named by its slug alone', () => {
    expect(at('/c/salas-10')).toEqual(['category', { slug: 'salas-10' }]);
    expect(at('/c/salas%20grandes')).toEqual(['category', { slug: 'salas grandes' }]);
    expect([at('/c/salas-10/sofas'), at('/c/'), at('/c/%ff')]).toEqual([null, null, null]);
  });

  test('ROUTE-015 the store locator has an address of its own', () => {
    expect(at('/sucursales')).toEqual(['sucursales', {}]);
  });

  test('ROUTE-078 ROUTE-079 promotions and ways into a category are pages under their addresses', () => {
    expect(at('/promotions/buen-fin')).toEqual(['promotion', { slug: 'buen-fin' }]);
    expect(at('/category/salas-chicas')).toEqual(['category-landing', { landing: 'salas-chicas' }]);
    expect([at('/promotions'), at('/promotions/buen-fin/mas')]).toEqual([null, null]);
  });

  test('a literal path wins over a pattern, and no pattern reaches over a slash', () => {
    expect(at('/p/SILLA/silla-roma-7/SILLA-AZ')).toEqual([
      'product-variant',
      { parentSku: 'SILLA', slug: 'silla-roma-7', childSku: 'SILLA-AZ' },
    ]);
    expect(at('/i/contacto/mas')).toBeNull();
    expect(at('/checkout/cart')).toEqual(['cart', {}]);
  });
});
