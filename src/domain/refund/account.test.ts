import { expect, test } from 'vitest';
import { BANKS } from '../payment/banks';
import { bankOfClabe, clabeDigits, isClabe } from '../payment/clabe';
import { isSameHolder } from './account';
import { MOST_ASKS, nextAsk } from './asks';

test.each([
  ['032180000118359719', true],
  ['646180110400000007', true],
  ['012180004643051249', true],
  ['072910007380090615', true],
  ['646180157036325832', false],
  ['000000000000000000', false],
  ['01218000464305124', false],
  ['0121800046430512490', false],
])('a CLABE %s is one: %s', (clabe, isOne) => {
  expect(isClabe(clabe)).toBe(isOne);
});

test('a CLABE that was pasted with blanks and dashes is the same; its bank has a name', () => {
  expect(clabeDigits('012-180 00464305124 9')).toBe('012180004643051249');
  expect([BANKS[bankOfClabe('012180004643051249')], BANKS[bankOfClabe('646180110400000007')]]).toEqual([
    'BBVA México',
    'Sistema de Transferencias y Pagos STP',
  ]);
});

test.each([
  ['MARIA JOSE PECH CANUL', 'María José Pech', true],
  ['Pech Canul María', 'María José Pech', true],
  ['María López', 'María José Pech', false],
  ['José de la O', 'José de la O', true],
  ['Jose', 'José', true],
  ['', 'María Pech', false],
  ['Muebles del Sur SA de CV', 'Muebles del Sur', true],
  ['Autos SA de CV', 'Muebles del Sur SA de CV', false],
  ['COPPEL', 'Coppel, S.A.P.I. de C.V.', true],
  ['Coppel S de RL de CV', 'Coppel SA de CV', true],
  ['Enrique Coppel', 'Coppel SA de CV', false],
  ['SA de CV', 'Coppel SA de CV', false],
  ['José López', 'José', false],
])('the account of %s is of %s: %s', (holder, buyer, isSame) => {
  expect(isSameHolder(holder, buyer)).toBe(isSame);
});

test('somebody is asked again after three days and ten days after the first time, and no more', () => {
  const day = 24 * 60 * 60 * 1000;
  expect([nextAsk(1, 0), nextAsk(2, 3 * day), nextAsk(MOST_ASKS, 10 * day)]).toEqual([3 * day, 10 * day, null]);
});
