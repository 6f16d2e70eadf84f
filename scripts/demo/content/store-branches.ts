import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { list, paragraphs, section } from '../kit/html.ts';
import { STORE_BRANCHES } from '../range/branches.ts';
import { block, page, type Shop } from './page.ts';

const lines = STORE_BRANCHES.map(({ id, name, address, city, hours }) => section(name, list([address, city, hours, `Clave de sucursal: ${id}`])));

/** Where the house has shops: as a page to read, and as a block for whoever wants to show it elsewhere. */
export const storeBranchesPage = (shop: Shop): CmsDocument =>
  page(
    shop,
    16,
    'Sucursales',
    `Dónde encontrar a ${shop.name}.`,
    paragraphs('Recoge tu pedido, conoce los muebles en persona o paga tus abonos. Las direcciones son de muestra, como todo en esta tienda.'),
    ...lines,
  );

export const storeBranchesBlock = (shop: Shop): CmsDocument => block(shop, 105, 'store-branches', 'Sucursales', lines.join('\n'));
