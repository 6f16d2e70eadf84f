import { grownOf } from './diminutives';
import { inflections } from './inflections';

const ANIMALS: ReadonlySet<string> = new Set(
  'perro perra cachorro cachorra gato gata gatito mascota pez pajaro perico ave conejo hamster tortuga'
    .split(' ')
    .flatMap((one) => [one, ...inflections(one)]),
);

/** Whether a folded word is an animal of the house, however small: perrita. */
export const isAnimal = (word: string): boolean => ANIMALS.has(word) || grownOf(word).some((one) => ANIMALS.has(one));
