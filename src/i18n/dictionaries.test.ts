import { expect, test } from 'vitest';
import { dictionaries, LOCALES } from './dictionaries';

const AREAS = Object.keys(dictionaries('es-MX'));

test('a key stands in one area', () => {
  const keys = Object.values(dictionaries('es-MX')).flatMap(Object.keys);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test.each(AREAS)('%s names the same parameters in every locale', (area) => {
  const parametersOf = (entry: unknown) => [...new Set(JSON.stringify(entry).match(/\{\w+\}/g) ?? [])].sort();
  const [source, ...others] = LOCALES.map((locale) =>
    Object.entries(dictionaries(locale)[area] ?? {})
      .map(([key, entry]) => [key, parametersOf(entry)] as const)
      .sort(),
  );
  for (const other of others) expect(other).toEqual(source);
});

/** What a shop that sells something else would not say: the catalogue alone tells what is sold. */
const OF_ONE_TRADE =
  /\b(?:salas?|sof[aá]s?|muebles?|colchon(?:es)?|wohnzimmer|möbeln?|sofas?|matratzen?|salott[oi]|mobili|divan[oi]|materass[oi])\b/iu;

test.each(LOCALES)(
  'no text of %s, the search field and the foot among them, speaks of what one shop sells',
  (locale) => {
    const texts = Object.values(dictionaries(locale)).flatMap((area) =>
      Object.values(area).map((entry) => JSON.stringify(entry)),
    );
    expect(texts.filter((text) => OF_ONE_TRADE.test(text))).toEqual([]);
  },
);

test('German says du to shoppers and to those at the desk', () => {
  const texts = Object.values(dictionaries('de')).flatMap((area) =>
    Object.values(area).map((entry) => JSON.stringify(entry)),
  );
  expect(texts.filter((text) => /\b(?:Ihr(?:e[mnrs]?)?|Ihnen)\b|\p{L}en Sie\b/u.test(text))).toEqual([]);
});
