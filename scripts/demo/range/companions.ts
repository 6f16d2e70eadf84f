import type { ProductDocument, ProductLink } from '../../../src/domain/catalogue/document.ts';
import { pictureOf } from '../kit/gallery.ts';
import { subjectOf, wholeOf } from '../pictures/views.ts';
import type { Article } from './article.ts';
import type { FamilyName } from './families.ts';
import { fits, type Thing } from './fits.ts';
import { diceOf } from './seed.ts';

/** What is bought or used together with a family's things, the nearest first; never the same kind of thing again. */
export const GOES_WITH: Record<FamilyName, FamilyName[]> = {
  sofa: ['mesaCentro', 'sillon', 'lamparaTecho', 'muebleTv', 'decoracion'],
  esquinera: ['mesaCentro', 'muebleTv', 'lamparaTecho', 'puff', 'decoracion'],
  juegoSala: ['muebleTv', 'lamparaTecho', 'decoracion', 'puff'],
  sillon: ['mesaCentro', 'lamparaTecho', 'sofa', 'librero', 'decoracion'],
  puff: ['muebleTv', 'mesaCentro', 'sofa', 'lamparaMesa'],
  mesaCentro: ['sofa', 'sillon', 'decoracion', 'muebleTv'],
  muebleTv: ['pantalla', 'bocina', 'sofa', 'mesaCentro'],
  cama: ['colchon', 'buro', 'lamparaMesa', 'ropero'],
  colchon: ['cama', 'buro', 'lamparaMesa', 'ropero'],
  buro: ['cama', 'lamparaMesa', 'ropero', 'colchon'],
  ropero: ['buro', 'cama', 'orden', 'colchon'],
  juegoRecamara: ['colchon', 'lamparaMesa', 'ropero', 'decoracion'],
  camaInfantil: ['muebleInfantil', 'lamparaMesa', 'juguete', 'puff'],
  muebleInfantil: ['camaInfantil', 'juguete', 'puff', 'lamparaMesa'],
  comedor: ['silla', 'lamparaTecho', 'utensilio', 'decoracion'],
  silla: ['comedor', 'lamparaTecho', 'decoracion'],
  refrigerador: ['estufa', 'horno', 'lavadora', 'cocinaIntegral'],
  lavadora: ['orden', 'agua', 'refrigerador', 'bano'],
  estufa: ['campana', 'utensilio', 'refrigerador', 'cocinaIntegral'],
  parrilla: ['campana', 'utensilio', 'horno', 'cocinaIntegral'],
  horno: ['utensilio', 'parrilla', 'refrigerador', 'preparacion'],
  campana: ['parrilla', 'estufa', 'horno', 'cocinaIntegral'],
  minisplit: ['ventilador', 'lamparaTecho', 'cama', 'sofa'],
  ventilador: ['minisplit', 'lamparaMesa', 'cama', 'escritorio'],
  agua: ['lavadora', 'bano', 'orden'],
  pantalla: ['muebleTv', 'bocina', 'sofa', 'puff'],
  bocina: ['pantalla', 'muebleTv', 'celular', 'lamparaMesa'],
  audifono: ['celular', 'laptop', 'tableta', 'bocina'],
  laptop: ['escritorio', 'monitor', 'audifono', 'accesorio'],
  monitor: ['escritorio', 'laptop', 'sillaOficina', 'lamparaMesa'],
  tableta: ['audifono', 'bocina', 'escritorio', 'accesorio'],
  celular: ['audifono', 'bocina', 'tableta'],
  moto: ['casco', 'accesorio'],
  bicicleta: ['patin', 'campismo', 'balon', 'accesorio'],
  casco: ['moto', 'accesorio'],
  patin: ['bicicleta', 'balon', 'mesaJuego'],
  ejercicio: ['audifono', 'balon', 'bicicleta', 'bocina'],
  balon: ['patin', 'bicicleta', 'ejercicio', 'mesaJuego'],
  mesaJuego: ['bocina', 'balon', 'puff', 'juegoMesa'],
  campismo: ['bicicleta', 'camastro', 'balon', 'bocina'],
  cafetera: ['utensilio', 'preparacion', 'comedor'],
  preparacion: ['utensilio', 'cafetera', 'horno'],
  utensilio: ['preparacion', 'cafetera', 'comedor', 'estufa'],
  lamparaMesa: ['buro', 'escritorio', 'decoracion', 'sillon'],
  lamparaTecho: ['comedor', 'sillon', 'sofa', 'decoracion'],
  decoracion: ['mesaCentro', 'librero', 'lamparaMesa', 'comedor'],
  bano: ['orden', 'decoracion', 'lavadora'],
  orden: ['lavadora', 'ropero', 'bano'],
  cocinaIntegral: ['parrilla', 'campana', 'refrigerador', 'horno'],
  zapatoDama: ['accesorio', 'pantufla'],
  zapatoCaballero: ['accesorio', 'pantufla'],
  pantufla: ['zapatoDama', 'zapatoCaballero', 'cama'],
  accesorio: ['zapatoDama', 'zapatoCaballero', 'laptop'],
  cuna: ['paseo', 'juguete', 'decoracion', 'lamparaMesa', 'orden', 'buro'],
  paseo: ['cuna', 'juguete', 'montable'],
  juguete: ['montable', 'muebleInfantil', 'cuna'],
  montable: ['juguete', 'muebleInfantil', 'paseo', 'camaInfantil'],
  juegoMesa: ['mesaJuego', 'juguete', 'mesaCentro'],
  escritorio: ['sillaOficina', 'lamparaMesa', 'librero', 'monitor', 'laptop'],
  sillaOficina: ['escritorio', 'lamparaMesa', 'librero', 'monitor'],
  librero: ['escritorio', 'sillon', 'lamparaMesa', 'decoracion'],
  salaJardin: ['sombra', 'camastro', 'decoracion'],
  camastro: ['sombra', 'salaJardin', 'campismo'],
  sombra: ['salaJardin', 'camastro', 'mascota'],
  herramientaElectrica: ['herramientaMano', 'orden'],
  herramientaMano: ['herramientaElectrica', 'orden'],
  piano: ['lamparaTecho', 'decoracion', 'librero', 'instrumento'],
  instrumento: ['bocina', 'audifono', 'piano'],
  mascota: ['sombra', 'salaJardin', 'decoracion', 'librero', 'camastro'],
};

