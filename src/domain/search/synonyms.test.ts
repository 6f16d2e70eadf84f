import { expect, test } from 'vitest';
import { synonymsFrom, writtenSynonyms } from './content-blocks';

const USUAL = synonymsFrom([
  ['refri', ['refrigerador']],
  ['tele', ['pantalla', 'tv']],
]);

test('a block of a store view says its synonyms, one rule a line, above the usual ones', () => {
  expect([...writtenSynonyms('<p>Tele = Televisión</p>\n<p>mesa de noche=buró , mesita</p>', USUAL)]).toEqual([
    ['refri', ['refrigerador']],
    ['tele', ['television']],
    ['mesa de noche', ['buro', 'mesita']],
  ]);
});

test('a rule with nothing behind the sign takes a usual one away; a word is no synonym of itself', () => {
  expect([...writtenSynonyms('<p>refri =</p><p>tele = Tele</p><p>nuevo = ,,</p>', USUAL)]).toEqual([]);
});

test('what is no rule is left out, and there is a bound to what a search has to look for', () => {
  expect(writtenSynonyms('<p>Sinónimos</p><p>= nada</p><p>a = b = c</p><p></p>', USUAL)).toEqual(USUAL);
  const many = Array.from(
    { length: 3000 },
    (_, index) => `palabra${index} = ${Array.from({ length: 30 }, (_, other) => `otra${other}`).join(',')}`,
  );
  const bounded = writtenSynonyms(many.join('\n'), new Map());
  expect(bounded.size).toBe(2000);
  expect(bounded.get('palabra0')).toHaveLength(10);
});
