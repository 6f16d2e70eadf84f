import { expect, test } from 'vitest';
import { readHome } from './home';

const read = (typed: Record<string, string>) => readHome((name) => typed[name] ?? '');
const DOOR = { 'puerta-ancho': '83', 'puerta-alto': '205,5' };

test('a door is enough; a lift and a place are told whole or not at all', () => {
  const door = { width: 830, height: 2055 };
  expect(read(DOOR)).toEqual({ home: { door, lift: null, place: null } });
  expect(
    read({
      ...DOOR,
      'elevador-ancho': ' 80 ',
      'elevador-alto': '200',
      'elevador-fondo': '140',
      'lugar-ancho': '300',
      'lugar-fondo': '250.5',
      'lugar-alto': '240',
    }),
  ).toEqual({
    home: {
      door,
      lift: { door: { width: 800, height: 2000 }, depth: 1400 },
      place: { width: 3000, depth: 2505, height: 2400 },
    },
  });
  expect(read({ ...DOOR, 'elevador-alto': '200' })).toEqual({
    home: null,
    problems: { 'elevador-ancho': 'missing', 'elevador-fondo': 'missing' },
  });
});

test('what nobody can have measured is said by its field', () => {
  expect(read({})).toEqual({ home: null, problems: { 'puerta-ancho': 'missing', 'puerta-alto': 'missing' } });
  for (const width of ['0.8', '800', 'ochenta', '-80', '80.55', '1e2', '29'])
    expect(read({ ...DOOR, 'puerta-ancho': width })).toEqual({ home: null, problems: { 'puerta-ancho': 'senseless' } });
});
