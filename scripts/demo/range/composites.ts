import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { CARD_ALONE, forWhom } from '../kit/custom-option.ts';
import { pictureOf } from '../kit/gallery.ts';
import { reachable } from '../kit/price.ts';
import { type Base, bundle, grouped, simple } from '../kit/product.ts';
import { wholeOf } from '../pictures/views.ts';
import { FAMILIES, type FamilyName } from './families.ts';
import type { House } from './houses.ts';

interface Part {
  picture: string;
  qty: number;
}
const part = (picture: string, qty = 1): Part => ({ picture, qty });

interface Together {
  family: FamilyName;
  name: string;
  text: string;
  /** Shows it all; without it the parts stand for it. */
  picture?: string;
  /** What is sold together; of a bundle, the things to choose from in each place. */
  parts: Part[][];
  titles?: string[];
}

/** Sold together from one page: every part is a product of the house. */
const SETS: Together[] = [
  {
    family: 'comedor',
    name: 'Comedor de Tablones con Seis Sillas',
    picture: 'escena-comedor',
    text: 'La mesa larga y seis sillas de respaldo cruzado, en un solo pedido.',
    parts: [[part('comedor-rustico')], [part('silla-rustica', 6)]],
  },
  {
    family: 'comedor',
    name: 'Comedor Redondo con Sillas de Barrotes',
    picture: 'comedor-4-sillas',
    text: 'Mesa de pedestal y cuatro sillas de barrotes en el mismo tono.',
    parts: [[part('mesa-redonda-pedestal')], [part('silla-windsor', 4)]],
  },
  {
    family: 'comedor',
    name: 'Rincón de Café para Dos',
    picture: 'conjunto-cafe',
    text: 'Mesa de una pata y dos sillas de madera curvada para la esquina con luz.',
    parts: [[part('silla-vienesa', 2)], [part('mesa-periquera-redonda')]],
  },
  {
    family: 'salaJardin',
    name: 'Love Seat de Terraza con Dos Sillones',
    picture: 'conjunto-terraza',
    text: 'Love seat y dos sillones de tejido sintético para afuera.',
    parts: [[part('sofa-ratan')], [part('sillon-ratan', 2)]],
  },
  {
    family: 'juegoSala',
    name: 'Sala Colonial con Mesa',
    picture: 'conjunto-sala-colonial',
    text: 'Sofá de cojines sueltos, love seat y mesa de centro de metal.',
    parts: [[part('love-seat-clasico')], [part('sofa-colonial')], [part('mesa-de-centro-metal')]],
  },
  {
    family: 'muebleInfantil',
    name: 'Mesa Infantil con Dos Sillitas Sueltas',
    picture: 'juego-infantil-mesa-2-sillas',
    text: 'La mesa baja y dos sillitas para colorear y merendar.',
    parts: [[part('mesa-infantil')], [part('silla-infantil', 2)]],
  },
  {
    family: 'juegoRecamara',
    name: 'Ropero, Cómoda y Tocador',
    picture: 'conjunto-tocador-blanco',
    text: 'Tres muebles claros para guardar y arreglarse, en un solo pedido.',
    parts: [[part('tocador-con-espejo')], [part('comoda-blanca')], [part('ropero-cuatro-puertas')]],
  },
];

/** Put together by the shopper: one thing of each place. */
const BUNDLES: Together[] = [
  {
    family: 'comedor',
    name: 'Arma tu Comedor',
    text: 'Escoge la mesa y después las cuatro sillas que más te gusten.',
    titles: ['Mesa', 'Cuatro sillas'],
    parts: [
      [part('mesa-redonda-pedestal'), part('comedor-rustico')],
      [part('silla-windsor', 4), part('silla-rustica', 4), part('silla-vienesa', 4)],
    ],
  },
  {
    family: 'muebleTv',
    name: 'Arma tu Rincón de TV',
    picture: 'conjunto-tv',
    text: 'Un mueble y una mesa de centro que se llevan bien.',
    titles: ['Mueble de TV', 'Mesa de centro'],
    parts: [[part('mueble-tv-wengue'), part('centro-entretenimiento-pino')], [part('mesa-de-centro-metal')]],
  },
  {
    family: 'escritorio',
    name: 'Arma tu Estudio',
    picture: 'conjunto-estudio',
    text: 'El escritorio, la lámpara y un librero para empezar a trabajar.',
    titles: ['Escritorio', 'Lámpara', 'Librero'],
    parts: [
      [part('escritorio-blanco'), part('escritorio-juvenil')],
      [part('lampara-articulada')],
      [part('librero-blanco')],
    ],
  },
  {
    family: 'utensilio',
    name: 'Arma tu Cocina de Estreno',
    text: 'Lo indispensable para la primera semana en casa nueva.',
    titles: ['Olla', 'Licuadora', 'Cafetera'],
    parts: [
      [part('olla-con-tapa')],
      [part('licuadora-roja'), part('licuadora')],
      [part('cafetera-italiana'), part('prensa-francesa')],
    ],
  },
  {
    family: 'cuna',
    name: 'Arma el Cuarto del Bebé',
    picture: 'conjunto-bebe',
    text: 'Cuna y cambiador que combinan, con o sin barandal.',
    titles: ['Cuna', 'Cambiador'],
    parts: [[part('cuna-con-barandal'), part('cuna-colgante')], [part('cambiador-bebe')]],
  },
];

const SERVICE_TOGETHER = 'El servicio se contrata junto con un producto que te enviemos.';

