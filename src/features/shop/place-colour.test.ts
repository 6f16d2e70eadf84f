import { expect, test } from 'vitest';
import { placeColour } from './place-colour';

test('a picture nobody knows has no colour, whatever it is called', () => {
  expect(placeColour('/laptop-plata.webp')).toMatch(/^#[0-9a-f]{6}$/);
  for (const path of ['/no-such.webp', '__proto__', '/constructor.webp', '', null])
    expect(placeColour(path)).toBeNull();
});
