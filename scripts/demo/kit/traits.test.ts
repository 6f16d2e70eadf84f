import { expect, test } from 'vitest';
import type { AttributeDocument, ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { DEMO } from '../index.ts';
import { figureSaid, said, type Tongue, TRAITS } from './traits.ts';

const entity = <T>(storeCode: string, name: string): T[] =>
  (DEMO.find((store) => store.storeCode === storeCode)?.entities.find(([entityName]) => entityName === name)?.[1] ??
    []) as T[];
const STORES: [string, Tongue][] = [
  ['viu', 'es'],
  ['muebles_america', 'es'],
  ['mavi', 'es'],
  ['de', 'de'],
  ['it', 'it'],
];

test.each([
  ['Sofá Brazo Redondo 2 Plazas', 'plazas', '2'],
  ['Love Seat Coral de Dos Plazas', 'plazas', '2'],
  ['Estufa de Seis Quemadores Milpa 40 Pulgadas', 'quemadores', '6'],
  ['Estufa de Seis Quemadores Milpa 40 Pulgadas', 'pulgadas', '40'],
  ['Refrigerador Dúplex 22 Pies', 'pies', '22'],
  ['Lavadora de Carga Frontal 12 kg', 'kilos', '12'],
  ['Bicicleta de Montaña Rodada 27.5', 'rodada', '27.5'],
  ['Comedor Redondo 4 Sillas', 'lugares', '4'],
  ['Ropero de Madera 2 Puertas', 'puertas', '2'],
  ['Licuadora 1200 W', 'watts', '1200'],
])('%s says its %s: %s', (name, code, figure) => {
  const trait = TRAITS.find((one) => one.code === code);
  expect(trait && said(trait, name, 'es')).toBe(figure);
});

test('a name without figures says nothing', () => {
  for (const trait of TRAITS)
    for (const name of ['Sofá Lineal Nórdico', 'Mesa con Cajón', 'Casco Wayra'])
      expect(said(trait, name, 'es')).toBeNull();
});

test.each(STORES)(
  'in %s names and attributes say the same, in words of its language, and every value is one that can be filtered by',
  (storeCode, tongue) => {
    const attributes = new Map(
      entity<AttributeDocument>(storeCode, 'attribute').map((attribute) => [attribute.attribute_code, attribute]),
    );
    const products = entity<ProductDocument>(storeCode, 'product');
    const used = new Set<string>();
    for (const product of products)
      for (const trait of TRAITS) {
        const figure = figureSaid(trait, product, tongue);
        const value = product[trait.code];
        if (figure === null && value === undefined) continue;
        used.add(trait.code);
        expect([product.sku, value], trait.code).toEqual([product.sku, figure]);
        expect(attributes.get(trait.code)?.options.find((option) => option.value === figure)?.label).toContain(figure);
      }
    expect(used.size).toBeGreaterThan(storeCode === 'de' || storeCode === 'it' ? 0 : 7);
  },
);