/** Sold without delivery: gift cards carry no IVA, services do. */
const VIRTUALS: { sku: string; name: string; gross: number; text: string; picture: string; isGift?: boolean }[] = [
  {
    sku: 'TARJETA-200',
    name: 'Tarjeta de Regalo 200 Pesos',
    gross: 200,
    picture: 'tarjeta-de-regalo',
    isGift: true,
    text: 'Llega por correo electrónico y vale 200 pesos en la tienda.',
  },
  {
    sku: 'TARJETA-1000',
    name: 'Tarjeta de Regalo 1,000 Pesos',
    gross: 1_000,
    picture: 'tarjeta-de-regalo',
    isGift: true,
    text: 'Llega por correo electrónico y vale 1,000 pesos en la tienda.',
  },
  {
    sku: 'ARMADO-MUEBLE',
    name: 'Armado de Muebles a Domicilio',
    gross: 599,
    picture: 'desarmador-derecha',
    text: 'Un armador va a tu casa con su herramienta, arma tu mueble y se lleva el empaque. El precio es por mueble.',
  },
  {
    sku: 'INSTALA-PANTALLA',
    name: 'Instalación de Pantalla en Pared',
    gross: 749,
    picture: 'taladro-inalambrico-derecha',
    text: 'Colocamos tu pantalla con soporte fijo y dejamos los cables ordenados.',
  },
  {
    sku: 'INSTALA-LAVADORA',
    name: 'Instalación de Lavadora',
    gross: 449,
    picture: 'lavadora-carga-frontal-detalle',
    text: 'Conexión de tomas, nivelado y un ciclo de prueba en tu patio de lavado.',
  },
  {
    sku: 'INSTALA-MINISPLIT',
    name: 'Instalación de Minisplit',
    gross: 1_890,
    picture: 'instalacion-de-minisplit',
    text: 'Un técnico monta las dos unidades, conecta hasta 4 m de tubería y deja el equipo enfriando.',
  },
];

/** Of what a shopper puts together, so many places have something to choose. */
const FEWEST_PLACES = 2;

type Place = number | undefined;
/** The category of a family in a house; undefined where it does not sell it. */
export const categoryOf = (house: House, family: FamilyName): Place =>
  (FAMILIES[family] as Partial<Record<House['code'], number>>)[house.code];

/** What the house sells of more than one piece, and without a box. `serviceCategory` takes the latter. */
export function composites(
  house: House,
  products: readonly ProductDocument[],
  firstId: number,
  serviceCategory: number,
): ProductDocument[] {
  const grossOf = (product: ProductDocument): number => Math.round(product.price * 116) / 100;
  const canBePart = ({ type_id, status, visibility, custom_options }: ProductDocument): boolean =>
    type_id === 'simple' && status === 1 && visibility === 4 && custom_options.length === 0;
  const find = (picture: string): ProductDocument | undefined =>
    products.find((one) => canBePart(one) && wholeOf(pictureOf(one.image)) === picture);
  let id = firstId;

  const together = (
    one: Together,
    make: (base: Base, members: { title: string; products: { sku: string; qty: number }[] }[]) => ProductDocument,
  ): ProductDocument[] => {
    const category = categoryOf(house, one.family);
    const found = one.parts
      .map((choices, place) => ({
        title: one.titles?.[place] ?? '',
        choices: choices.flatMap(({ picture, qty }) => {
          const product = find(picture);
          return product ? [{ product, qty }] : [];
        }),
      }))
      .filter(({ choices }) => choices.length > 0);
    const firsts = found.flatMap(({ choices: [first] }) => first ?? []);
    // Where a shopper puts it together, it stays worth it without one place; a set is whole or none.
    const isEnough = one.titles ? found.length >= FEWEST_PLACES : found.length === one.parts.length;
    if (category === undefined || !isEnough) return [];
    id += 1;
    const gross = reachable(Math.round(firsts.reduce((sum, { product, qty }) => sum + grossOf(product) * qty, 0)));
    const base: Base = {
      id,
      sku: `JUEGO-${id}`,
      name: one.name,
      category,
      gross,
      pictures: [
        ...(one.picture ? [one.picture] : []),
        ...found.flatMap(({ choices }) => choices.map(({ product }) => pictureOf(product.image))),
      ],
      brand: firsts[0]?.product.marca ?? house.code,
      text: [one.text],
      stock: 6,
      tags: ['armado'],
      added: '2026-03-20',
    };
    return [
      make(
        base,
        found.map(({ title, choices }) => ({
          title,
          products: choices.map(({ product, qty }) => ({ sku: product.sku, qty })),
        })),
      ),
    ];
  };

  const services = VIRTUALS.map((one): ProductDocument => {
    id += 1;
    const base: Base = {
      id,
      sku: one.sku,
      name: one.name,
      category: serviceCategory,
      gross: one.gross,
      pictures: [one.picture],
      brand: 'Tianguis',
      text: [one.text, one.isGift ? CARD_ALONE : SERVICE_TOGETHER],
      added: '2026-01-15',
      ...(one.isGift ? { untaxed: true, customOptions: forWhom() } : {}),
    };
    return simple(base, house.branches, 'virtual');
  });
  return [
    ...SETS.flatMap((one) =>
      together(one, (base, members) =>
        grouped(
          base,
          house.branches,
          members.flatMap(({ products }) => products),
        ),
      ),
    ),
    ...BUNDLES.flatMap((one) => together(one, (base, members) => bundle(base, house.branches, members))),
    ...services,
  ];
}
