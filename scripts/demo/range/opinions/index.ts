import type { FamilyName } from '../families.ts';
import { APARATOS } from './aparatos.ts';
import { CASA } from './casa.ts';
import { DIARIO } from './diario.ts';
import type { Opinion, OpinionsByFamily } from './opinion.ts';

export type { Opinion } from './opinion.ts';

const OPINIONS: OpinionsByFamily = { ...CASA, ...APARATOS, ...DIARIO };

/** What is said of the things of a family: in the words of those who bought such a thing. */
export const opinionsOf = (family: FamilyName | undefined): Opinion[] => (family && OPINIONS[family]) ?? [];

/** What those who wrote have to say about the shop, whatever they bought. */
export const SERVICE = [
  'Avisaron una hora antes de llegar.',
  'Llegó dos días antes de lo prometido.',
  'Pagué al recibir y me dieron mi factura.',
  'El empaque venía sin un golpe.',
  'Pedí un lunes y el jueves ya estaba en mi casa.',
  'Volvería a comprar sin pensarlo.',
  'Mi hermana ya encargó también.',
  'Fue por recomendación de una vecina, y no se equivocó.',
  'Tardó un día más de lo dicho, pero llegó bien.',
  'Contestaron mis dudas por correo el mismo día.',
  'Es la segunda vez que compro aquí.',
  'Comparé mucho antes de decidirme.',
  'A mi familia le encantó.',
  'Me daba pena comprar por internet y todo salió bien.',
  'El precio fue el mismo de la página, sin sorpresas.',
  'El repartidor muy amable.',
];

export const NAMES = [
  'Lety',
  'Raúl',
  'Mariela',
  'Don Chuy',
  'Abue Tere',
  'Sofi',
  'Beto',
  'Karla M.',
  'Iván',
  'Doña Mago',
  'Paco R.',
  'Ximena',
  'Toño',
  'Lupita',
  'Gerardo',
  'Nayeli',
  'Quique',
  'Alma Rosa',
  'Memo',
  'Citlali',
  'Rubén',
  'Vero',
  'Chava',
  'Itzel',
  'Lalo',
  'Maru',
  'Fer',
  'Yola',
  'Julián',
  'Pilar',
  'Hortensia',
  'Nacho',
  'Edith',
  'Luis Á.',
  'Rocío',
  'Benja',
  'Chelo',
  'Adrián',
  'Montse',
  'Efraín',
  'Tavo',
];
