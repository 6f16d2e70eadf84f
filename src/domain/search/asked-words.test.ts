import { expect, test } from 'vitest';
import { askedWords } from './asked-words';
import { synonymsFrom } from './content-blocks';

const NAMES = {
  same: synonymsFrom([
    ['refri', ['Refrigerador']],
    ['aire acondicionado', ['minisplit']],
    ['televisión', ['pantalla']],
  ]),
  similar: synonymsFrom([['frigobar', ['Refrigerador']]]),
  purposes: synonymsFrom([['acampar', ['casa de campaña']]]),
};
const asked = (text: string, locale = 'es-MX') => askedWords(text, locale, NAMES);
const texts = (text: string, locale?: string) => asked(text, locale).map((word) => word.text);

test('words that say nothing are left out, by language, unless there are no others', () => {
  expect(texts('Mueble para la tele')).toEqual(['mueble', 'tele']);
  expect(texts('de la para')).toEqual(['de', 'la', 'para']);
  expect(texts('hacer ejercicio en la casa')).toEqual(['ejercicio']);
  expect([texts('casa para perro'), texts('algo para la casa')]).toEqual([
    ['casa', 'perro'],
    ['algo', 'para', 'la', 'casa'],
  ]);
  expect(texts('pantalla baratísima')).toEqual(['pantalla']);
  expect(texts('Tisch mit Stuhl', 'de-DE')).toEqual(['tisch', 'stuhl']);
  expect(texts('mesa de', 'de-DE')).toEqual(['mesa', 'de']);
});

test('a word is looked for in singular and plural, with its synonyms', () => {
  expect(asked('sillones')[0]?.forms).toEqual(['sillones', 'sillon', 'sillone']);
  expect(asked('silla')[0]?.forms).toEqual(['silla', 'sillas', 'sillaes']);
  expect(asked('refris')[0]?.synonyms).toEqual(['refrigerador']);
  expect(asked('television')[0]?.synonyms).toEqual(['pantalla']);
  expect(asked('aire acondicionado frío').map(({ text, synonyms }) => [text, synonyms])).toEqual([
    ['aire acondicionado', ['minisplit']],
    ['frio', []],
  ]);
});

test('what a thing is like has two genders, a small thing is the thing, and what serves in place of a thing is no name of it', () => {
  expect(asked('mesa redonda')[1]?.forms).toContain('redondo');
  expect(asked('silla roja')[1]?.forms).toEqual(['roja', 'rojas', 'rojaes', 'rojo', 'rojos']);
  expect(asked('mesa')[0]?.forms).toEqual(['mesa', 'mesas', 'mesaes']);
  expect(asked('lamparitas')[0]).toMatchObject({
    forms: expect.arrayContaining(['lamparas', 'lampara']),
    synonyms: expect.arrayContaining(['lamparitas']),
  });
  expect(asked('frigobares')[0]).toMatchObject({ synonyms: [], similar: ['refrigerador'] });
});

test('a name of several words leaves the kind of thing behind it, and ends where another thing is named beside it', () => {
  const names = {
    ...NAMES,
    same: synonymsFrom([
      ['lámpara para leer', ['lámpara articulada']],
      ['mesa para tele', ['credenza']],
      ['lámpara de buró', ['lámpara de mesa']],
    ]),
  };
  const [lamp] = askedWords('lámpara para leer', 'es-MX', names);
  const [table] = askedWords('mesa para la tele', 'es-MX', names);
  expect([lamp?.synonyms, lamp?.kind]).toEqual([['lampara articulada'], ['lampara', 'lamparas', 'lamparaes']]);
  expect([table?.synonyms, table?.kind]).toEqual([['credenza'], []]);
  expect(askedWords('una lámpara y un buró', 'es-MX', names).map(({ text }) => text)).toEqual(['lampara', 'buro']);
});

test('in which room, whom for and what is done in any place say less than what for; what is put away is not wanted', () => {
  const names = {
    ...NAMES,
    purposes: synonymsFrom([
      ['humo', ['campana']],
      ['cocina', ['olla']],
      ['acampar', ['casa de campaña']],
      ['dormir', ['cama']],
      ['junto a la cama', ['buró']],
    ]),
  };
  const texts = (text: string) =>
    askedWords(text, 'es-MX', names)
      .toSorted((one, other) => other.weight - one.weight)
      .map((one) => one.text);
  expect(texts('se me llena la cocina de humo')[0]).toBe('humo');
  expect(texts('vamos a acampar y no tenemos dónde dormir')[0]).toBe('acampar');
  expect(texts('no tengo dónde dormir')).toEqual(['dormir']);
  expect(texts('algo donde dejar el celular junto a la cama')).toEqual(['junto a la cama']);
});

