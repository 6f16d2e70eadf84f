import { expect, test } from 'vitest';
import { TALK as GERMAN } from '../de/talk';
import { TALK as ITALIAN } from '../it/talk';
import { galleryOf } from '../kit/gallery';
import { RECOLOURED } from './recoloured';
import { ALIKE_ON_BOTH_SIDES, RENDERED, SHOWN_SIZES } from './sides';
import { faceOf, isMirrored, isScale, sidesOf, viewOf, wholeOf, wordsOf } from './views';

test('the name of a view says whose it is and from where', () => {
  expect([wholeOf('silla-windsor-frente'), viewOf('silla-windsor-frente')]).toEqual(['silla-windsor', 'frente']);
  expect([wholeOf('silla-tulipan-verde'), viewOf('silla-tulipan-verde')]).toEqual(['silla-tulipan-verde', undefined]);
});

test('sides are named of given pictures only: a recoloured one has those of its source', () => {
  const made = new Set(RECOLOURED.map(([name]) => name));
  expect([...Object.keys(RENDERED), ...ALIKE_ON_BOTH_SIDES].filter((name) => made.has(name) || viewOf(name))).toEqual(
    [],
  );
  expect(sidesOf('love-seat-azul')).toEqual(sidesOf('love-seat-coral').map((name) => name.replace('coral', 'azul')));
});

test('a thing shows another face for each position, never a detail, and begins again', () => {
  expect(RENDERED['lavadora-carga-frontal']).toContain('detalle');
  const faces = Array.from({ length: 12 }, (_, position) => faceOf('lavadora-carga-frontal', position));
  const once = new Set(faces).size;
  expect(once).toBeGreaterThan(2);
  expect(faces.slice(0, once)).toEqual([...new Set(faces)]);
  expect(faces[once]).toBe('lavadora-carga-frontal');
  expect(faces).not.toContain('lavadora-carga-frontal-detalle');
  expect(faceOf('tarjeta-de-regalo', 3)).toBe('tarjeta-de-regalo');
});

test('a mirror stands in for the other side only of what is alike on both and was not rendered from there', () => {
  expect(isMirrored('silla-windsor-derecha')).toBe(true);
  expect(isMirrored('refrigerador-duplex-derecha')).toBe(false);
  expect(isMirrored('motoneta-azul')).toBe(false);
});

test('what shows how large a thing is comes last of its sides, behind a mirror where angles are few', () => {
  expect(sidesOf('silla-banquete')).toEqual([
    'silla-banquete',
    'silla-banquete-frente',
    'silla-banquete-derecha',
    'silla-banquete-persona',
  ]);
  expect(isScale('silla-banquete-persona')).toBe(true);
  expect(isScale('silla-banquete-frente')).toBe(false);
});

test('what is sold in several sizes says which of them stands beside the scale, in every language', () => {
  const beside = 'junto a la silueta de una persona de 1.65 m';
  expect(wordsOf('bicicleta-bmx-roja-persona')).toEqual(['de rodada 20', beside]);
  expect(wordsOf('bicicleta-bmx-roja-perfil')).toEqual(['de perfil']);
  expect(galleryOf(['bicicleta-bmx'], 'Bicicleta').at(-1)?.lab).toBe(`de rodada 20, ${beside}`);
  const untold = Object.values(SHOWN_SIZES).filter(
    (size) => ![GERMAN, ITALIAN].every(({ language }) => language.labels[size]),
  );
  expect(untold).toEqual([]);
});

test('a set whose picture tells no size ends with that of its first piece that can, and says so', () => {
  const shown = galleryOf(['conjunto-cafe', 'tarjeta-de-regalo', 'silla-vienesa'], 'Rincón', 1);
  expect(shown.at(-1)).toMatchObject({
    image: '/silla-vienesa-persona.webp',
    lab: 'una de las piezas, junto a la silueta de una persona de 1.65 m',
  });
  expect(shown.filter(({ image }) => isScale(image.slice(1, -'.webp'.length)))).toHaveLength(1);
  expect(galleryOf(['silla-vienesa', 'conjunto-cafe'], 'Silla', 1).map(({ lab }) => lab)).not.toContain(
    expect.stringContaining('una de las piezas'),
  );
});

test('a gallery shows every side of the first picture and some of the others, each once and in words', () => {
  const shown = galleryOf(['celular-azul', 'celular-negro', 'celular-azul'], 'Celular Lumbre', 2);
  const sides = sidesOf('celular-azul');
  expect(shown.map(({ image }) => image)).toEqual(
    [...sides, 'celular-negro', sidesOf('celular-negro')[1]].map((name) => `/${name}.webp`),
  );
  expect(shown[0]?.lab).toBe('Celular Lumbre');
  expect(new Set(shown.slice(1, sides.length).map(({ lab }) => lab))).not.toContain('Celular Lumbre');
  expect(galleryOf(['tarjeta-de-regalo'], 'Tarjeta', 1)).toHaveLength(1);
});
