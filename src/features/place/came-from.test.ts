import { expect, test } from 'vitest';
import { answerAddress, cameFrom } from './came-from';

const SHOP = 'https://tienda.mx';
const from = (address: string, referrer = '') => cameFrom('/envio', `${SHOP}${address}`, referrer);

test('the page of the postal code knows where it was opened from, also once it has answered', () => {
  const opened = from('/envio', `${SHOP}/p/MESA/mesa-1?color=rojo`);
  expect(opened).toBe('/p/MESA/mesa-1?color=rojo');
  const answered = answerAddress('/envio', '44100', opened);
  expect(new URL(answered, SHOP).searchParams.get('cp')).toBe('44100');
  expect(from(answered, `${SHOP}/envio`)).toBe('/p/MESA/mesa-1?color=rojo');
});

test('nobody is led to another origin, nor back to the page itself', () => {
  for (const address of [
    '//otra.mx/',
    'https://otra.mx/',
    '/\\otra.mx',
    '/.//otra.mx',
    `${SHOP}//otra.mx/`,
    '/envios/..//otra.mx',
    'javascript:alert(1)',
    'https://[',
    '/envio?cp=1',
  ])
    expect(from(`/envio?${new URLSearchParams({ volver: address })}`)).toBeNull();
  expect(from('/envio', 'https://buscador.mx/?q=tienda')).toBeNull();
  expect(from('/envio', `${SHOP}//otra.mx/`)).toBeNull();
  expect(answerAddress('/envio', '44100', null)).toBe('/envio?cp=44100');
});
