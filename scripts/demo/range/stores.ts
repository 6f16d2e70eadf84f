import type { AttributeDocument, CmsDocument, ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { frontBlocks } from '../content/blocks.ts';
import { creditsPage } from '../content/credits.ts';
import { GERMAN_FOOTER, ITALIAN_FOOTER, SPANISH_FOOTER, withFooterLinks } from '../content/footer-links.ts';
import { germanPages, italianPages } from '../content/foreign.ts';
import { helpPages } from '../content/help.ts';
import { legalPages } from '../content/legal.ts';
import type { Shop } from '../content/page.ts';
import type { ReviewDocument } from '../content/reviews.ts';
import { DE, IT, MAVI, MUEBLES_AMERICA, VIU } from '../content/shops.ts';
import { storeBranchesBlock, storeBranchesPage } from '../content/store-branches.ts';
import { TAX_RULES } from '../content/tax.ts';
import { COUPONS } from '../coupons.ts';
import * as de from '../de/index.ts';
import * as germanVoices from '../de/voices.ts';
import * as it from '../it/index.ts';
import * as italianVoices from '../it/voices.ts';
import { ATTRIBUTES } from '../kit/attributes.ts';
import { type Branch, categoriesWith } from '../kit/category.ts';
import { pictureOf } from '../kit/gallery.ts';
import type { Language } from '../kit/offer.ts';
import { type Tongue, traitAttributes, withTraits } from '../kit/traits.ts';
import { BRANCHES as MAVI_BRANCHES } from '../mavi/categories.ts';
import { ALL_BRANCHES as MUEBLES_AMERICA_BRANCHES } from '../muebles_america/all-categories.ts';
import { REDIRECTS, TO_LOCATOR } from '../redirects.ts';
import type { DemoEntity, DemoStore } from '../store.ts';
import { ALL_BRANCHES as VIU_BRANCHES } from '../viu/all-categories.ts';
import { withBranches } from './branch-documents.ts';
import { STORE_BRANCHES } from './branches.ts';
import { familyByPicture, withRelated } from './companions.ts';
import { ARTICLES, grow } from './grow.ts';
import { type House, MAVI_MODELS, MUEBLES_AMERICA_MODELS, VIU_MODELS } from './houses.ts';
import { NAMES, type Opinion, opinionsOf, SERVICE } from './opinions/index.ts';
import { ordered } from './order.ts';
import { asWritten, grownReviews, type Voices, withStars } from './reviews.ts';
import { withServices } from './services.ts';

const VIU_HOUSE: House = {
  code: 'viu',
  firstId: 2_000,
  branches: VIU_BRANCHES,
  wording: 0,
  brand: 0,
  level: 1,
  stray: 0.04,
  models: VIU_MODELS,
};
const MAVI_HOUSE: House = {
  code: 'mavi',
  firstId: 80_000,
  branches: MAVI_BRANCHES,
  wording: 1,
  brand: 1,
  level: 1.07,
  stray: 0.06,
  models: MAVI_MODELS,
};
const MUEBLES_AMERICA_HOUSE: House = {
  code: 'muebles_america',
  firstId: 51_000,
  branches: MUEBLES_AMERICA_BRANCHES,
  wording: 0,
  brand: 2,
  level: 0.96,
  stray: 0.05,
  models: MUEBLES_AMERICA_MODELS,
};

const familyAt = familyByPicture(ARTICLES);
const SPANISH_VOICES: Voices = {
  opinionsOf: ({ image }) => opinionsOf(familyAt(pictureOf(image))),
  service: SERVICE,
  names: NAMES,
};
/** Ids of grown reviews begin behind those written by hand. */
const FIRST_REVIEW_ID = 100;

const documents = <T extends object>(store: DemoStore | undefined, entity: DemoEntity): T[] =>
  (store?.entities.find(([name]) => name === entity)?.[1] ?? []) as T[];

/** A store view of the small demo with its menu and products grown; what is not named stays as it is. */
function grownStore(store: DemoStore, house: House, shop: Shop, serviceCategory: number): DemoStore {
  const grown = grow(house, documents<ProductDocument>(store, 'product'), serviceCategory);
  const reviews = [
    ...documents<ReviewDocument>(store, 'review'),
    ...grownReviews(shop.storeId, grown, SPANISH_VOICES, FIRST_REVIEW_ID),
  ];
  const products = asWritten(grown, reviews);
  const more: Partial<Record<DemoEntity, object[]>> = {
    taxrule: TAX_RULES,
    category: categoriesWith(house.branches, products),
    product: products,
    cms_page: [...documents(store, 'cms_page'), storeBranchesPage(shop, STORE_BRANCHES[house.code])],
    cms_block: [
      ...withFooterLinks(shop, documents<CmsDocument>(store, 'cms_block'), SPANISH_FOOTER),
      storeBranchesBlock(shop, STORE_BRANCHES[house.code]),
    ],
    redirect: [...documents(store, 'redirect'), TO_LOCATOR],
    review: withStars(reviews, products),
  };
  return { ...store, entities: store.entities.map(([entity, all]) => [entity, more[entity] ?? all]) };
}

function maviStore(): DemoStore {
  const grown = grow(MAVI_HOUSE, [], 930);
  const reviews = grownReviews(MAVI.storeId, grown, SPANISH_VOICES, FIRST_REVIEW_ID);
  const products = asWritten(grown, reviews);
  return {
    storeCode: 'mavi',
    entities: [
      ['attribute', ATTRIBUTES],
      ['taxrule', TAX_RULES],
      ['category', categoriesWith(MAVI_BRANCHES, products)],
      ['product', products],
      [
        'cms_page',
        [...legalPages(MAVI), ...helpPages(MAVI), creditsPage(MAVI), storeBranchesPage(MAVI, STORE_BRANCHES.mavi)],
      ],
      [
        'cms_block',
        [
          ...withFooterLinks(
            MAVI,
            frontBlocks(MAVI, {
              promise: 'Estrena hoy, con el precio y la entrega a la vista.',
              hero: {
                title: 'Estrena sin esperar a la quincena',
                text: 'Moda, casa y electrónica que llegan hasta tu puerta.',
                link: '/mavi/c/moda-810',
                label: 'Ver moda',
              },
              second: {
                title: 'Tu sala, en otro color',
                text: 'Sofás y sillones que se notan.',
                link: '/mavi/c/sala-830',
                label: 'Ver sala',
              },
              about: 'Moda y casa. Catálogo de demostración.',
            }),
            SPANISH_FOOTER,
          ),
          storeBranchesBlock(MAVI, STORE_BRANCHES.mavi),
        ],
      ],
      ['review', withStars(reviews, products)],
      ['redirect', [...REDIRECTS.mavi, TO_LOCATOR]],
      ['coupon', COUPONS],
    ],
  };
}

/** The attributes with their labels in another language. */
const translated = (language: Language): AttributeDocument[] =>
  ATTRIBUTES.map((attribute) => ({
    ...attribute,
    default_frontend_label: language.labels[attribute.default_frontend_label] ?? attribute.default_frontend_label,
    options: attribute.options.map((option) => ({ ...option, label: language.labels[option.label] ?? option.label })),
  }));

interface Foreign {
  storeCode: string;
  language: Language;
  branches: Branch[];
  products: ProductDocument[];
  pages: object[];
  blocks: object[];
  shop: Shop;
  voices: typeof germanVoices;
}

function foreignStore({ storeCode, language, branches, products, pages, blocks, shop, voices }: Foreign): DemoStore {
  const grown = ordered(withRelated(withServices(products, familyByPicture(ARTICLES)), ARTICLES), branches);
  const topOf = new Map(
    branches.flatMap(({ id, children = [] }) =>
      [id, ...children.map((child) => child.id)].map((each) => [each, id] as const),
    ),
  );
  const opinionsOf = ({ category_ids }: ProductDocument): Opinion[] =>
    voices.OPINIONS[topOf.get(category_ids[0] ?? 0) ?? 0] ?? [];
  const reviews = grownReviews(
    shop.storeId,
    grown,
    { opinionsOf, service: voices.SERVICE, names: voices.NAMES },
    FIRST_REVIEW_ID,
  );
  const all = asWritten(grown, reviews);
  return {
    storeCode,
    entities: [
      ['attribute', translated(language)],
      ['taxrule', TAX_RULES],
      ['category', categoriesWith(branches, all)],
      ['product', all],
      ['cms_page', pages],
      ['cms_block', blocks],
      ['review', withStars(reviews, all)],
      ['redirect', [...(REDIRECTS[storeCode] ?? []), TO_LOCATOR]],
      ['coupon', COUPONS],
    ],
  };
}

/** Every store view of the demo at full size, from the small one. */
export const grownStores = (small: DemoStore[]): DemoStore[] => cataloguesOf(small).map(filtered).map(withBranches);

/** A store view whose products have as attributes what their names say in figures. */
function filtered(store: DemoStore): DemoStore {
  const tongue: Tongue = store.storeCode === 'de' || store.storeCode === 'it' ? store.storeCode : 'es';
  const products = withTraits(documents<ProductDocument>(store, 'product'), tongue);
  const attributes = [...documents<AttributeDocument>(store, 'attribute'), ...traitAttributes(products, tongue)];
  return {
    ...store,
    entities: store.entities.map(([entity, all]) => [
      entity,
      entity === 'product' ? products : entity === 'attribute' ? attributes : all,
    ]),
  };
}

function cataloguesOf(small: DemoStore[]): DemoStore[] {
  const grownOf: Record<string, (store: DemoStore) => DemoStore> = {
    viu: (store) => grownStore(store, VIU_HOUSE, VIU, 95),
    muebles_america: (store) => grownStore(store, MUEBLES_AMERICA_HOUSE, MUEBLES_AMERICA, 595),
  };
  return [
    ...small.map((store) => grownOf[store.storeCode]?.(store) ?? store),
    maviStore(),
    foreignStore({
      storeCode: 'de',
      language: de.LANGUAGE,
      branches: de.BRANCHES,
      products: de.PRODUCTS,
      pages: germanPages(DE),
      shop: DE,
      voices: germanVoices,
      blocks: withFooterLinks(
        DE,
        frontBlocks(DE, {
          promise: 'Alle Preise in mexikanischen Pesos, mit Steuer. Zahlung bei Lieferung.',
          hero: {
            title: 'Möbel, die bleiben',
            text: 'Sofas, Betten und Tische mit klarem Preis.',
            link: '/de/c/wohnzimmer-310',
            label: 'Zum Wohnzimmer',
          },
          second: {
            title: 'Raus ins Grüne',
            text: 'Liegen, Schirme und Räder.',
            link: '/de/c/draussen-und-sport-350',
            label: 'Nach draußen',
          },
          about:
            'Möbel und Haushalt für alle, die in Mexiko zu Hause sind und auf Deutsch einkaufen möchten. Musterkatalog.',
        }),
        GERMAN_FOOTER,
      ),
    }),
    foreignStore({
      storeCode: 'it',
      language: it.LANGUAGE,
      branches: it.BRANCHES,
      products: it.PRODUCTS,
      pages: italianPages(IT),
      shop: IT,
      voices: italianVoices,
      blocks: withFooterLinks(
        IT,
        frontBlocks(IT, {
          promise: 'Prezzi in pesos messicani, imposte incluse. Pagamento alla consegna.',
          hero: {
            title: 'La casa che dura',
            text: 'Divani, letti e tavoli a prezzo chiaro.',
            link: '/it/c/soggiorno-410',
            label: 'Vai al soggiorno',
          },
          second: {
            title: 'Voglia di terrazzo',
            text: 'Sdraio, ombrelloni e panchine.',
            link: '/it/c/giardino-e-tempo-libero-450',
            label: 'Vai al giardino',
          },
          about: 'Casa e tempo libero per chi vive in Messico e preferisce comprare in italiano. Catalogo di prova.',
        }),
        ITALIAN_FOOTER,
      ),
    }),
  ];
}
