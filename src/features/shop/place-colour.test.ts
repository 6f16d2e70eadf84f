import { expect, test } from 'vitest';
import { placeColour } from './place-colour';

test('a picture nobody knows has no colour, whatever it is called', () => {
  expect(placeColour('/laptop-plata.webp')).toMatch(/^#[0-9a-f]{3}$/);
  for (const path of ['/no-such.webp', '__proto__', '/constructor.webp', '', null])
    expect(placeColour(path)).toBeNull();
});

test('a view without a colour of its own has that of the whole thing', () => {
  expect(placeColour('/ajedrez-derecha.webp')).toBe(placeColour('/ajedrez.webp'));
});
