import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../../tests/cpu-ms';
import type { AttributeDocument } from '../catalogue/document';
import { attribute } from '../catalogue/documents.fixture';
import { meantBy } from './meant';

const filter = (
  code: string,
  label: string,
  options: Record<string, string>,
  more: Partial<AttributeDocument> = {},
): AttributeDocument =>
  attribute(code, {
    default_frontend_label: label,
    options: Object.entries(options).map(([value, one], index) => ({ value, label: one, sort_order: index })),
    ...more,
  });

const ATTRIBUTES = new Map(
  [
    filter('color', 'Color', {
      49: 'Azul',
      50: 'Rojo',
      51: 'Verde',
      52: 'Gris',
      53: 'Café',
      54: 'Nogal',
      55: 'Negro',
      56: 'Blanco',
    }),
    filter('size', 'Tamaño', { 1: 'Matrimonial', 2: 'King size', 3: '25', 4: '2 plazas', 5: 'Grande' }),
    filter('pulgadas', 'Pulgadas', { 43: '43', 55: '55' }),
    filter('capacidad_carga', 'Carga', { 20: '20 kg' }),
    filter('rodada', 'Rodada', { 26: '26' }),
    filter('material', 'Material', { 9: 'Madera' }),
    filter('oculto', 'Oculto', { 1: '99 kg' }, { is_filterable: false }),
  ].map((one) => [one.attribute_code, one]),
);

const meant = (text: string) => {
  const { text: words, values, price } = meantBy(text, ATTRIBUTES, 'es-MX');
  return [words, { ...values, ...price }];
};

describe('filters in words', () => {
  test('a label that has two sides is none of one', () => {
    const sides = new Map([['medida', filter('medida', 'Medida', { 1: '120x60', 2: '120 cm' })]]);
    expect(meantBy('mesa de 120 cm', sides, 'es-MX').values).toEqual({ medida: ['2'] });
  });

  test('plates are not silver', () => {
    const silver = new Map([['color', filter('color', 'Color', { 57: 'Plata' })]]);
    expect(meantBy('mueble para platos', silver, 'es-MX').values).toEqual({});
    expect(meantBy('jarra plateada', silver, 'es-MX').values).toEqual({ color: ['57'] });
  });

  test.each([
    ['sillón rojo', 'sillon', { color: ['50'] }],
    ['sillas rojas', 'sillas', { color: ['50'] }],
    ['sofá color gris', 'sofa', { color: ['52'] }],
    ['sofás grises', 'sofas', { color: ['52'] }],
    ['silla azul o verde', 'silla o', { color: ['49', '51'] }],
    ['lavadora blanca', 'lavadora', { color: ['56'] }],
    ['sillón marrón', 'sillon', { color: ['53'] }],
    ['sillón celeste', 'sillon', { color: ['49'] }],
    ['silla de quinientos pesos', 'silla', {}],
    ['sillón rojo menos de 8000', 'sillon', { color: ['50'], price: ['0-8000'] }],
    ['Colchón Matrimonial', 'colchon', { size: ['1'] }],
    ['cama king', 'cama', { size: ['2'] }],
    ['zapatos talla 25', 'zapatos', { size: ['3'] }],
    ['zapatos de hombre 25', 'zapatos de hombre', { size: ['3'] }],
    ['sofa dos plazas', 'sofa', { size: ['4'] }],
    ['tele de 55 pulgadas', 'tele de', { pulgadas: ['55'] }],
    ['tele 55"', 'tele', { pulgadas: ['55'] }],
    ['lavadora 20kg', 'lavadora', { capacidad_carga: ['20'] }],
    ['lavadora de 20 kilos', 'lavadora de', { capacidad_carga: ['20'] }],
    ['bici rodada 26', 'bici', { rodada: ['26'] }],
    ['bici r26', 'bici', { rodada: ['26'] }],
    ['colchón entre 2000 y 4000', 'colchón', { price: ['2000-4000.01'] }],
  ])('%s', (text, words, filters) => {
    expect(meant(text)).toEqual([words, filters]);
  });

  test.each([
    'rojo',
    'menos de $500',
    'rojo menos de 500',
    'mesa de café',
    'mesa de nogal',
    'mesa 25',
    'lavadora 99 kg',
    'tele 55',
    'mesa de madera',
    'sillón que no sea rojo',
    'constructor',
    '__proto__ de',
    '',
    '   ',
    '🛋️',
  ])('%s stays as it is', (text) => {
    expect(meant(text)).toEqual([text, {}]);
  });

  test('a text without end is read at once', () => {
    const texts = [
      'rojo '.repeat(3000),
      'a'.repeat(10_000),
      '55" '.repeat(3000),
      'entre 1 y '.repeat(1000),
      '((((.*)+)+)+'.repeat(900),
    ];
    const read = () => {
      for (const text of texts) meant(text);
    };
    expect(cpuMs(read)).toBeLessThan(500);
  });
});
