import { expect, test } from 'vitest';
import type { CategoryNode } from '../catalogue/product';
import { NO_NAMES, type OtherNames, synonymsFrom } from './content-blocks';
import { isDepartment, isNamedSo, unsoldIn } from './unsold';

const NAMES: OtherNames = {
  ...NO_NAMES,
  same: synonymsFrom([
    ['mesa para vajilla', ['vitrina']],
    ['ropero', ['clóset']],
    ['cortinita', ['cobertor']],
    ['king', ['king size']],
    ['cortina', ['visillo', 'persiana']],
  ]),
  purposes: synonymsFrom([
    ['vajilla', ['vitrina']],
    ['cortinas sucias', ['lavadora']],
  ]),
  unsold: synonymsFrom([
    ['vajilla', ['jarra', 'olla']],
    ['cortina', ['persiana']],
    ['cortina de baño', ['mueble de baño']],
    ['perfume', []],
  ]),
};
const THINGS = new Set(['comedor', 'mesa', 'closet']);
const asked = (text: string, locale = 'es-MX') => {
  const found = unsoldIn(text, NAMES, locale, THINGS);
  return found && [found.written, found.nearest.join()];
};

test('a thing alone, as it is wanted, for whom and in whatever number is what is asked for', () => {
  expect(asked('vajilla')).toEqual(['vajilla', 'jarra,olla']);
  expect(asked('Quiero una VAJILLA blanca para 6 personas')).toEqual(['VAJILLA', 'jarra,olla']);
  expect(asked('cortinas king size')).toEqual(['cortinas', 'persiana']);
  expect(asked('juego de vajillas baratas')).toEqual(['vajillas', 'jarra,olla']);
  expect(asked('¿dónde venden cortinas?')).toEqual(['cortinas', 'persiana']);
  expect(asked('cortinas de baño transparentes')).toEqual(['cortinas de baño', 'mueble de bano']);
  expect(asked('perfume para mi mamá')).toEqual(['perfume', '']);
  expect(asked('una vajilla y unas cortinas')?.[1]).toBe('jarra,olla,persiana');
  expect(asked('vajilla y cortinas')).toEqual(['vajilla y cortinas', 'jarra,olla,persiana']);
  expect(asked('ich suche eine vajilla', 'de-DE')).toEqual(['vajilla', 'jarra,olla']);
});

test('where it is kept, what has become of it, another thing beside it, a sentence that tells of it: it is not', () => {
  for (const text of [
    'dónde guardo la vajilla',
    'mueble para la vajilla',
    'mesa para vajilla',
    'mi vajilla',
    'cortinas sucias',
    'vajilla amontonada',
    'vajilla que no quepa',
    'vajilla y comedor',
    'cortinita',
    'vajilla con su mesa',
    'vajilla ropero',
    'no tengo vajilla y se me rompieron los platos',
    'silla',
    '',
  ])
    expect([text, asked(text)]).toEqual([text, null]);
});

test('it is sold by its other names too, but not by what is only nearest to it', () => {
  const forms = unsoldIn('cortina', NAMES, 'es-MX', THINGS)?.forms;
  expect(forms).toEqual(expect.arrayContaining(['cortina', 'cortinas', 'visillo', 'visillos']));
  expect(forms).not.toContain('persiana');
});

test('a misspelt word is what it is respelt as, and written as it was typed', () => {
  const respelt = (word: string) => (word === 'bajilla' ? 'vajilla' : null);
  expect(unsoldIn('bajilla azul', NAMES, 'es-MX', THINGS, respelt)).toMatchObject({
    written: 'bajilla',
    nearest: ['jarra', 'olla'],
  });
});

test('a product is such a thing by its name, and not as a part, a measure or what it is for', () => {
  const is = (name: string) => isNamedSo(name.split(' '), ['taza', 'tazas', 'cortina de bano']);
  for (const name of [
    'taza de barro',
    'juego de 6 tazas',
    '4 tazas blancas',
    'gran taza',
    'set de cortina de bano',
    'marca taza',
  ])
    expect([name, is(name)]).toEqual([name, true]);
  for (const name of [
    'cafetera 6 tazas',
    'arrocera de 10 tazas',
    'mueble para tazas',
    'mueble con taza',
    'cortina de sala',
  ])
    expect([name, is(name)]).toEqual([name, false]);
});

test('a product is such a thing whatever small words or brand its name has between, in the order of the thing', () => {
  for (const [thing, name] of [
    ['llanta de moto', 'llanta para moto 90 90'],
    ['memoria usb', 'memoria kingston usb'],
    ['boiler de paso', 'boiler calorex de paso'],
    ['crema para la cara', 'crema hidratante de cara'],
    ['maquina de coser', 'maquina singer para coser'],
  ] as const)
    expect([name, isNamedSo(name.split(' '), [thing])]).toEqual([name, true]);
  for (const [thing, name] of [
    ['llanta de moto', 'moto con llanta ancha'],
    ['llanta de moto', 'llanta de bici'],
    ['memoria usb', 'bocina con memoria usb'],
    ['juego de te', 'juego de sala'],
    ['lampara de unas', 'lampara de noche'],
  ] as const)
    expect([name, isNamedSo(name.split(' '), [thing])]).toEqual([name, false]);
});

test('a department is called after a thing whatever small words it has between', () => {
  const tree = (name: string, productCount = 1): CategoryNode[] => [
    {
      id: 30,
      parentId: 2,
      name,
      slug: 'departamento',
      urlPath: 'departamento',
      level: 2,
      position: 1,
      productCount,
      image: null,
      icon: null,
      children: [],
    },
  ];
  expect(isDepartment(['llanta de moto', 'llantas de moto'], tree('Llantas para Moto'))).toBe(true);
  expect(isDepartment(['llanta de moto', 'llantas de moto'], tree('Llantas para Moto', 0))).toBe(false);
  expect(isDepartment(['llanta de moto', 'llantas de moto'], tree('Motos'))).toBe(false);
});

test('in German and Italian it is sold in its other number too', () => {
  const names = {
    ...NO_NAMES,
    unsold: synonymsFrom([
      ['Vorhang', []],
      ['Vorhänge', []],
      ['Buch', []],
      ['tazze', []],
    ]),
  };
  const forms = (text: string, locale: string) => unsoldIn(text, names, locale, THINGS)?.forms;
  expect(forms('Vorhang', 'de-DE')).toContain('vorhange');
  expect(forms('Vorhänge', 'de-DE')).toContain('vorhang');
  expect(forms('tazze', 'it-IT')).toContain('tazza');
  expect(forms('Buch', 'de-DE')).not.toContain('buche');
});
