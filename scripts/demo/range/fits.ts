import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { SIZE } from '../kit/attributes.ts';
import { pictureOf } from '../kit/gallery.ts';
import { subjectOf, wholeOf } from '../pictures/views.ts';
import type { FamilyName } from './families.ts';

/** A product and the family it is of. */
export interface Thing {
  family: FamilyName;
  product: ProductDocument;
}

/** Names of beds and mattresses that tell their size, in the languages of the demo. */
const SAID: [size: number, said: RegExp][] = [
  [SIZE.individual.id, /Individual\b|Einzelbett|Singolo/],
  [SIZE.matrimonial.id, /Matrimonial\b|Doppelbett|Matrimoniale/],
  [SIZE.queen.id, /Queen/],
  [SIZE.king.id, /King/],
];

/** The sizes a bed or mattress comes in: those to choose from, else the one its name tells. */
function bedSizes({ name, configurable_options }: ProductDocument): number[] {
  const choice = configurable_options.find(({ attribute_code }) => attribute_code === 'size');
  return choice
    ? choice.values.map(({ value_index }) => Number(value_index))
    : SAID.flatMap(([size, said]) => (said.test(name ?? '') ? [size] : []));
}

const SLEPT_IN: readonly FamilyName[] = ['cama', 'juegoRecamara'];

const CM_PER_INCH = 2.54;
/** Width of a screen of so many inches, 16 to 9, as a share of its diagonal. */
const WIDTH_OF_DIAGONAL = 0.872;
/** What a stand with a tower leaves for the screen, as a share of its width. */
const BESIDE_A_TOWER = 0.75;
/** What is told of no stand: that of the smallest in the demo. */
const USUAL_STAND = 55;

const widthOf = ({ medidas }: ProductDocument): number | null => {
  const [, width] = /^(\d+)(?:\.\d+)? × /.exec(String(medidas ?? '')) ?? [];
  return width === undefined ? null : Number(width);
};
const inches = (diagonal: number): number => diagonal * CM_PER_INCH * WIDTH_OF_DIAGONAL;

/** How wide a screen is in centimetres, in the smallest of its sizes. */
function smallestOf(screen: ProductDocument): number {
  const [least] = screen.configurable_options.find(({ attribute_code }) => attribute_code === 'pulgadas')?.values ?? [];
  return least ? inches(Number(least.value_index)) : (widthOf(screen) ?? 0);
}

/** How wide a screen may be, in centimetres, that a stand is for. */
function roomForScreen(stand: ProductDocument): number {
  const [, most] = /hasta (\d+) Pulgadas/.exec(stand.name ?? '') ?? [];
  const width = widthOf(stand);
  if (most === undefined && width !== null)
    return pictured(stand, 'centro-entretenimiento-pino') ? width * BESIDE_A_TOWER : width;
  return Math.ceil(inches(Number(most ?? USUAL_STAND)));
}

/** The picture a product is first shown by, in the colour it was made in. */
const subjectOfProduct = ({ image }: ProductDocument): string => subjectOf(wholeOf(pictureOf(image)));
const pictured = (product: ProductDocument, ...pictures: string[]): boolean =>
  pictures.includes(subjectOfProduct(product));

const INDOORS: readonly FamilyName[] = [
  'decoracion',
  'librero',
  'lamparaMesa',
  'lamparaTecho',
  'mesaCentro',
  'comedor',
  'escritorio',
  'sillon',
];
const OUTDOORS: readonly FamilyName[] = ['sombra', 'salaJardin', 'camastro', 'campismo'];
const CARRIED: readonly FamilyName[] = ['zapatoDama', 'zapatoCaballero', 'pantufla', 'laptop', 'tableta'];
const WORN: readonly FamilyName[] = [
  'zapatoDama',
  'zapatoCaballero',
  'pantufla',
  'moto',
  'casco',
  'bicicleta',
  'camastro',
  'campismo',
];
const AT_HOME: readonly FamilyName[] = [
  'pantalla',
  'muebleTv',
  'sofa',
  'puff',
  'lamparaMesa',
  'instrumento',
  'mesaJuego',
];
const LADDERED: readonly FamilyName[] = ['agua', 'herramientaElectrica', 'herramientaMano', 'ropero', 'cocinaIntegral'];
const LAUNDRY: readonly FamilyName[] = ['lavadora', 'bano', 'ropero'];

/** Things of a family that not all goes with what goes with the others: their picture, and the families that do. */
const ONLY_WITH: readonly [picture: string, families: readonly FamilyName[]][] = [
  ['casa-para-perro', OUTDOORS],
  ['acuario', INDOORS],
  ['lentes-de-sol', WORN],
  ['portafolio-ejecutivo', CARRIED],
  ['portafolio-cafe', CARRIED],
  ['barra-de-sonido', AT_HOME],
  ['bocina-torre', AT_HOME],
  ['escalera-tijera', LADDERED],
  ['cesto-de-ropa', LAUNDRY],
];

const goesOnlyWithOthers = ({ product }: Thing, { family }: Thing): boolean =>
  ONLY_WITH.some(([picture, families]) => pictured(product, picture) && !families.includes(family));

/** Whether two things that go together by what they are fit each other: a mattress its bed, a screen its stand. */
export function fits(one: Thing, other: Thing): boolean {
  const pair = [one, other] as const;
  const of = (...families: FamilyName[]) => pair.find(({ family }) => families.includes(family))?.product;
  const [mattress, bed] = [of('colchon'), of(...SLEPT_IN)];
  if (mattress && bed && !bedSizes(mattress).some((size) => bedSizes(bed).includes(size))) return false;
  const [screen, stand] = [of('pantalla'), of('muebleTv')];
  if (screen && stand && smallestOf(screen) > roomForScreen(stand)) return false;
  return !goesOnlyWithOthers(one, other) && !goesOnlyWithOthers(other, one);
}
