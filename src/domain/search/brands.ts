import { foldText } from './text';

/**
 * Brands that shoppers in Mexico ask for by name, folded: of a shop without one its things are shown, and it is said.
 * None that is a word besides (ninja, puma, carrier), or that the vocabulary takes for a thing (roku).
 */
const BRANDS: ReadonlySet<string> = new Set(
  [
    'oster osterizer nutribullet vitamix cuisinart taurus koblenz philips moulinex tefal vasconia ekco nespresso delonghi krups bialetti',
    'samsung lg sony hisense tcl panasonic jbl bose marshall logitech dell lenovo asus acer iphone ipad macbook xiaomi motorola huawei oppo nokia realme',
    'mabe whirlpool maytag acros daewoo midea haier frigidaire electrolux bosch winia trane hitachi rotoplas calorex cinsa teka',
    'truper dewalt makita pretul milwaukee ryobi urrea hilti craftsman',
    'benotto huffy schwinn italika honda yamaha suzuki bajaj everlast spalding',
    'nike adidas reebok converse vans skechers crocs rayban oakley',
    'ikea dico elektra restonic dormimundo simmons sealy serta therapedic tempur',
    'graco evenflo chicco infanti prinsel lego mattel hasbro barbie',
    'yamaha fender gibson casio steinway coleman igloo',
  ].flatMap((line) => line.split(' ')),
);

/** Words that are no brand in a language: dell ingresso. */
const NO_BRANDS: Readonly<Record<string, ReadonlySet<string>>> = { it: new Set(['dell']) };

/** Before it stands what somebody has: of it an accessory is wanted, para mi iphone, para laptop dell. */
const FOR_ONES_OWN = /(?<!\p{L})(?:para|pa|de mis?|compatibles? con)\s+(?:\p{L}+\s+){0,2}$/u;

/**
 * The brands that a text asks for, as they were typed, each once: none of what a thing is for, nor an article as that of
 * dell'ingresso. `locale` is that of the store view.
 */
export const brandsIn = (text: string, locale: string): string[] => {
  const whole = text.normalize('NFC');
  const found = [...whole.matchAll(/[\p{L}\p{N}]+/gu)].filter(({ 0: word, index }) => {
    const folded = foldText(word);
    return (
      BRANDS.has(folded) &&
      !NO_BRANDS[locale.slice(0, 2)]?.has(folded) &&
      !/^['’´`]\p{L}/u.test(whole.slice(index + word.length)) &&
      !FOR_ONES_OWN.test(foldText(whole.slice(0, index)))
    );
  });
  return [...new Set(found.map(([word]) => word))];
};

/** A text without these words of it. */
export const withoutWords = (text: string, words: readonly string[]): string =>
  text
    .normalize('NFC')
    .replace(/[\p{L}\p{N}]+/gu, (word) => (words.includes(word) ? '' : word))
    .replace(/\s+/g, ' ')
    .trim();
