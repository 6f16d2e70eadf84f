/** A colour without gender and number: rojas is roj, azules is azul. */
export const colourStem = (word: string): string =>
  word
    .replace(/(?<=[^aeiou])es$/, '')
    .replace(/s$/, '')
    .replace(/[oa]$/, '');

/** Colours go by other names as well; all by stem. */
const SAME_COLOUR: Record<string, string> = {
  marron: 'cafe',
  platead: 'plat',
  lila: 'morad',
  violet: 'morad',
  anaranjad: 'naranj',
  purpur: 'morad',
  lavand: 'morad',
  guind: 'vin',
  tint: 'vin',
  borgon: 'vin',
  crem: 'beige',
  beis: 'beige',
  hues: 'beige',
  marfil: 'beige',
  aren: 'beige',
  antracit: 'grafit',
  ladrill: 'terracot',
  celeste: 'azul',
  marin: 'azul',
  turques: 'azul',
  oliv: 'verd',
  esmerald: 'verd',
  salmon: 'coral',
  durazn: 'coral',
  fucsi: 'ros',
  rosad: 'ros',
  fiush: 'ros',
};

/** Colours that are shades of another: who wants grey is shown graphite and silver as well. */
export const SHADES: Record<string, readonly string[]> = { gri: ['grafito', 'plata'], cafe: ['chocolate'] };

/** The colour of which a word is another name or a shade, by stem. */
export const otherColour = (word: string): string | undefined => SAME_COLOUR[colourStem(word)] ?? SAME_COLOUR[word];

/** Colours that are near to one another, as they are named: of what is not to be had in one the next will do. */
const FAMILIES: readonly (readonly string[])[] = [
  ['turquesa', 'azul', 'menta', 'verde'],
  ['azul', 'turquesa'],
  ['menta', 'verde', 'turquesa'],
  ['verde', 'menta'],
  ['vino', 'rojo', 'terracota', 'cerezo'],
  ['rojo', 'vino', 'terracota'],
  ['naranja', 'terracota', 'coral'],
  ['coral', 'naranja', 'rosa', 'terracota'],
  ['terracota', 'naranja', 'coral', 'cafe'],
  ['mostaza', 'amarillo'],
  ['amarillo', 'mostaza'],
  ['rosa', 'coral', 'morado'],
  ['morado', 'rosa', 'vino'],
  ['plata', 'gris', 'grafito'],
  ['grafito', 'gris', 'negro'],
  ['gris', 'grafito', 'plata'],
  ['negro', 'grafito'],
  ['cafe', 'chocolate', 'nogal', 'terracota'],
  ['chocolate', 'cafe', 'nogal'],
  ['nogal', 'chocolate', 'cafe', 'encino'],
  ['cerezo', 'nogal', 'cafe'],
  ['natural', 'encino', 'beige'],
  ['encino', 'natural', 'nogal'],
  ['beige', 'blanco', 'natural'],
  ['blanco', 'beige'],
];

const NEAR: ReadonlyMap<string, readonly string[]> = new Map(
  FAMILIES.map(([colour = '', ...near]) => [colourStem(colour), near]),
);

/** Names of the colour that a folded word is another name of: crema is beige; none where it is its own. */
export function sameColours(word: string): readonly string[] {
  const other = otherColour(word);
  return FAMILIES.flatMap(([colour = '']) => (colourStem(colour) === other ? [colour] : []));
}

/** Names of the colours nearest to the one that a folded word says; none of others. */
export const coloursNear = (word: string): readonly string[] =>
  NEAR.get(colourStem(word)) ?? NEAR.get(otherColour(word) ?? '') ?? [];
