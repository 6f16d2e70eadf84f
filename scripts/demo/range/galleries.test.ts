import { describe, expect, test } from 'vitest';
import { isHandedOver } from '../../../src/domain/catalogue/availability';
import type { ChildDocument, ProductDocument } from '../../../src/domain/catalogue/document';
import { imagesOf } from '../../../src/domain/catalogue/product-page/images';
import { isBulky, thingOf } from '../../../src/domain/fits/thing';
import { DEMO } from '../index';
import { pictureOf } from '../kit/gallery';
import { RENDERED, type View } from '../pictures/sides';
import { isScale, subjectOf, viewOf, wholeOf } from '../pictures/views';
import { familyByPicture } from './companions';
import { type FamilyName, isSoldOnce } from './families';
import { ARTICLES } from './grow';

const ANGLES = 3;

/** Of what a shopper wants to see from all sides, and how large it is. */
const SEEN_ROUND: ReadonlySet<FamilyName> = new Set([
  ...(['sofa', 'esquinera', 'juegoSala', 'sillon', 'salaJardin', 'mesaCentro', 'escritorio', 'sillaOficina'] as const),
  ...(['cama', 'juegoRecamara', 'camaInfantil', 'comedor', 'silla'] as const),
  ...(['refrigerador', 'lavadora', 'estufa', 'parrilla', 'horno', 'campana', 'minisplit', 'ventilador'] as const),
  ...(['cafetera', 'preparacion', 'moto', 'zapatoDama', 'zapatoCaballero', 'pantufla'] as const),
  ...(['celular', 'bicicleta', 'pantalla', 'monitor', 'laptop', 'tableta'] as const),
]);

/** Tables, chairs and benches of families that hold other things as well. */
const ALSO_SEEN_ROUND: ReadonlySet<string> = new Set(
  `
    juego-infantil-mesa-2-sillas mesa-infantil silla-infantil silla-alta-bebe camastro-azul camastro-playa camastro-teca
    mesa-de-billar mesa-ping-pong futbolito banco-de-trabajo banco-abdominales
  `.split(/\s+/),
);

/** What opens, and how it is seen open. */
const OPENS: [thing: string, view: View][] = [
  ['sofa-cama-azul', 'cama'],
  ['sofa-gris-tres-plazas', 'cama'],
  ['lavadora-carga-frontal', 'dentro'],
  ['lavadora-tapa-de-vidrio', 'dentro'],
  ['horno-electrico', 'dentro'],
  ['refrigerador-duplex', 'dentro'],
  ['refrigerador-puerta-francesa', 'dentro'],
  ['horno-de-microondas', 'dentro'],
  ['estufa-seis-quemadores', 'dentro'],
];

const familyAt = familyByPicture(ARTICLES);
const stores = DEMO.map(
  ({ storeCode, entities }) =>
    [
      storeCode,
      ((entities.find(([entity]) => entity === 'product')?.[1] ?? []) as ProductDocument[]).filter(
        ({ type_id, status }) => status === 1 && (type_id === 'simple' || type_id === 'configurable'),
      ),
    ] as const,
);
const familyOf = ({ media_gallery }: ProductDocument): FamilyName | undefined =>
  media_gallery.map(({ image }) => familyAt(pictureOf(image))).find((family) => family !== undefined);

/** What a page of each of its colours shows. */
function galleriesOf(product: ProductDocument): string[][] {
  const variants: (ChildDocument | null)[] =
    product.configurable_children.length > 0 ? product.configurable_children : [null];
  return variants.map((variant) => imagesOf(product, variant, []).map(({ path }) => pictureOf(path)));
}

/** The pictures of the colour that is shown first, up to another's. */
function ownOf(shown: string[]): string[] {
  const whole = wholeOf(shown[0] ?? '');
  const next = shown.findIndex((picture) => wholeOf(picture) !== whole);
  return next < 0 ? shown : shown.slice(0, next);
}

const isComplete = (own: string[]): boolean =>
  own.filter((picture) => !isScale(picture) && viewOf(picture) !== 'detalle').length >= ANGLES && own.some(isScale);

test('each colour of what is seen round has three angles and its size, first', () => {
  const lacking = stores.flatMap(([, products]) =>
    products.flatMap((product) => {
      const family = familyOf(product);
      const isRound = family !== undefined && SEEN_ROUND.has(family);
      return galleriesOf(product).flatMap((shown) => {
        const thing = subjectOf(wholeOf(shown[0] ?? ''));
        if (!isRound && !ALSO_SEEN_ROUND.has(thing)) return [];
        return isComplete(ownOf(shown)) ? [] : [thing];
      });
    }),
  );
  expect([...new Set(lacking)]).toEqual([]);
});

test('what is handed over says how large it is: each colour by a picture, or the thing by a drawing to scale', () => {
  const unsaid = new Set<string>();
  for (const { entities } of DEMO)
    for (const product of (entities.find(([entity]) => entity === 'product')?.[1] ?? []) as ProductDocument[]) {
      if (product.status !== 1 || !isHandedOver(product.type_id)) continue;
      const thing = thingOf((code) => String(product[code as keyof ProductDocument] ?? ''));
      if (thing?.size && isBulky(thing)) continue;
      for (const shown of galleriesOf(product))
        if (!ownOf(shown).some(isScale) && !shown.slice(-1).some(isScale))
          unsaid.add(subjectOf(wholeOf(shown[0] ?? product.sku)));
    }
  expect([...unsaid]).toEqual([]);
});

test('what opens is seen open', () => {
  expect(OPENS.filter(([thing, view]) => !RENDERED[thing]?.includes(view))).toEqual([]);
});

describe.each(stores)('%s', (_code, products) => {
  test('sells no model as two products', () => {
    const sellers = new Map<string, Set<string>>();
    for (const product of products) {
      const family = familyOf(product);
      if (!family || !isSoldOnce(family)) continue;
      for (const { image } of product.media_gallery)
        sellers.set(image, (sellers.get(image) ?? new Set()).add(product.sku));
    }
    expect([...sellers].filter(([, skus]) => skus.size > 1).map(([image, skus]) => [image, ...skus])).toEqual([]);
  });
});
