import { personsOf } from '../../../../../src/domain/search/persons';
import type { Row, Vocabulary } from './rows';

const TOYS = 'juguete, juguetes, peluche, muñecas, montables';
const FOR_YOUNGSTERS = 'audífonos, bocina, tableta, celular, patineta, guitarra, tarjeta de regalo';
const FOR_HIM = 'herramienta, taladro, lentes de sol, portafolio, bocina, audífonos, tarjeta de regalo';
const FOR_HER = 'orquídea, planta artificial, jarrón, pantufla, jarra, lámpara de mesa, tarjeta de regalo';

/** What is given to somebody. */
const presentsFor = (persons: readonly string[], things: string): Row => [
  persons.map((person) => `regalo para ${person}`).join(', '),
  things,
];

/** What things for somebody are called. */
const calledFor = (persons: readonly string[], names: readonly string[]): Row[] =>
  persons
    .map((person) => [person, names.filter((name) => name !== person).join(', ')] as const)
    .filter(([, names]) => names !== '');

/** Whom a thing is for: what it is called then, and what is given to them. */
export const PEOPLE: Vocabulary = {
  names: [
    ...calledFor(personsOf(['grown', 'any'], 'm'), ['caballero']),
    ...calledFor(personsOf(['grown', 'any'], 'f'), ['dama']),
    ...calledFor([...personsOf(['child'], 'm'), ...personsOf(['child'], 'f')], ['infantil', 'juvenil']),
    ['niño', 'infantil, juvenil, juguete, niños'],
    ['niña', 'infantil, juvenil, juguete, niñas'],
    ['bebé', 'cuna, carriola'],
    ['adolescente', 'juvenil'],
    presentsFor(personsOf(['child']), TOYS),
    presentsFor(['hijo adolescente', 'hija adolescente', 'jóvenes', ...personsOf(['young'])], FOR_YOUNGSTERS),
    presentsFor(personsOf(['grown', 'any'], 'm'), FOR_HIM),
    presentsFor(personsOf(['grown', 'any'], 'f'), FOR_HER),
  ],
};
