import { grownOf } from './diminutives';
import { inflections } from './inflections';

/** Breeds of dogs, and what else a dog is called. */
export const BREEDS: readonly string[] =
  'labrador chihuahua pitbull husky poodle schnauzer bulldog rottweiler xoloitzcuintle xolo pug beagle boxer dalmata doberman salchicha pomerania mastin lomito firulais perrijo'.split(
    ' ',
  );

const ANIMALS: ReadonlySet<string> = new Set(
  [
    ...BREEDS,
    ...'perro perra cachorro cachorra gato gata gatito mascota pez pajaro perico ave conejo hamster tortuga'.split(' '),
  ].flatMap((one) => [one, ...inflections(one)]),
);

/** Whether a folded word is an animal of the house, however small: perrita. */
export const isAnimal = (word: string): boolean => ANIMALS.has(word) || grownOf(word).some((one) => ANIMALS.has(one));
