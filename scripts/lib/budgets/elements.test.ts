import { expect, test } from 'vitest';
import { countElements } from './elements';

test('every element counts, void ones too, those of a card with the card itself, and what styles and scripts say', () => {
  const html = `<html><head><meta charset="utf-8"><style>.ñ{}</style></head><body><p class="card-name">1 &lt; 2</p><ul>
    <li class="card card-2"><img alt=""><h3 data-island="add"><a href="/">Silla</a></h3></li><li class="wide card"></li></ul><script>"<b></b>"</script></body></html>`;
  expect(countElements(html)).toEqual({ all: 13, cards: [4, 1], styleBytes: 5, scriptBytes: 9, islands: ['add'] });
});
