import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import { runInContext } from '../../commerce/request-context';
import { testContext } from '../../features/shop/request-context.fixture';
import { HomeFitPage } from './home-fit';

const shown = (query: Record<string, string> = {}): string =>
  runInContext(testContext({}, { path: '/cabe-en-tu-casa', query: new URLSearchParams(query) }), () =>
    drawn(renderToStaticMarkup(<HomeFitPage />)),
  );

const DOOR = { 'puerta-ancho': '83', 'puerta-alto': '205' };
const SOFA = { mide: '2050x840x720' };

test('asked with a door and a thing it says whether it goes in; without one of them it only asks', () => {
  expect(shown({ ...DOOR, ...SOFA })).toContain('Tu puerta de 83 × 205 cm: pasa si la pieza se recuesta');
  expect(shown({ ...DOOR, mide: '2050x840x825' })).toMatch(/recuesta sobre [^<{]*, pero justo: quedan menos de 2 cm</);
  expect(shown({ ...DOOR, mide: '1100x1200x900', partes: '200x600x1200' })).toContain(
    ': solo en las partes en que llega',
  );
  expect(shown({ ...DOOR, mide: '1100x1200x900' })).toContain('Tu puerta de 83 × 205 cm: no pasa');
  for (const query of [{}, DOOR, SOFA, { ...DOOR, mide: '0x1x1' }, { ...DOOR, mide: 'algo' }])
    expect(shown(query)).not.toContain('Tu puerta de 83');
});

test('what is wrong is said beside its field, and what was typed stays', () => {
  const html = shown({ 'puerta-ancho': '8', 'elevador-alto': '200' });
  expect(html).toContain('En centímetros, de 30 a 400.');
  expect(html.match(/Falta esta medida\.<\/p>/g)).toHaveLength(3);
  expect(html).toContain('value="200"');
  expect(shown()).not.toContain('Falta esta medida.</p>');
});

test('it leads back to the page it was opened from, and of a list to what goes through the door', () => {
  const back = (volver: string) => shown({ ...DOOR, volver });
  expect(back('/c/salas-10?color=50&desde=50')).toContain('href="/c/salas-10?color=50&amp;mi-puerta=83x205"');
  expect(back('/p/SOFA/sofa-1')).toContain('href="/p/SOFA/sofa-1"');
  expect(back('/p/SOFA/sofa-1')).not.toContain('mi-puerta');
  for (const volver of ['//tienda.evil/', '/\t/tienda.evil/', 'https://tienda.evil'])
    expect(back(volver)).not.toContain('tienda.evil');
});
