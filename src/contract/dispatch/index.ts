import type { Notice } from '../../domain/cart/cart';
import { DISPATCH_FORMS, GUIDES_CARRIER, GUIDES_LEFT, GUIDES_PAGE, GUIDES_WHY, MOST_GUIDES } from './forms';

/** Message keys of what came of the guide numbers of many orders; each names the orders it is true of. */
export const GUIDES_MESSAGES = {
  sent: 'Sent: {orders}',
  corrected: 'Their guide number was corrected: {orders}',
  known: 'They had this guide number before: {orders}',
  notNow: 'Not sent, since of these nothing is to be sent now: {orders}',
  cardRefused: 'Not sent, since their card was refused: {orders}',
  changed: 'Left as they were, since somebody changed them meanwhile: {orders}',
  picked: 'Not sent, since they are picked up at a branch: {orders}',
  unknown: 'There are no such orders: {orders}',
  wrong: 'These guide numbers are none of this carrier: {orders}',
  twice: 'Not sent, since they were pasted with two guide numbers: {orders}',
  failed: 'Not sent, try these again: {orders}',
  sameGuide: 'The same guide number stands with {orders}',
  tooMany: 'At most {most} orders at once',
  none: 'Paste a line for each order: its number and its guide number',
} as const;

export type GuidesResult = Exclude<keyof typeof GUIDES_MESSAGES, 'sameGuide' | 'tooMany' | 'none'>;

/** How each is told, in this order; a line of what is told as an error is left to be mended. */
export const GUIDES_LEVELS = {
  sent: 'success',
  corrected: 'success',
  known: 'info',
  notNow: 'error',
  cardRefused: 'error',
  changed: 'error',
  picked: 'error',
  unknown: 'error',
  wrong: 'error',
  twice: 'error',
  failed: 'error',
} as const satisfies Record<GuidesResult, Notice['level']>;

type Levels = typeof GUIDES_LEVELS;
export type LeftResult = { [Result in GuidesResult]: Levels[Result] extends 'error' ? Result : never }[GuidesResult];

export const isLeft = (result: GuidesResult): result is LeftResult => GUIDES_LEVELS[result] === 'error';

const isResult = (word: string): word is GuidesResult => Object.hasOwn(GUIDES_MESSAGES, word);

/** A line as it was pasted, and why its order was not sent; null where nobody tried. */
export interface LeftLine {
  text: string;
  why: GuidesResult | null;
}

/** The page with the lines that were not sent: its address says them all, so that no reload loses them. */
export const guidesLeftPage = (carrier: string, left: readonly LeftLine[]): string =>
  `${GUIDES_PAGE}?${new URLSearchParams({
    [GUIDES_CARRIER]: carrier,
    [GUIDES_LEFT]: left.map(({ text }) => text).join('\n'),
    [GUIDES_WHY]: left.map(({ why }) => why ?? '').join('.'),
  })}`;

/** What that address says; of more lines than may be sent at once the rest is left out. */
export function leftLines(query: URLSearchParams): LeftLine[] {
  const reasons = (query.get(GUIDES_WHY) ?? '').split('.');
  return (query.get(GUIDES_LEFT) ?? '')
    .split('\n')
    .slice(0, MOST_GUIDES)
    .flatMap((text, place) => {
      const why = reasons[place] ?? '';
      return text.trim() === '' ? [] : [{ text, why: isResult(why) ? why : null }];
    });
}

/** Sending many orders by the guide numbers of their carrier. */
export const dispatch = {
  calls: {},
  forms: DISPATCH_FORMS,
  messages: GUIDES_MESSAGES,
  desk: { page: GUIDES_PAGE, text: 'Guide numbers', rank: 1.5 },
} as const;
