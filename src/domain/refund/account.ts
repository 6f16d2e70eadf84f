import { foldText } from '../search/text';

/** Ways by which money that came by no card goes back: to an account, or at a branch. */
export const REFUND_WAYS = ['clabe', 'branch'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** What a shopper may choose for it: one of those, or their wallet at once. */
export const REFUND_CHOICES = [...REFUND_WAYS, 'wallet'] as const;
export type RefundChosen = (typeof REFUND_CHOICES)[number];

export const isRefundChosen = (text: string): text is RefundChosen => REFUND_CHOICES.some((way) => way === text);

/** Where a shopper wants their money: an account by its eighteen digits and its holder's name, or a branch. */
export type RefundAccount = { way: 'clabe'; clabe: string; holder: string } | { way: 'branch' };

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What companies add to their names, and a person's particles: no two are the same for it. */
const COMMON: ReadonlySet<string> = new Set('de del la las los y sa sapi sc ac srl rl cv s a p i r l c v'.split(' '));

const ENOUGH = 2;

/** The words that tell a name from others; all of a name that has only common ones. */
function ownWords(name: string): Set<string> {
  const words = wordsOf(name);
  const own = words.filter((word) => !COMMON.has(word));
  return new Set(own.length > 0 ? own : words);
}

/**
 * Whether an account's holder is the one who bought: two words of the same name, whatever their order, accents and
 * capitals, as banks leave out second names; of a name of one word the holder has no other. Source: decisions "Refund".
 */
export function isSameHolder(holder: string, buyer: string): boolean {
  const own = ownWords(buyer);
  const told = ownWords(holder);
  const shared = [...told].filter((word) => own.has(word)).length;
  return own.size < ENOUGH ? shared === own.size && told.size === own.size && own.size > 0 : shared >= ENOUGH;
}