test('that something is replaced says nothing of which; what is asked for besides by what it is for stands beside it', () => {
  expect(texts('quiero cambiar mi refrigerador')).toEqual(['refrigerador']);
  expect(texts('mi refrigerador ya no sirve y quiero cambiarlo')).not.toContain('cambiarlo');
  const [screen, loud] = askedWords('una pantalla y algo para que se oiga fuerte', 'es-MX', {
    ...NAMES,
    purposes: synonymsFrom([
      ['oír', ['bocina']],
      ['oiga', ['bocina']],
    ]),
  });
  expect([screen?.text, screen?.isServed]).toEqual(['pantalla', false]);
  expect([loud?.synonyms, loud?.isServed, loud?.isAlso]).toEqual([['bocina'], true, true]);
});

test('who is only helped is asked by purposes and measures alone', () => {
  expect(
    askedWords('unas cosas raras de acampar', 'es-MX', NAMES, undefined, false, true).map(({ text, isServed }) => [
      text,
      isServed,
    ]),
  ).toEqual([['acampar', true]]);
});

test('a whole sentence is what it asks for, in words as they were typed', () => {
  expect(texts('hola, busco una tele buena que no cueste mucho para el cuarto de mi niña')).toEqual([
    'tele',
    'cuarto',
    'nina',
  ]);
  const [bed, room, girl] = asked('cama para la recámara de mi niña');
  expect([bed?.written, room?.written, girl?.written]).toEqual(['cama', 'recámara', 'niña']);
  expect([bed?.isComplement, room?.isComplement, girl?.isComplement]).toEqual([false, true, true]);
  expect(asked('Bici R26')[1]?.written).toBe('rodada 26');
  expect(asked('bici de 8 anos')[1]).toMatchObject({ text: '8 anos', written: '8 años' });
});

test('a number of thousands is looked for as names write it, and one more thing that is wanted is told', () => {
  expect(asked('tinaco 1100')[1]?.forms).toContain('1 100');
  const more = (text: string) => asked(text).map(({ text: word, isAnother }) => [word, isAnother]);
  expect(more('un sillón para leer y una lámpara')).toEqual([
    ['sillon', false],
    ['leer', false],
    ['lampara', true],
  ]);
  expect(more('mesa con sillas y cojines').map(([, isAnother]) => isAnother)).toEqual([false, false, false]);
});

test('a thing by where it stands is known wherever in a text that is said', () => {
  const names = { ...NAMES, same: synonymsFrom([['silla para fiesta', ['silla plegable']]]) };
  const [party, chair] = askedWords('vamos a hacer fiesta y compro silla', 'es-MX', names).toSorted((one, other) =>
    one.text < other.text ? -1 : 1,
  );
  expect([party?.text, chair?.text]).toEqual(['fiesta', 'silla']);
  expect(askedWords('silla blanca de la fiesta', 'es-MX', names)[2]?.synonyms).toEqual(['silla plegable']);
});

test('what is done to a thing, and what it does, is not what is wanted', () => {
  const said = (text: string) =>
    asked(text).map(({ text: one, isComplement, isPurpose }) => [one, isComplement, isPurpose]);
  expect(said('algo para decorar la sala')).toEqual([
    ['decorar', true, true],
    ['sala', true, true],
  ]);
  expect(said('silla de playa para la alberca')).toEqual([
    ['silla', false, false],
    ['playa', true, false],
    ['alberca', true, true],
  ]);
  const [chair, eats] = asked('silla en la que coma el bebé');
  expect([chair?.isPurpose, eats?.isPurpose, eats?.forms.includes('comer')]).toEqual([false, true, true]);
  expect(asked('mesa coma')[1]?.forms).not.toContain('comer');
});

test('how large or how dear a thing may be is not looked for, unless nothing else is said', () => {
  expect(texts('clóset chico que no sea caro')).toEqual(['closet']);
  expect(texts('grande')).toEqual(['grande']);
});

test('names of several words are known whatever small words stand between', () => {
  const names = {
    ...NAMES,
    same: synonymsFrom([
      ['cortadora de pasto', ['podadora']],
      ['mueble para tele', ['credenza']],
    ]),
  };
  const found = (text: string) => askedWords(text, 'es-MX', names).map(({ text: one, synonyms }) => [one, ...synonyms]);
  expect(found('máquina para cortar el pasto')).toEqual([['cortadora de pasto', 'podadora']]);
  expect(found('muebles para la tele')).toEqual([['mueble para tele', 'credenza']]);
  expect(found('mueble sin tele')).toEqual([['mueble']]);
  expect(found('pasto y cortadora')).toEqual([['pasto'], ['cortadora']]);
});

test('of a measure the nearest ones of the catalogue are known, and what says the same in another unit', () => {
  const measures = new Map([['rodada', [20, 24, 28]]]);
  expect(
    askedWords('bici rodada 26', 'es-MX', NAMES, { measures, things: new Set() })[1]?.nearest.map(([one]) => one),
  ).toEqual(['rodada 28', 'rodada 24']);
  expect(asked('mesa para 8 personas')[1]).toMatchObject({
    text: '8 personas',
    synonyms: expect.arrayContaining(['8 lugares']),
  });
  expect(asked('tinaco de 1100 litros')[1]?.forms).toContain('1 100 litros');
  expect(asked('tinaco de setecientos cincuenta litros')[1]).toMatchObject({ text: '750 litros' });
  expect(asked('jarra de litro y medio')[1]?.forms).toContain('1 5 litros');
  expect(asked('cortina de metro y medio')[1]?.synonyms).toContain('150 cm');
  expect(asked('monitor de veintisiete')[1]?.forms).toEqual(['27', 'veintisiete']);
  expect(asked('tarjeta de mil pesos')[1]).toMatchObject({ text: '1000 pesos' });
  expect(asked('bici para niño de 8 años')[2]?.near).toEqual([]);
});

