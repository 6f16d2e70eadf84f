import type { ProductDocument, ProductLink } from '../../../src/domain/catalogue/document.ts';
import { pictureOf } from '../kit/gallery.ts';
import type { FamilyName } from './families.ts';

const ASSEMBLED: FamilyName[] = [
  'muebleTv',
  'cama',
  'buro',
  'ropero',
  'camaInfantil',
  'muebleInfantil',
  'escritorio',
  'librero',
  'cuna',
];

/** Which service is offered beside the things of a family. */
const SERVICE_OF: Partial<Record<FamilyName, string>> = {
  ...Object.fromEntries(ASSEMBLED.map((family) => [family, 'ARMADO-MUEBLE'])),
  pantalla: 'INSTALA-PANTALLA',
  lavadora: 'INSTALA-LAVADORA',
  minisplit: 'INSTALA-MINISPLIT',
};

/**
 * Products with the service of their family, where the house sells it; what is made to the shopper's wish asks for it
 * among its own options.
 */
export function withServices(
  products: readonly ProductDocument[],
  familyAt: (picture: string) => FamilyName | undefined,
): ProductDocument[] {
  const sold = new Set(products.map(({ sku }) => sku));
  return products.map((product) => {
    const family = familyAt(pictureOf(product.image));
    const service = family && SERVICE_OF[family];
    if (
      !service ||
      !sold.has(service) ||
      !['simple', 'configurable'].includes(product.type_id) ||
      product.custom_options.length > 0
    )
      return product;
    const link: ProductLink = {
      sku: product.sku,
      link_type: 'service',
      linked_product_sku: service,
      linked_product_type: 'virtual',
      position: 1,
    };
    const others = product.product_links.filter(({ link_type }) => link_type !== 'service');
    return { ...product, product_links: [...others, link] };
  });
}
