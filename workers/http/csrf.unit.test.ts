import { expect, test } from 'vitest';
import { csrfGate } from './csrf';

const SHOP = new URL('https://tienda.example/f/carrito/agregar');

function gate(kind: 'form' | 'api', headers: Record<string, string>, method = 'POST') {
  const { refused, cookies } = csrfGate(new Request(SHOP, { method, headers }), SHOP, kind);
  return refused ? 'refused' : cookies ? 'with cookies' : 'without cookies';
}

test.each([
  ['form', { 'sec-fetch-site': 'same-origin' }, 'with cookies'],
  ['form', { 'sec-fetch-site': 'same-site' }, 'refused'],
  ['form', { 'sec-fetch-site': 'cross-site' }, 'refused'],
  ['form', { 'sec-fetch-site': 'cross-site', origin: 'https://tienda.example' }, 'refused'],
  ['form', { origin: 'https://tienda.example' }, 'with cookies'],
  ['form', { origin: 'http://tienda.example' }, 'refused'],
  ['form', { origin: 'https://otra.example' }, 'refused'],
  ['form', { origin: 'null' }, 'refused'],
  ['form', {}, 'refused'],
  ['api', { 'sec-fetch-site': 'same-origin' }, 'with cookies'],
  ['api', { 'sec-fetch-site': 'cross-site' }, 'without cookies'],
  ['api', { origin: 'https://otra.example' }, 'without cookies'],
  ['api', {}, 'without cookies'],
] as const)('a %s post with %o goes on: %s', (kind, headers, outcome) => {
  expect(gate(kind, headers)).toBe(outcome);
});

test('reading is never refused, and is anonymous from elsewhere', () => {
  expect(gate('api', {}, 'GET')).toBe('with cookies');
  expect(gate('api', { 'sec-fetch-site': 'cross-site' }, 'GET')).toBe('without cookies');
  expect(gate('form', { 'sec-fetch-site': 'cross-site' }, 'GET')).toBe('without cookies');
});
