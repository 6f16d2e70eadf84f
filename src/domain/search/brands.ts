import { foldText } from './text';

/** Brands that shoppers in Mexico ask for by name, folded: of a shop without one its things are shown, and it is said. */
const BRANDS: ReadonlySet<string> = new Set(
  [
    'oster osterizer nutribullet vitamix ninja cuisinart kitchenaid taurus koblenz philips moulinex tefal vasconia ekco nespresso delonghi krups bialetti',
    'samsung lg sony hisense tcl panasonic roku jbl bose marshall logitech dell lenovo asus acer iphone ipad macbook xiaomi motorola huawei oppo nokia realme',
    'mabe whirlpool maytag acros daewoo midea haier frigidaire electrolux bosch winia mirage carrier trane hitachi rotoplas calorex cinsa teka',
    'truper dewalt makita pretul stanley milwaukee ryobi urrea hilti craftsman',
    'benotto mercurio huffy schwinn italika honda yamaha suzuki bajaj everlast wilson spalding',
    'nike adidas puma reebok converse vans skechers crocs rayban oakley',
    'ikea dico elektra restonic dormimundo simmons sealy serta therapedic tempur',
    'graco evenflo chicco infanti prinsel lego mattel hasbro barbie',
    'yamaha fender gibson casio steinway coleman igloo',
  ].flatMap((line) => line.split(' ')),
);

/** The brands that a text names, as they were typed, each once. */
export const brandsIn = (text: string): string[] => [
  ...new Set((text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => BRANDS.has(foldText(word)))),
];

/** A text without these words of it. */
export const withoutWords = (text: string, words: readonly string[]): string =>
  text
    .normalize('NFC')
    .replace(/[\p{L}\p{N}]+/gu, (word) => (words.includes(word) ? '' : word))
    .replace(/\s+/g, ' ')
    .trim();
