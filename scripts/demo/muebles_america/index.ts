import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { COMEDORES } from './comedores.ts';
import { RECAMARAS } from './recamaras.ts';
import { SALAS } from './salas.ts';

export { BRANCHES } from './categories.ts';

export const PRODUCTS: ProductDocument[] = [...SALAS, ...COMEDORES, ...RECAMARAS];