test('how many are wanted is no measure, an article none either', () => {
  expect(texts('4 sillas de madera')).toEqual(['sillas', 'madera']);
  expect(texts('2 burós')).toEqual(['buros']);
  expect(texts('quiero una silla')).toEqual(['silla']);
  expect(texts('comedor 4 sillas')).toEqual(['comedor', '4 sillas']);
  expect(texts('43 pantalla')).toEqual(['43', 'pantalla']);
  expect(texts('minisplit de una tonelada')).toEqual(['minisplit', '1 toneladas']);
});

test('a measure is one word, however it is written', () => {
  expect(texts('lavadora 20kg')).toEqual(['lavadora', '20 kg']);
  expect(texts('refri de 14 pies')).toEqual(['refri', '14 pies']);
  expect(texts('minisplit 1.5 toneladas')).toEqual(['minisplit', '1.5 toneladas']);
  expect(texts('tele 55"')).toEqual(['tele', '55 pulgadas']);
  expect(texts('bici r26')).toEqual(['bici', 'rodada 26']);
  expect(asked('estufa de seis quemadores')[1]).toMatchObject({ text: '6 quemadores', near: ['6'] });
  expect(asked('6 quemadores')[0]?.forms).toContain('seis quemadores');
  expect(asked('1.5 toneladas')[0]?.forms).toContain('1 5 ton');
  expect(texts('celular 5g 4k')).toEqual(['celular', '5g', '4k']);
});

test('each once, ten at most, nothing of what is no word', () => {
  expect(texts('silla Silla SILLA')).toEqual(['silla']);
  expect(texts(Array.from({ length: 40 }, (_, index) => `palabra${index}`).join(' '))).toHaveLength(10);
  expect(texts('🛋️ " * ( ) ^ -')).toEqual([]);
  expect(texts('x'.repeat(10_000))).toEqual([]);
});

test('what is not wanted is not looked for, what a thing should not do is', () => {
  expect(texts('sillón que no sea de piel ni negro')).toEqual(['sillon']);
  expect(texts('comedor sin sillas')).toEqual(['comedor']);
  expect(texts('ventilador que no haga ruido')).toEqual(['ventilador', 'ruido']);
  expect(texts('escritorio que no ocupe mucho espacio')).toEqual(['escritorio']);
});

test('of whom something is for and what they like the latter is looked for', () => {
  expect(texts('mi abuelita que le gusta el ajedrez')).toEqual(['ajedrez']);
  expect(texts('bolsa para mi mamá')).toEqual(['bolsa', 'mama']);
});

test('who has to fit in a thing is not whom it is made for', () => {
  expect(texts('una cama grande para que quepan los niños')).toEqual(['cama']);
  expect(texts('cama para niños')).toEqual(['cama', 'ninos']);
});

test('a length that was typed without its unit is metres, and of a length by a width the first', () => {
  expect(texts('escritorio 1.40')).toEqual(['escritorio', '1.4 metros']);
  expect(texts('escritorio de 140x60')).toEqual(['escritorio', '140 cm']);
  for (const text of [
    'mesa 120x60, blanca',
    'mesa 120 x 60 x 75 blanca',
    'mesa 120x60cm. blanca',
    'mesa 120x60 cms blanca',
  ])
    expect(texts(text).slice(0, 2)).toEqual(['mesa', '120 cm']);
  expect(texts('banca 1.20, blanca')).toEqual(['banca', '1.2 metros', 'blanca']);
  for (const text of [
    'escritorio 120x60 pulgadas',
    'tornillo 10x25 mm',
    'tornillo 10 x 25 x 30 mm',
    'monitor 27x16"',
    'MES-120x60',
    'llanta 26x1.95',
    'llanta 26 x 1.95',
    'mesa $ 4.50',
  ])
    expect(texts(text).join()).not.toMatch(/ (?:cm|metros)/);
  expect(texts('banca 1.20 m')).toEqual(['banca', '1.2 metros']);
  expect(texts('regalo $4.50')).not.toContain('4.5 metros');
});

test('a futbolito is no small futbol, and a comedor is not for comer', () => {
  const names = { ...NAMES, same: synonymsFrom([['silla para comer', ['silla alta']]]) };
  expect(asked('futbolito')[0]?.forms).not.toContain('futbol');
  for (const text of ['sillas de comedor', 'sillas para comedores'])
    expect(askedWords(text, 'es-MX', names)[0]?.synonyms).toEqual([]);
});
