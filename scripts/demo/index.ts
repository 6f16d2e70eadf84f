import { frontBlocks } from './content/blocks.ts';
import { creditsPage } from './content/credits.ts';
import { helpPages } from './content/help.ts';
import { legalPages } from './content/legal.ts';
import { MUEBLES_AMERICA_REVIEWS, VIU_REVIEWS } from './content/reviews.ts';
import { MUEBLES_AMERICA, VIU } from './content/shops.ts';
import { TAX_RULES } from './content/tax.ts';
import { viuPages } from './content/viu-pages.ts';
import { COUPONS } from './coupons.ts';
import { ATTRIBUTES } from './kit/attributes.ts';
import { categoriesWith } from './kit/category.ts';
import * as mueblesAmerica from './muebles_america/index.ts';
import postalCodes from './postal-codes.json' with { type: 'json' };
import { grownStores } from './range/stores.ts';
import { REDIRECTS } from './redirects.ts';
import type { DemoStore } from './store.ts';
import * as viu from './viu/index.ts';

/** A small catalogue of two store views, for tests: what every other number of this house grew from. */
export const DEMO_SMALL: DemoStore[] = [
  {
    storeCode: 'viu',
    entities: [
      ['attribute', ATTRIBUTES],
      ['taxrule', TAX_RULES],
      ['category', categoriesWith(viu.BRANCHES, viu.PRODUCTS)],
      ['product', viu.PRODUCTS],
      ['cms_page', [...legalPages(VIU), ...helpPages(VIU), creditsPage(VIU), ...viuPages(VIU)]],
      [
        'cms_block',
        frontBlocks(VIU, {
          promise: 'Precios con IVA incluido y pago contra entrega.',
          hero: {
            title: 'La casa completa, con el precio a la vista',
            text: 'Muebles, línea blanca y electrónica que llegan hasta tu puerta.',
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
      ['category', categoriesWith(mueblesAmerica.BRANCHES, mueblesAmerica.PRODUCTS)],
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

export type { DemoEntity, DemoStore } from './store.ts';

/** The demo catalogue of every store view, at full size. */
export const DEMO: DemoStore[] = grownStores(DEMO_SMALL);

/** Names of every picture the demo shows, for the encoder of pictures. */
export function demoPictures(): string[] {
  const paths = [...DEMO, ...DEMO_SMALL].flatMap(({ entities }) =>
    entities.flatMap(([, documents]) => JSON.stringify(documents).match(/"\/[a-z0-9-]+\.webp"/g) ?? []),
  );
  return [...new Set(paths.map((path) => path.slice(2, -'.webp"'.length)))].sort();
}
