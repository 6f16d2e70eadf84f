import { expect, test } from 'vitest';
import { hiddenEmail, hiddenName, hiddenPhone, mayLook } from './look';

test('what is hidden is known again by whoever has it, and tells nobody else', () => {
  expect(hiddenEmail('ana.pech@example.mx')).toBe('a•••@example.mx');
  expect(hiddenEmail('sin-arroba')).toBe('•••');
  expect(hiddenPhone('+52 33 1234 5678')).toBe('••• 5678');
  expect([hiddenName('Ana María', 'Pech'), hiddenName('Ana', '')]).toEqual(['Ana María P.', 'Ana']);
});

test('data is opened for a caller who said two things right, not for one thing said twice', () => {
  expect(mayLook('call', [])).toBe(false);
  expect(mayLook('call', ['name', 'name'])).toBe(false);
  expect(mayLook('complaint', ['name'])).toBe(false);
  expect(mayLook('call', ['name', 'order'])).toBe(true);
  expect(mayLook('order', [])).toBe(true);
});
