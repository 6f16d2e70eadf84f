import type { Vocabulary } from './rows';

/** What shops in Mexico sell and some do not. */
export const UNSOLD: Vocabulary = {
  unsold: [
    ['vajilla', 'jarra, olla, juego de cuchillos'],
    ['taza', 'jarra, cafetera'],
    ['croqueta', 'casa para perro, acuario'],
    ['seguro de auto', ''],
  ],
};
