import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import type { Branch } from '../kit/category.ts';
import { simple } from '../kit/product.ts';

/**
 * A service of a house that sells in another language: its sku, which says beside what it is offered, what it shows,
 * costs and is called.
 */
export interface PlainService {
  sku: 'ARMADO-MUEBLE' | 'INSTALA-PANTALLA' | 'INSTALA-LAVADORA' | 'INSTALA-MINISPLIT';
  picture: string;
  gross: number;
  name: string;
  text: string;
}

/** The services of such a house, all in one category. */
export const plainServices = (
  services: readonly PlainService[],
  together: string,
  category: number,
  branches: Branch[],
  firstId: number,
): ProductDocument[] =>
  services.map(({ sku, picture, gross, name, text }, index) =>
    simple(
      {
        id: firstId + index + 1,
        sku,
        name,
        category,
        gross,
        pictures: [picture],
        brand: 'Tianguis',
        text: [text, together],
        added: '2026-01-15',
      },
      branches,
      'virtual',
    ),
  );
