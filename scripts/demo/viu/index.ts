import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { COMEDOR } from './comedor.ts';
import { EASILY_MISSED } from './easily-missed.ts';
import { ELECTRONICA } from './electronica.ts';
import { HOGAR } from './hogar.ts';
import { LINEA_BLANCA } from './linea-blanca.ts';
import { MOTOS_Y_BICIS } from './motos-y-bicis.ts';
import { RECAMARA } from './recamara.ts';
import { SALAS } from './salas.ts';

export { BRANCHES } from './categories.ts';

export const PRODUCTS: ProductDocument[] = [
  ...SALAS,
  ...RECAMARA,
  ...COMEDOR,
  ...LINEA_BLANCA,
  ...ELECTRONICA,
  ...MOTOS_Y_BICIS,
  ...HOGAR,
  ...EASILY_MISSED,
];
