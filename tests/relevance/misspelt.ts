import { pick, seeded } from '../../scripts/lib/random';
import { foldText, isStopWord, tokens } from '../../src/domain/search/text';

/** A text as it is mistyped, what the first product found should be called, and how it came about. */
export interface Misspelt {
  text: string;
  meant: RegExp;
  way: string;
}

type Random = () => number;

/** What sounds alike in Mexico and is written otherwise. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/b/, 'v'],
  [/v/, 'b'],
  [/c(?=[ei])/, 's'],
  [/s/, 'c'],
  [/s/, 'z'],
  [/z/, 's'],
  [/ll/, 'y'],
  [/y/, 'll'],
  [/g(?=[ei])/, 'j'],
  [/j(?=[aeiou])/, 'g'],
  [/qu(?=[ei])/, 'k'],
  [/c(?=[aou])/, 'k'],
  [/m(?=[pb])/, 'n'],
  [/^h/, ''],
  [/^(?=[aeo])/, 'h'],
  [/gu(?=[ei])/, 'g'],
  [/r(?=[aeiou])/, 'rr'],
];

/** `s` before e and i only becomes c, and g only j there. */
const isHeardSo = (word: string, [from, to]: readonly [RegExp, string]): boolean => {
  const at = word.search(from);
  if (at < 0) return false;
  const next = word.slice(at).replace(from, '')[0] ?? '';
  return to === 'c' || to === 'g' ? /[ei]/.test(next) && to === 'c' : true;
};

