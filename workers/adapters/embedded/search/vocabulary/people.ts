import { personsOf } from '../../../../../src/domain/search/persons';
import type { Row, Vocabulary } from './rows';

const TOYS = 'juguete, juguetes, peluche, muñecas, montables';
const FOR_YOUNGSTERS = 'audífonos, bocina, tableta, celular, patineta, guitarra, tarjeta de regalo';
const FOR_HIM = 'herramienta, taladro, lentes de sol, portafolio, bocina, audífonos, tarjeta de regalo';
const FOR_HER = 'orquídea, planta artificial, jarrón, pantufla, jarra, lámpara de mesa, tarjeta de regalo';

const FOR_AN_OFFICE = 'portafolio, lámpara articulada, prensa francesa, tarjeta de regalo';
const FOR_A_HOST = 'tarjeta de regalo, jarra, orquídea, jarrón, lámpara de papel, prensa francesa';
const FOR_ANOTHERS_BABY = 'oso de peluche, carriola, cuna, cambiador, xilófono, silla alta';

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
    presentsFor(['recién nacido', 'recién nacida', 'futura mamá', 'embarazada', 'baby shower'], FOR_ANOTHERS_BABY),
    presentsFor(['padrinos', 'padrino', 'madrina', 'profesor', 'profesora', 'profe', 'miss'], FOR_A_HOST),
    presentsFor(['colega', 'compañera', 'compañero', 'anfitriona'], FOR_A_HOST),
    presentsFor(['futbolista', 'futbolero'], 'balón de futbol, futbolito, tarjeta de regalo'),
    presentsFor(['deportista', 'atleta'], 'balón, lentes de sol, bicicleta fija, audífonos, tarjeta de regalo'),
    presentsFor(['ciclista'], 'bicicleta urbana, lentes de sol, linterna de mano'),
    presentsFor(['motociclista', 'repartidor', 'motero'], 'casco, lentes de sol, linterna de mano'),
    presentsFor(['músico', 'rockero', 'guitarrista'], 'guitarra, audífonos, bocina'),
    presentsFor(['pianista', 'cantante'], 'piano, audífonos, bocina'),
    presentsFor(['abogado', 'abogada', 'licenciado', 'licenciada', 'contador', 'contadora'], FOR_AN_OFFICE),
    presentsFor(['ejecutivo', 'ejecutiva', 'oficinista', 'secretaria', 'ingeniero'], FOR_AN_OFFICE),
    presentsFor(['trailero', 'chofer', 'taxista'], 'lentes de sol, linterna de mano, bocina bluetooth'),
    presentsFor(['campista', 'mochilero', 'scout'], 'casa de campaña, bolsa de dormir, linterna'),
    presentsFor(['gamer'], 'silla giratoria, audífonos, monitor, puff'),
    presentsFor(['coleccionista'], 'auto de juguete, auto clásico, librero con puertas de vidrio, repisero'),
    presentsFor(
      ['recién casados', 'novios', 'pareja'],
      'juego de cuchillos, licuadora, jarra, cafetera, tarjeta de regalo',
    ),
    [
      'regalo de bautizo, regalo de primera comunión, regalo de presentación, regalo de confirmación',
      'oso de peluche, tren de bloques, tarjeta de regalo',
    ],
    ['regalo de jubilación, regalo para jubilado, regalo para jubilada', 'reposet, reloj, ajedrez, tarjeta de regalo'],
    ['regalo de agradecimiento, regalo de compromiso, regalo de última hora', FOR_A_HOST],
  ],
  purposes: [
    [
      'primera comunión, confirmación, presentación de tres años, fe de bautismo',
      'oso de peluche, tren de bloques, tarjeta de regalo',
    ],
    ['agradecer, agradecimiento, dar las gracias, anfitriona, anfitrión', FOR_A_HOST],
    ['pensionado, pensionada, se jubila', 'reposet, ajedrez, hamaca, reloj, bicicleta fija'],
    [
      'niñera, guardería en casa, cuidar niños, cuidar a mis nietos',
      'mesa infantil, tren de bloques, xilófono, trampolín, silla alta',
    ],
    ['día del padre, día de papá', FOR_HIM],
    ['día de la mujer', FOR_HER],
    ['día del abuelo, día de los abuelos', 'pantufla, reposet, ajedrez, orquídea, tarjeta de regalo'],
    ['inauguración, inaugurar', 'planta artificial, reloj, jarrón, orquídea'],
  ],
};
