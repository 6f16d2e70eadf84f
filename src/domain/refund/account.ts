import { foldText } from '../search/text';

/** Ways by which money that came by no card goes back: to an account, or at a branch. */
export const REFUND_WAYS = ['clabe', 'branch'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

export const isRefundWay = (text: string): text is RefundWay => REFUND_WAYS.some((way) => way === text);

/** Where a shopper wants their money: an account by its eighteen digits and its holder's name, or a branch. */
export type RefundAccount = { way: 'clabe'; clabe: string; holder: string } | { way: 'branch' };

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What companies add to their names, and a person's particles: no two are the same for it. */
const COMMON: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'sa', 'cv', 's', 'a', 'c', 'v']);

/** Names that are shorter are compared whole. */
const ENOUGH = 2;

/**
 * Whether an account's holder is the one who bought: two words of the same name, whatever their order, accents and
 * capitals, as banks leave out second names. Source: decisions "Refund".
 */
export function isSameHolder(holder: string, buyer: string): boolean {
  const own = new Set(wordsOf(buyer).filter((word) => !COMMON.has(word)));
  const told = new Set(wordsOf(holder).filter((word) => own.has(word)));
  return told.size >= Math.max(1, Math.min(ENOUGH, own.size));
}
