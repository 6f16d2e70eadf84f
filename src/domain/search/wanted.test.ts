import { expect, test } from 'vitest';
import { askedWords } from './asked-words';
import { synonymsFrom } from './content-blocks';

const names = {
  same: synonymsFrom([
    ['tele', ['pantalla']],
    ['depa', ['departamento']],
    ['teclado', ['piano']],
  ]),
  similar: synonymsFrom([]),
  purposes: synonymsFrom([
    ['guardar ropa', ['ropero']],
    ['ruido', ['audífonos']],
    ['mojar', ['sombrilla']],
  ]),
};
const known = { measures: new Map(), things: new Set(['cama', 'colchon', 'lavadora', 'hamaca', 'sillon']) };
const wanted = (text: string) =>
  askedWords(text, 'es-MX', names, known).flatMap(({ text: word, isWanted }) => (isWanted ? [word] : []));

test('what stands behind a verb of wanting is wanted, whatever else a sentence tells', () => {
  expect(wanted('hay mucho ruido en mi calle y quiero una buena cama')).toEqual(['cama']);
  expect(wanted('mi hija se casa y le quiero regalar la lavadora')).toEqual(['lavadora']);
  expect(wanted('no tengo donde guardar ropa, ocupo otro de esos colchones')).toEqual(['colchones']);
  expect(wanted('se moja todo, busco cama y colchón')).toEqual(['cama', 'colchon']);
  expect(wanted('hay mucho ruido y nececito una cama')).toEqual(['cama']);
  expect(wanted('hay mucho ruido y quiero dos camas')).toEqual(['camas']);
  expect(wanted('hay mucho ruido, ¿venden camas?')).toEqual(['camas']);
});

test('what a text begins with behind its article is wanted', () => {
  expect(wanted('hola buenas tardes una cama que no haga ruido')).toEqual(['cama']);
  expect(wanted('un sillón que no sea de tela porque tengo mucho ruido')).toEqual(['sillon']);
  expect(wanted('la lavadora hace ruido y no me deja dormir')).toEqual([]);
});

test('what somebody does not want, has already or only does is not wanted', () => {
  for (const text of [
    'ya no quiero cama',
    'hay ruido y no me urge la cama',
    'quiero que la lavadora no haga ruido',
    'quiero poner mi tele y no se oye',
    'necesito para la cama algo sin ruido',
    'quiero dormir en la hamaca',
  ])
    expect(wanted(text)).toEqual([]);
});

test('una or otro without a thing behind it is the last thing that was named, and no place', () => {
  expect(wanted('extraño mi hamaca pero en el depa se moja, quiero una que traiga base')).toEqual(['hamaca']);
  expect(wanted('mi sillón ya no sirve y la cama tampoco, busco otro para leer')).toEqual(['sillon']);
  expect(wanted('se perdieron las piezas de su ajedrez y le quiero regalar otro')).toEqual(['ajedrez']);
  expect(wanted('a mi abuelo se le perdieron las piezas de su ajedrez y le quiero regalar otro')).toEqual(['ajedrez']);
});

test('una or otro is nobody who was named, no measure and nothing that only says what it is to serve for', () => {
  expect(wanted('se perdió el ajedrez de mi abuelo y le quiero regalar otro')).toEqual(['ajedrez']);
  expect(wanted('se perdió el ajedrez de mi niño y quiero otro')).toEqual(['ajedrez']);
  expect(wanted('se perdió mi ajedrez de 30 cm y quiero otro')).toEqual(['ajedrez']);
  expect(wanted('se rompió mi ajedrez y hay mucho ruido, quiero otro')).toEqual(['ajedrez']);
});

test('what is wanted says what the text is of, and is nothing beside it', () => {
  const [first] = askedWords('hay mucho ruido y quiero una tele', 'es-MX', names, known).filter(
    ({ isWanted }) => isWanted,
  );
  expect(first).toMatchObject({ text: 'tele', isNamed: true, isComplement: false, isServed: false });
});
