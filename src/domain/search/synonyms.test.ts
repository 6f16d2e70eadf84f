import { expect, test } from 'vitest';
import { synonymsFrom, writtenSynonyms } from './content-blocks';

const NONE = new Map<string, string[]>();
const USUAL = {
  same: synonymsFrom([
    ['refri', ['refrigerador']],
    ['tele', ['pantalla', 'tv']],
  ]),
  similar: synonymsFrom([['frigobar', ['refrigerador']]]),
  purposes: synonymsFrom([['acampar', ['casa de campaña']]]),
};
const same = (content: string) => [...writtenSynonyms(content, USUAL).same];

test('a block of a store view says its synonyms, one rule a line, above the usual ones', () => {
  expect(same('<p>Tele = Televisión</p>\n<p>mesa de noche=buró , mesita</p>')).toEqual([
    ['refri', ['refrigerador']],
    ['tele', ['television']],
    ['mesa de noche', ['buro', 'mesita']],
  ]);
});

test('a rule with nothing behind the sign takes a usual one away; a word is no synonym of itself', () => {
  expect(same('<p>refri =</p><p>tele = Tele</p><p>nuevo = ,,</p>')).toEqual([]);
});

test('what is no rule is left out, and there is a bound to what a search has to look for', () => {
  expect(writtenSynonyms('<p>Sinónimos</p><p>= nada</p><p>a = b = c</p><p></p>', USUAL)).toEqual(USUAL);
  const many = Array.from(
    { length: 3000 },
    (_, index) => `palabra${index} = ${Array.from({ length: 30 }, (_, other) => `otra${other}`).join(',')}`,
  );
  const bounded = writtenSynonyms(many.join('\n'), { same: NONE, similar: NONE, purposes: NONE });
  expect(bounded.same.size).toBe(2000);
  expect(bounded.same.get('palabra0')).toHaveLength(10);
});

test('what serves where there is none of a thing has a sign of its own, and replaces what was the same', () => {
  const { same: others, similar } = writtenSynonyms('<p>tele ~ proyector</p><p>frigobar = nevera</p>', USUAL);
  expect([...others.keys()]).toEqual(['refri', 'frigobar']);
  expect([...similar]).toEqual([['tele', ['proyector']]]);
  expect(writtenSynonyms('', USUAL)).toEqual(USUAL);
});

test('what serves a purpose is said with a colon, above what is usual', () => {
  const { purposes } = writtenSynonyms('<p>Acampar : hamaca</p><p>asado : asador, parrilla</p>', USUAL);
  expect([...purposes]).toEqual([
    ['acampar', ['hamaca']],
    ['asado', ['asador', 'parrilla']],
  ]);
});

test('what is not sold, also what nothing is near to, stays so but for what the block has a rule for', () => {
  const usual = {
    ...USUAL,
    unsold: new Map([
      ['vajilla', ['jarra']],
      ['perfume', []],
      ['toalla', ['cesto']],
    ]),
  };
  const { unsold } = writtenSynonyms('<p>vajilla = platos</p><p>toalla ~</p>', usual);
  expect([...(unsold ?? [])]).toEqual([['perfume', []]]);
});

test('a rule of any sign, for one or for several of a thing, says that what stands in its place is known', () => {
  const usual = {
    ...USUAL,
    unsold: new Map(['cortina', 'cortina de bano', 'vajilla', 'tapete', 'perfume'].map((term) => [term, []])),
  };
  const block =
    '<p>cortinas = persiana</p><p>cortinas de baño ~ cancel</p><p>vajilla : jarra</p><p>tapetes : estera</p>';
  expect([...(writtenSynonyms(block, usual).unsold?.keys() ?? [])]).toEqual(['perfume']);
});
