import type { Entity } from '../../src/commerce/ports.ts';
import type { ProductDocument } from '../../src/domain/catalogue/document.ts';
import { frontBlocks } from './content/blocks.ts';
import { creditsPage } from './content/credits.ts';
import { helpPages } from './content/help.ts';
import { legalPages } from './content/legal.ts';
import type { Shop } from './content/page.ts';
import { MUEBLES_AMERICA_REVIEWS, VIU_REVIEWS } from './content/reviews.ts';
import { TAX_RULES } from './content/tax.ts';
import { COUPONS } from './coupons.ts';
import { ATTRIBUTES } from './kit/attributes.ts';
import { type Branch, categoriesOf } from './kit/category.ts';
import * as mueblesAmerica from './muebles_america/index.ts';
import postalCodes from './postal-codes.json' with { type: 'json' };
import { REDIRECTS } from './redirects.ts';
import * as viu from './viu/index.ts';

/** What the import door takes beside the catalogue's own entities. */
export type DemoEntity = Entity | 'redirect' | 'postal_code' | 'coupon';

/** The documents of one store view, by entity, in the order they are imported. */
export interface DemoStore {
  storeCode: string;
  entities: [DemoEntity, object[]][];
}

const categories = (branches: Branch[], products: ProductDocument[]) =>
  categoriesOf(branches, (id) => products.filter((product) => product.category_ids.includes(id)).length);

const VIU: Shop = { storeId: 2, prefix: '', name: 'Tianguis', email: 'contacto@tianguis.example' };
const MUEBLES_AMERICA: Shop = { storeId: 5, prefix: '/muebles_america', name: 'Muebles América', email: 'contacto@tianguis.example' };

/** The demo catalogue of every store view. */
export const DEMO: DemoStore[] = [
  {
    storeCode: 'viu',
    entities: [
      ['attribute', ATTRIBUTES],
      ['taxrule', TAX_RULES],
      ['category', categories(viu.BRANCHES, viu.PRODUCTS)],
      ['product', viu.PRODUCTS],
      ['cms_page', [...legalPages(VIU), ...helpPages(VIU), creditsPage(VIU)]],
      [
        'cms_block',
        frontBlocks(VIU, {
          promise: 'Precios con IVA incluido y pago contra entrega.',
          hero: {
            title: 'La casa completa, a precio de frente',
            text: 'Muebles, línea blanca y electrónica con el precio a la vista.',
            link: '/c/salas-10',
            label: 'Ver salas',
          },
          second: {
            title: 'Muévete por tu cuenta',
            text: 'Motonetas y bicis para la ciudad.',
            link: '/c/motos-y-bicis-70',
            label: 'Ver motos y bicis',
          },
          about: 'Un tianguis en línea: todo sobre la mesa y alguien que contesta. Catálogo de demostración.',
        }),
      ],
      ['review', VIU_REVIEWS],
      ['redirect', REDIRECTS.viu],
      ['postal_code', postalCodes],
      ['coupon', COUPONS],
    ],
  },
  {
    storeCode: 'muebles_america',
    entities: [
      ['attribute', ATTRIBUTES],
      ['taxrule', TAX_RULES],
      ['category', categories(mueblesAmerica.BRANCHES, mueblesAmerica.PRODUCTS)],
      ['product', mueblesAmerica.PRODUCTS],
      ['cms_page', [...legalPages(MUEBLES_AMERICA), ...helpPages(MUEBLES_AMERICA), creditsPage(MUEBLES_AMERICA)]],
      [
        'cms_block',
        frontBlocks(MUEBLES_AMERICA, {
          promise: 'Precios con IVA incluido y pago contra entrega.',
          hero: {
            title: 'Muebles que se quedan',
            text: 'Salas, comedores y recámaras de madera y tela que aguantan el diario.',
            link: '/muebles_america/c/salas-510',
            label: 'Ver salas',
          },
          second: {
            title: 'Tu jardín también es casa',
            text: 'Salas de exterior y hamacas.',
            link: '/muebles_america/c/jardin-550',
            label: 'Ver jardín',
          },
          about: 'Muebles para toda la casa. Catálogo de demostración.',
        }),
      ],
      ['review', MUEBLES_AMERICA_REVIEWS],
      ['redirect', REDIRECTS.muebles_america],
      ['coupon', COUPONS],
    ],
  },
];

/** Names of every picture the demo shows, for the encoder of pictures. */
export function demoPictures(): string[] {
  const paths = DEMO.flatMap(({ entities }) => entities.flatMap(([, documents]) => JSON.stringify(documents).match(/"\/[a-z0-9-]+\.webp"/g) ?? []));
  return [...new Set(paths.map((path) => path.slice(2, -'.webp"'.length)))].sort();
}
