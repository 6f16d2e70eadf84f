import { category, configurable, MUEBLES, product, serve, storeView } from '../testing/catalogue';

export const store = storeView('viu');

/** Serves the shop that searches are tried in, and another store view with a product of the same word. */
export async function serveSearchShop(): Promise<void> {
  await serve(
    store,
    [
      product(1, 'Refrigerador dúplex', {
        sku: 'REF-01',
        category_ids: [12],
        category: [{ category_id: 12, name: 'Línea blanca' }],
      }),
      configurable(2, 'SILLA-RO', 'Silla Roma', [
        ['SILLA-RO-AZ', '49'],
        ['SILLA-RO-RJ', '50'],
      ]),
      product(3, 'Mesa de roble', { sku: 'MESA-1', description: '<p>Va bien con cualquier silla.</p>' }),
      product(4, 'Sillón orejero', { sku: 'SILLON-1' }),
      product(5, 'Pantalla 55 pulgadas', { sku: 'TV-55', keywords: 'smart 4k' }),
      product(6, 'Piña de cerámica', { sku: 'DEC-6', visibility: 3 }),
      product(7, 'Banca de roble', { sku: 'BANCA-7', visibility: 2 }),
      product(8, 'Banca suelta', { sku: 'BANCA-8', visibility: 1 }),
      product(9, 'Banca retirada', { sku: 'BANCA-9', status: 2 }),
      product(10, 'Cama matrimonial', { sku: 'CAMA-1', description: 'refrigerador' }),
      product(11, 'Librero', { sku: 'LIB-1', keywords: 'estante' }),
      product(12, 'Estante bajo', { sku: 'EST-1' }),
    ],
    {
      category: [
        MUEBLES,
        category(12, 'Línea blanca'),
        category(13, 'Sillas', 10),
        category(14, 'Blancos', 2, { is_active: false }),
      ],
    },
  );
  await serve(storeView('muebles_america'), [product(1, 'Silla de otra tienda')]);
}
