import { expect, test } from 'vitest';
import { attribute, child, configurable, context, product } from '../documents.fixture';
import { cardOf } from './card';
import { chosenVariant, optionsLeft, variantCard } from './variant-card';

const negro = child('SILLA-N', { color: '49', size: '167', price: 100 });
const azul = child('SILLA-A', {
  color: '50',
  size: '168',
  price: 200,
  image: '/azul.jpg',
  price_twelve: 300,
  stock: { is_in_stock: false, qty: 0 },
});
const gris = child('SILLA-G', { color: '49', size: '168', price: 150 });
const doc = configurable([negro, azul, gris], { image: '/silla.jpg' });

test('a card of one variant has its sku, price, picture, stock and credit', () => {
  expect(cardOf(doc, context())).toMatchObject({
    sku: 'SILLA-RO',
    from: true,
    image: '/silla.jpg',
    credit: null,
    price: { gross: 116_00 },
  });
  expect(variantCard(doc, 'SILLA-A', context())).toEqual({
    ...cardOf(doc, context()),
    sku: 'SILLA-A',
    from: false,
    image: '/azul.jpg',
    price: expect.objectContaining({ gross: 232_00 }),
    availability: 'out_of_stock',
    credit: { months: 12, instalment: 25_00 },
  });
  expect(variantCard({ ...doc, price_twelve: 240, price_eighteen: 360 }, 'SILLA-N', context()).credit).toEqual({
    months: 18,
    instalment: 20_00,
  });
});

test('a variant without a picture shows the product’s; one that is not sold leaves the product’s own card', () => {
  expect(variantCard(doc, 'SILLA-N', context())).toMatchObject({
    sku: 'SILLA-N',
    image: '/silla.jpg',
    availability: 'in_stock',
  });
  expect(variantCard({ ...doc, image: null }, 'SILLA-N', context()).image).toBe('/azul.jpg');
  expect(variantCard(doc, 'SILLA-X', context())).toEqual(cardOf(doc, context()));
  expect(variantCard(product(), 'SILLA-A', context())).toEqual(cardOf(product(), context()));
});

test('a card of a colour leaves the size to choose where it has to fit, and one of a size does not', () => {
  const ctx = context({ attributes: new Map([['size', attribute('size', { is_fit: true })]]) });
  const cardUnder = (filters: Record<string, string[]>, found: string | null = null) =>
    variantCard(doc, 'SILLA-N', ctx, optionsLeft(doc, 'SILLA-N', filters, found));
  expect(cardUnder({ color: ['49'] })).toMatchObject({ sku: 'SILLA-N', open: '2', from: true });
  expect(cardUnder({ size: ['167', '168'] }).open).toBe('2');
  for (const whole of [
    cardUnder({ color: ['49'], size: ['167'] }),
    cardUnder({ size: ['167'] }),
    cardUnder({ color: ['49'] }, 'SILLA-N'),
  ]) {
    expect(whole.from).toBe(false);
    expect(whole).not.toHaveProperty('open');
  }
  expect(optionsLeft(doc, 'SILLA-X', { color: ['49'] })).toEqual([]);
  expect(variantCard(doc, 'SILLA-N', context(), optionsLeft(doc, 'SILLA-N', { color: ['49'] }))).not.toHaveProperty(
    'open',
  );
});

test('filters choose the variant that has most of what was chosen, what is in stock first', () => {
  expect(chosenVariant(doc, { color: ['50'] })).toBe('SILLA-A');
  expect(chosenVariant(doc, { color: ['49'] })).toBe('SILLA-N');
  expect(chosenVariant(doc, { color: ['49'], size: ['168'] })).toBe('SILLA-G');
  expect(chosenVariant(doc, { size: ['168'] })).toBe('SILLA-G');
  expect(chosenVariant(doc, { color: ['49', '50'], size: ['167'] })).toBe('SILLA-N');
});

test('filters that its variants do not differ in choose none', () => {
  expect(chosenVariant(doc, { material: ['201'], price: ['0-50'] })).toBeNull();
  expect(chosenVariant(doc, { color: ['99'] })).toBeNull();
  expect(chosenVariant(doc, {})).toBeNull();
  expect(chosenVariant(product(), { color: ['50'] })).toBeNull();
  expect(chosenVariant(configurable([{ ...azul, status: 2 }]), { color: ['50'] })).toBeNull();
});
