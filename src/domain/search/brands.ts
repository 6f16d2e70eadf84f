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
    'fender gibson casio steinway coleman igloo',
  ].flatMap((line) => line.split(' ')),
);

/** Words that are no brand in a language: dell ingresso. */
const NO_BRANDS: Readonly<Record<string, ReadonlySet<string>>> = { it: new Set(['dell']) };

/** Things that are called after their brand when an accessory for them is wanted: para laptop dell, and no para oficina ikea. */
const OWNED =
  '(?:laptop|compu|computadora|celular|telefono|tablet|tableta|reloj|consola|impresora|camara|bocina|audifono|pantalla|tele|television|televisor|licuadora|cafetera|estufa|horno|refri|refrigerador|lavadora|secadora|minisplit|aspiradora|batidora|taladro|tinaco|boiler|moto|motoneta|motocicleta|bici|bicicleta|carreola|piano|teclado|guitarra)(?:e?s)?';

/** Before it stands what somebody has: of it an accessory is wanted, para mi iphone, para laptop dell. */
const FOR_ONES_OWN = new RegExp(
  `(?<!\\p{L})(?:para|pa|de mis?|compatibles? con)\\s+(?:(?:mis?|tus?|sus?|el|la|los|las|una?)\\s+)?(?:${OWNED}\\s+)?(?:de\\s+|marca\\s+)?$`,
  'u',
);

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

/** Joins a word to what stands before it: licuadora de oster, samsung o lg. */
const JOINING = /^(?:de|del|marcas?|con|la|el|una?|y|e|o|u|von|mit|und|oder|di|della|ed)$/i;

/** A text without these words of it, nor what only joined them to the rest. */
export function withoutWords(text: string, words: readonly string[]): string {
  const kept: string[] = [];
  for (const part of text.normalize('NFC').trim().split(/\s+/)) {
    if (!words.includes(part.match(/[\p{L}\p{N}]+/u)?.[0] ?? '')) kept.push(part);
    else while (JOINING.test(kept.at(-1) ?? '')) kept.pop();
  }
  while (JOINING.test(kept[0] ?? '')) kept.shift();
  return kept.join(' ');
}