function bySound(random: Random, word: string): string | null {
  const ways = ALIKE.filter((one) => isHeardSo(word, one));
  if (ways.length === 0) return null;
  const [from, to] = pick(random, ways);
  return word.replace(from, to);
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function neighbourOf(random: Random, letter: string): string {
  const row = ROWS.find((one) => one.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return pick(
    random,
    [row[at - 1], row[at + 1]].filter((one) => one !== undefined).concat(row.length > 1 ? [] : letter),
  );
}

/** A finger that slips, behind the first letter. */
function bySlip(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  return pick(random, [
    before + after,
    before + letter + letter + after,
    `${before}${after[0] ?? ''}${letter}${after.slice(1)}`,
    before + neighbourOf(random, letter) + after,
  ]);
}

function bySplit(random: Random, word: string): string {
  const at = 2 + Math.floor(random() * (word.length - 3));
  return `${word.slice(0, at)} ${word.slice(at)}`;
}

/** The small one, and the large one. */
const bySize = (random: Random, word: string): string => {
  const stem = word
    .replace(/[aeo]$/, '')
    .replace(/c$/, 'qu')
    .replace(/z$/, 'c')
    .replace(/g$/, 'gu');
  const ending = /[ao]$/.test(word) ? (word.at(-1) ?? 'a') : 'o';
  const isLong = /[rnle]$/.test(word);
  const large = `${word.replace(/[aeo]$/, '')}ot${ending === 'a' ? 'a' : 'e'}`;
  return pick(random, [isLong ? `${stem}${word.endsWith('e') ? 'e' : ''}cit${ending}` : `${stem}it${ending}`, large]);
};

/** Each way to write a name's first word wrong; null where it cannot be. */
const WAYS: Record<string, (random: Random, word: string, name: readonly string[]) => string | null> = {
  sound: (random, word) => bySound(random, word),
  'two sounds': (random, word) => {
    const one = bySound(random, word);
    const two = one && bySound(random, one);
    return two && two !== word ? two : null;
  },
  slip: bySlip,
  'sound and slip': (random, word) => {
    const one = word.length < 7 ? null : bySound(random, word);
    return one && bySlip(random, one);
  },
  split: (random, word) => (word.length < 6 ? null : bySplit(random, word)),
  'split by sound': (random, word) => {
    const one = word.length < 7 ? null : bySound(random, word);
    return one && bySplit(random, one);
  },
  joined: (_, word, [, second = '']) => (second.length < 4 || isStopWord(second, 'es') ? null : word + second),
  size: bySize,
};

/** A shorter word misspelt is too near to others. */
const SHORTEST = 4;

/**
 * So many mistyped texts made by rule out of the first words of these names, the same each time: each way in turn, of
 * each word in turn.
 */
export function misspeltOf(names: readonly string[], most: number): Misspelt[] {
  const random = seeded(27);
  const first = [...new Map(names.map((name) => [tokens(name)[0] ?? '', tokens(name)]))].filter(
    ([word]) => word.length >= SHORTEST && !isStopWord(word, 'es'),
  );
  const ways = Object.entries(WAYS);
  const made = new Map<string, Misspelt>();
  for (let turn = 0; made.size < most; turn += 1) {
    const [word, name] = first[turn % first.length] ?? ['', []];
    const [way, of] = ways[(turn + Math.floor(turn / first.length)) % ways.length] ?? ['', () => null];
    const text = of(random, word, name);
    if (text === null || text === word || first.some(([other]) => other === foldText(text))) continue;
    made.set(text, { text, way, meant: new RegExp(`^(?:juego de )?${word}`) });
  }
  return [...made.values()];
}

const byHand = (rows: Record<string, string>): Misspelt[] =>
  Object.entries(rows).flatMap(([meant, texts]) =>
    texts.split(', ').map((text) => ({ text, meant: new RegExp(`^(?:${meant})`), way: 'by hand' })),
  );

/** As somebody types them in Mexico. */
export const MISSPELT_BY_HAND: readonly Misspelt[] = byHand({
  lavabo: 'labamanos, lava manos',
  desarmador: 'desatornillador, destornillador, desarmadorr, desarmdor de crus',
  refrigerador: 'refijeradr, refri gerador, refrigerdor, rrefri',
  'zapato|zapatilla|mocasin|botin': 'sapatos, zapatoz de vestir, zapatos de baron',
  'tren|auto|oso|caballito|xilofono|casa de munecas|ajedrez|triciclo|juego de resorte|futbolito':
    'jugete, juguetez, joguete',
  'horno de microondas': 'micro hondas, microhondas, micro ondas, orno de microndas',
  lavadora: 'lava dora, labadora, lavadorra, laba dora automatica',
  pantalla: 'tele vision, televicion, pantaya de 55',
  'cafetera italiana': 'cafeteraitaliana, cafetera hitaliana',
  'sofa cama': 'sofacama, sofa kama',
  laptop: 'lap top, leptop, computadora portatil, laptos',
  licuadora: 'blender, likuadora, lisuadora',
  celular: 'zelular, selular, smarfon',
  pantufla: 'pantunflas, pantuflas de descanzo',
  bicicleta: 'visicleta, bici cleta, bizikleta',
  camastro: 'kamastro',
  hamaca: 'amaca, jamaca',
  ventilador: 'bentiladr, ventiladores de tetcho',
  olla: 'oya con tapa, ollita',
  minisplit: 'mini split, minisplip, mini esplit',
  silla: 'siyas, sillitas, zillas apilables',
  mesa: 'mesota, mezita de centro, messa',
  cama: 'camita, kama matrimonial, camaindividual',
  taladro: 'taladroinalambrico, talhadro',
  audifonos: 'audifonoz, haudifonos, aud ifonos',
});

/** What nobody sells here, rightly spelt: none of it is a misspelt name of something else. */
export const RIGHT_BUT_UNSOLD: readonly string[] = (
  'huevos de pascua, sábanas, cerveza, vestido, blusa, pantalón, calcetines, toallas, cortinas, perfume, collar, pañales, ' +
  'biberón, galletas, leche, cuaderno, lápiz, impresora, cargador, tornillos, pintura, brocha, manguera, semillas, ' +
  'croquetas, gorra, guantes, bufanda, aretes, maquillaje, jabón, detergente, escoba, trapeador, velas, globos, pastel, ' +
  'consola, videojuegos, cámara, llantas, aceite, sombrero, paraguas, corbata, falda, sopa, ropa, camisa, caja fuerte'
).split(', ');
