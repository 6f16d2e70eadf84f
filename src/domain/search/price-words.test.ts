import { expect, test } from 'vitest';
import { cpuMs } from '../../../tests/cpu-ms';
import { askedPrice, priceAbout } from './price-words';

test.each([
  ['sillón rojo menos de 8000', 0, 8000, 'sillón rojo'],
  ['sofa de menos de $9,000', 0, 9000, 'sofa'],
  ['menos de $50', 0, 50, ''],
  ['celular hasta 6 mil', 0, 6000.01, 'celular'],
  ['laptop máximo 15k pesos', 0, 15_000.01, 'laptop'],
  ['silla menos de mil', 0, 1000, 'silla'],
  ['silla menor a dos mil pesos azul', 0, 2000, 'silla azul'],
  ['lavadora entre 8000 y 10000', 8000, 10_000.01, 'lavadora'],
  ['lavadora entre 10000 y 8000', 8000, 10_000.01, 'lavadora'],
  ['cama de $3,000 a $5,000', 3000, 5000.01, 'cama'],
  ['sala 5000-9000', 5000, 9000.01, 'sala'],
  ['comedor desde 8.5 mil', 8500, null, 'comedor'],
  ['tele para la sala que no cueste más de 10 mil', 0, 10_000.01, 'tele para la sala'],
  ['lavadora que no pase de 9000 pesos', 0, 9000.01, 'lavadora'],
  ['sillón sin pasar de los 5000', 0, 5000.01, 'sillón'],
  ['silla, tengo 1500', 0, 1500.01, 'silla,'],
  ['algo para la cocina, traigo mil doscientos pesos', 0, 1200.01, 'algo para la cocina,'],
  ['silla y puedo gastar 1500', 0, 1500.01, 'silla y'],
  ['un regalo con dos mil quinientos pesos', 0, 2500.01, 'un regalo'],
  ['celular con presupuesto de 4 mil', 0, 4000.01, 'celular'],
  ['moto que no pase de veinticinco mil', 0, 25_000.01, 'moto'],
  ['tele por menos de siete mil quinientos pesos', 0, 7500, 'tele'],
  ['estufa más de 7000', 7000, null, 'estufa'],
  ['estufa > 7000', 7000, null, 'estufa'],
  ['regalo menos de $499.90', 0, 499.9, 'regalo'],
  ['bicicleta $4000 máximo', 0, 4000.01, 'bicicleta'],
  ['refrigerador de 20 mil para abajo', 0, 20_000.01, 'refrigerador'],
  ['comedor 10000 o menos', 0, 10_000.01, 'comedor'],
  ['pantalla 8 mil o más', 8000, null, 'pantalla'],
  ['monitor presupuesto 4500', 0, 4500.01, 'monitor'],
  ['puedo gastar hasta 800 en una silla', 0, 800.01, 'en una silla'],
  ['sillas que no salgan en mas de 1500', 0, 1500.01, 'sillas'],
  ['audifonos q no cuesten mas d 1500', 0, 1500.01, 'audifonos'],
  ['cama con 5 mil', 0, 5000.01, 'cama'],
  ['tele de menos de 4k', 0, 4000, 'tele'],
  ['recámara sin gastar más de 12 mil', 0, 12_000.01, 'recámara'],
  ['sala hasta 10k', 0, 10_000.01, 'sala'],
  ['tele 4k de menos de 8k', 0, 8000, 'tele 4k'],
  ['Sofa unter 500 Euro', 0, 500, 'Sofa'],
  ['Schrank zwischen 200 und 400 €', 200, 400.01, 'Schrank'],
  ['divano fino a 800 euro', 0, 800.01, 'divano'],
])('%s', (text, from, to, rest) => {
  expect(askedPrice(text)).toMatchObject({ from, to, rest });
});

test.each([
  'mueble para tele hasta 55 pulgadas',
  'lavadora menos de 20 kg',
  'bolsa de dormir hasta 5 grados',
  'niños de 3 a 5 años',
  'mesa de 120 a 180 cm',
  'tarjeta de regalo 500 pesos',
  'mesa para más de 6',
  'refrigerador 14 pies',
  'celular 5g de 128 gb',
  'comedor con 150 flores',
  'pantalla con 4k',
  'pantalla con resolución de hasta 4k',
  'celular que grabe video hasta 4k',
  'foco de luz hasta 6500k',
  'Fernseher bis 55 Zoll',
  'Schreibtisch unter 120 cm',
  'tinaco 1100 litros máximo',
  'hidrolavadora más de 2000 psi',
  'milpa',
  'menos de',
  'menos de $0',
  'entre 500 y 500',
  '',
])('%s asks for no price', (text) => {
  expect(askedPrice(text)).toBeNull();
});

test.each([
  ['silla de quinientos pesos', { amount: 500, rest: 'silla' }],
  ['audífonos como de mil quinientos', { amount: 1500, rest: 'audífonos' }],
  ['lentes de unos $800', { amount: 800, rest: 'lentes' }],
  ['colchón de cuatro mil', { amount: 4000, rest: 'colchón' }],
  ['sala de 15000', { amount: 15_000, rest: 'sala' }],
  ['silla $500', { amount: 500, rest: 'silla' }],
  ['celular como de 5k', { amount: 5000, rest: 'celular' }],
  ['celular de 5k pesos', { amount: 5000, rest: 'celular' }],
  ['smart tv de 4k', null],
  ['monitor en 4k', null],
  ['foco de 6500k', null],
  ['foco de 6500 kelvin', null],
  ['proyector de 4000 lúmenes', null],
  ['mouse de 8000 dpi', null],
  ['báscula de 5000 lb', null],
  ['regulador de 3000 va', null],
  ['tinaco de 1100', null],
  ['minisplit de 12000 btu', null],
  ['tarjeta de regalo de mil pesos', null],
  ['silla de menos de 500 pesos', null],
  ['mesa de 120 cm', null],
])('%s costs about %j', (text, about) => {
  expect(priceAbout(text)).toEqual(about);
});

test('a text made to be slow is read at once', () => {
  const texts = [
    'de '.repeat(4000),
    'menos de '.repeat(1200),
    '1'.repeat(10_000),
    '$1,'.repeat(3000),
    'con por de precio '.repeat(600),
    'doscientos y '.repeat(600),
  ];
  const read = () => {
    for (const text of texts) [askedPrice(text.slice(0, 400)), priceAbout(text.slice(0, 400))];
  };
  expect(cpuMs(read)).toBeLessThan(500);
});