/** Families that go with one, then those that go with them. */
const companionsOf = (family: FamilyName): FamilyName[] => {
  const near = GOES_WITH[family];
  return [...new Set([...near, ...near.flatMap((other) => GOES_WITH[other])])].filter((other) => other !== family);
};

/** Relations a product ends with, its author's own included. */
const RELATED = 4;
/** Of one family, before those further away are asked. */
const HAND = 3;

const isRelated = ({ link_type }: ProductLink): boolean => link_type === 'related';

/** The family of a picture's thing, in whichever colour or from whichever side; undefined for scenes and drawings. */
export function familyByPicture(articles: readonly Article[]): (picture: string) => FamilyName | undefined {
  const known = new Map<string, FamilyName>();
  for (const { picture, colours = {}, editions, family } of articles) {
    const others = editions.flatMap((edition) => edition?.picture ?? []);
    for (const name of [picture, ...Object.values(colours), ...others]) known.set(name, known.get(name) ?? family);
  }
  return (picture) => known.get(wholeOf(picture)) ?? known.get(subjectOf(wholeOf(picture)));
}

/** Skus of what a set holds, or lets one choose. */
const partsOf = ({ product_links, bundle_options }: ProductDocument): string[] => [
  ...product_links
    .filter(({ link_type }) => link_type === 'associated')
    .map(({ linked_product_sku }) => linked_product_sku),
  ...bundle_options.flatMap((option) => option.product_links.map(({ sku }) => sku)),
];

/**
 * Fills the relations of every product up with things that go with it, each of another picture: one of each family that
 * goes with its own, then more of each, then of those that go with these; all of them fit it and can be had, and of a
 * set none is what it holds already.
 */
export function withRelated(products: ProductDocument[], articles: readonly Article[]): ProductDocument[] {
  const familyAt = familyByPicture(articles);
  const familyOf = ({ media_gallery }: ProductDocument): FamilyName | undefined => {
    for (const { image } of media_gallery) {
      const family = familyAt(pictureOf(image));
      if (family) return family;
    }
    return undefined;
  };
  const byFamily = new Map<FamilyName, ProductDocument[]>();
  for (const product of products) {
    const family = familyOf(product);
    if (
      !family ||
      product.type_id === 'virtual' ||
      product.status !== 1 ||
      (product.visibility ?? 4) !== 4 ||
      product.stock.qty === 0
    )
      continue;
    byFamily.set(family, [...(byFamily.get(family) ?? []), product]);
  }
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return products.map((product) => {
    const own = product.product_links.filter(isRelated);
    const family = familyOf(product);
    if (own.length >= RELATED || !family || product.type_id === 'virtual') return product;
    const linked = product.product_links.flatMap(({ linked_product_sku }) => bySku.get(linked_product_sku) ?? []);
    const parts = partsOf(product).flatMap((sku) => bySku.get(sku) ?? []);
    const seen = new Set<unknown>([product.image, ...linked.map(({ image }) => image)]);
    const held = new Set(parts.map(familyOf));
    const dice = diceOf(`related:${product.sku}`);
    const itself: Thing = { family, product };
    const fitting = (other: FamilyName) =>
      held.has(other)
        ? []
        : (byFamily.get(other) ?? []).filter((candidate) => fits(itself, { family: other, product: candidate }));
    const deal = (families: FamilyName[]): ProductDocument[] => {
      const hands = families.map((other) => dice.some(fitting(other), HAND));
      return Array.from({ length: HAND }, (_, round) => hands.flatMap((hand) => hand[round] ?? [])).flat();
    };
    const far = companionsOf(family).slice(GOES_WITH[family].length);
    const drawn = [...deal(GOES_WITH[family]), ...deal(far)]
      .filter(({ image }) => !seen.has(image) && seen.add(image))
      .slice(0, RELATED - own.length);
    const links = drawn.map(
      (other, index): ProductLink => ({
        sku: product.sku,
        link_type: 'related',
        linked_product_sku: other.sku,
        linked_product_type: other.type_id,
        position: own.length + index + 1,
      }),
    );
    return { ...product, product_links: [...product.product_links, ...links] };
  });
}
