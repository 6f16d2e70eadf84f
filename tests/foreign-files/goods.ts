import { pick, seeded } from '../../scripts/lib/random';

/** One thing that is sold; amounts in centavos with IVA. */
export interface Piece {
  sku: string;
  /** What tells it from its siblings; '' where it has none. */
  value: string;
  price: number;
  offer: number | null;
  /** null where nobody counts them. */
  pieces: number | null;
  /** How many of them stand in the shop's second place, where a file tells its places apart. */
  stored?: number;
  /** Pieces at the branch in Oaxaca, where a file has them. */
  atBranch?: number;
}

/** A product of the shop whose export is written. */
export interface Good {
  handle: string;
  name: string;
  category: readonly [string, string];
  /** What its variants are chosen by; '' where it has none. */
  option: string;
  isOff: boolean;
  sold: readonly Piece[];
}

const CATEGORIES: [string, string][] = [
  ['Cocina', 'Vajillas'],
  ['Sala', 'Sofás'],
  ['Jardín', 'Macetas'],
  ['Ropa', 'Niñas'],
];
const OPTIONS: [string, string[]][] = [
  ['Color', ['Añil', 'Café', 'Rojo quemado', 'Verde, claro', 'Blanco']],
  ['Talla', ['CH', 'M', 'G', 'XG', '2XG']],
];
const NAMES = [
  'Jarra "Doña Luz"',
  'Mesa plegable, 4 patas',
  'Cobija de lana',
  'Olla; con tapa',
  'Piñata',
  'Lámpara\nde piso',
];
export const MOST_VARIANTS = 5;

/** So many products of a shop, the same ones for a seed; their skus begin with a letter. */
export function goodsOf(letter: string, count: number, seed: number): Good[] {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const piece = (sku: string, value: string): Piece => {
    const price = pick(random, [5 + below(99_900), 100 * (1 + below(30_000)), 99 + 100 * below(1_200_000)]);
    const isReduced = random() < 0.4 && price > 10;
    const offer = isReduced ? Math.max(1, Math.floor(price * (0.3 + random() * 0.69))) : null;
    const pieces = random() < 0.1 ? null : random() < 0.2 ? 0 : 1 + below(2500);
    return {
      sku,
      value,
      price,
      offer,
      pieces,
      ...(pieces === null ? {} : { stored: Math.floor(pieces / 3) }),
      atBranch: pieces === null ? 7 : 40,
    };
  };
  return Array.from({ length: count }, (_, index): Good => {
    const [option, values] = pick(random, OPTIONS);
    const variants = random() < 0.5 ? 0 : 2 + below(MOST_VARIANTS - 1);
    const sku = `${letter}${String(index).padStart(4, '0')}`;
    return {
      handle: `articulo-${index}`,
      name: `${pick(random, NAMES)} ${index}`,
      category: pick(random, CATEGORIES),
      option: variants > 0 ? option : '',
      isOff: random() < 0.05,
      sold:
        variants === 0
          ? [piece(sku, '')]
          : values.slice(0, variants).map((value, place) => piece(`${sku}-${place + 1}`, value)),
    };
  });
}

/** A small shop with what files get wrong: commas, quotes, lines and accents in names, thousands, promotions, nothing left. */
export const ODD_GOODS: readonly Good[] = [
  {
    handle: 'sillon-otono',
    name: 'Sillón Otoño, 3 plazas',
    category: ['Salas', 'Sillones'],
    option: 'Color',
    isOff: false,
    sold: [
      { sku: 'SO-AN', value: 'Añil', price: 2499_00, offer: 1999_50, pieces: 3, atBranch: 1 },
      { sku: 'SO-CA', value: 'Café', price: 2599_00, offer: null, pieces: 0, atBranch: 2 },
      { sku: 'SO-GR', value: 'Gris', price: 12999_90, offer: null, pieces: 1250, atBranch: 0 },
    ],
  },
  {
    handle: 'lampara-arco',
    name: 'Lámpara "Arco" de 1.80 m',
    category: ['Luz', 'Lámparas'],
    option: '',
    isOff: false,
    sold: [{ sku: 'LA-1', value: '', price: 1234_56, offer: 999_99, pieces: 7, atBranch: 3 }],
  },
  {
    handle: 'vela',
    name: 'Vela de cera\nde abeja',
    category: ['Luz', 'Velas'],
    option: '',
    isOff: false,
    sold: [{ sku: 'VE-1', value: '', price: 49_90, offer: null, pieces: null }],
  },
  {
    handle: 'banco-roble',
    name: 'Banco de roble',
    category: ['Salas', 'Bancos'],
    option: '',
    isOff: true,
    sold: [{ sku: 'BA-1', value: '', price: 899_00, offer: null, pieces: 2, atBranch: 4 }],
  },
  {
    handle: 'alfombra-oaxaca',
    name: 'Alfombra de Oaxaca; lana',
    category: ['Textiles', 'Alfombras'],
    option: '',
    isOff: false,
    sold: [{ sku: 'AL-1', value: '', price: 10450_00, offer: null, pieces: 40, atBranch: 5 }],
  },
  {
    handle: 'playera-nino',
    name: 'Playera de niño',
    category: ['Ropa', 'Playeras'],
    option: 'Talla',
    isOff: false,
    sold: [
      { sku: 'PL-CH', value: 'CH', price: 149_00, offer: 99_00, pieces: 12, atBranch: 6 },
      { sku: 'PL-M', value: 'M', price: 149_00, offer: null, pieces: 9, atBranch: 7 },
    ],
  },
  {
    handle: 'clavo',
    name: 'Clavo suelto',
    category: ['Ferretería', 'Clavos'],
    option: '',
    isOff: false,
    sold: [{ sku: 'CL-1', value: '', price: 35, offer: null, pieces: 8000, atBranch: 900 }],
  },
];
