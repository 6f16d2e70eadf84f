/** What one row of an export sells. Amounts are pesos as they are paid, null where nobody counts the pieces. */
export interface Offer {
  sku: string;
  /** What tells it from its siblings; '' where it has none. */
  value: string;
  price: number;
  promo?: number;
  qty: number | null;
  /** Pieces at the branch in Oaxaca, where a file has them. */
  oaxaca?: number;
}

/** A product of the shop whose export is written. */
export interface Good {
  handle: string;
  name: string;
  category: readonly [string, string];
  /** What its variants are chosen by; '' where it has none. */
  option: string;
  isOff?: true;
  offers: readonly Offer[];
}

/** A small shop with what files get wrong: commas, quotes, lines and accents in names, thousands, promotions, nothing left. */
export const GOODS: readonly Good[] = [
  {
    handle: 'sillon-otono',
    name: 'Sillón Otoño, 3 plazas',
    category: ['Salas', 'Sillones'],
    option: 'Color',
    offers: [
      { sku: 'SO-AN', value: 'Añil', price: 2499, promo: 1999.5, qty: 3, oaxaca: 1 },
      { sku: 'SO-CA', value: 'Café', price: 2599, qty: 0, oaxaca: 2 },
      { sku: 'SO-GR', value: 'Gris', price: 12_999.9, qty: 1250, oaxaca: 0 },
    ],
  },
  {
    handle: 'lampara-arco',
    name: 'Lámpara "Arco" de 1.80 m',
    category: ['Luz', 'Lámparas'],
    option: '',
    offers: [{ sku: 'LA-1', value: '', price: 1234.56, promo: 999.99, qty: 7, oaxaca: 3 }],
  },
  {
    handle: 'vela',
    name: 'Vela de cera\nde abeja',
    category: ['Luz', 'Velas'],
    option: '',
    offers: [{ sku: 'VE-1', value: '', price: 49.9, qty: null }],
  },
  {
    handle: 'banco-roble',
    name: 'Banco de roble',
    category: ['Salas', 'Bancos'],
    option: '',
    isOff: true,
    offers: [{ sku: 'BA-1', value: '', price: 899, qty: 2, oaxaca: 4 }],
  },
  {
    handle: 'alfombra-oaxaca',
    name: 'Alfombra de Oaxaca; lana',
    category: ['Textiles', 'Alfombras'],
    option: '',
    offers: [{ sku: 'AL-1', value: '', price: 10_450, qty: 40, oaxaca: 5 }],
  },
  {
    handle: 'playera-nino',
    name: 'Playera de niño',
    category: ['Ropa', 'Playeras'],
    option: 'Talla',
    offers: [
      { sku: 'PL-CH', value: 'CH', price: 149, promo: 99, qty: 12, oaxaca: 6 },
      { sku: 'PL-M', value: 'M', price: 149, qty: 9, oaxaca: 7 },
    ],
  },
  {
    handle: 'clavo',
    name: 'Clavo suelto',
    category: ['Ferretería', 'Clavos'],
    option: '',
    offers: [{ sku: 'CL-1', value: '', price: 0.35, qty: 8000, oaxaca: 900 }],
  },
];
