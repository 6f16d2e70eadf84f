import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { backByForm } from './form-shares';

const form = (came: number, back = 0) => ({ came: toCentavos(came), back: toCentavos(back) });
const backOf = (card: ReturnType<typeof form>, hand: ReturnType<typeof form>, full: number, charged: number) =>
  Object.values(backByForm({ card, hand }, { full: toCentavos(full), charged: toCentavos(charged) }));

test('each form gets back its share of what does not stay, and what is left is shared the same after one of them was paid', () => {
  expect(backOf(form(700), form(300), 1000, 500)).toEqual([350, 150]);
  expect(backOf(form(700, 350), form(300), 1000, 500)).toEqual([0, 150]);
  expect(backOf(form(700, 350), form(300, 150), 1000, 0)).toEqual([350, 150]);
});

test('a centavo that cannot be shared goes by the largest remainder', () => {
  expect(backOf(form(667), form(333), 1000, 999)).toEqual([1, 0]);
  expect(backOf(form(667), form(333), 1000, 998)).toEqual([1, 1]);
});

test('what came on top of the price goes back by the form that brought it', () => {
  expect(backOf(form(1000), form(300), 1000, 1000)).toEqual([0, 300]);
  expect(backOf(form(1000), form(300), 1000, 500)).toEqual([500, 300]);
  expect(backOf(form(0), form(1500), 1000, 1000)).toEqual([0, 500]);
});

test('what went into the wallet by choice is gone from each form by its share, and of the rest each gets back its own', () => {
  const forms = { card: form(700), hand: form(300) };
  const costs = { full: toCentavos(1000), inWallet: toCentavos(500) };
  expect(backByForm(forms, { ...costs, charged: toCentavos(500) })).toEqual({ card: 0, hand: 0 });
  expect(backByForm(forms, { ...costs, charged: toCentavos(0) })).toEqual({ card: 350, hand: 150 });
});

test('no more goes back than is owed where one form gave what another was to give', () => {
  expect(backOf(form(1000), form(0, 400), 1000, 0)).toEqual([600, 0]);
  expect(backOf(form(0), form(0), 1000, 0)).toEqual([0, 0]);
});
