import type { Result } from '../result';
import { withStock } from '../stock';
import { MAX_QUANTITY } from '../validation';
import type { CartLine, Notice } from './cart';
import type { CartContent } from './content';
import type { PricedItem } from './item/item-request';
import { type Added, addLine, findEqual, type NewLine } from './lines';
import { MESSAGES } from './messages';
import { notTakenNotice, takenInPartNotice, warningNotice } from './notices';
import type { Rules } from './operations';
import { priceNotices, repriced } from './reprice';
import { admit } from './validate';

/** What a cart became of the lines of another one, and what to tell the shopper. */
export interface Merged {
  content: CartContent;
  notices: Notice[];
  /** Id each line has now, by the id it had in the other cart; a line that was not taken is missing. */
  itemIds: Map<number, number>;
}

/** Refusals that say why on their own account; everything else is said by the name of what was not taken. */
const RULES: readonly string[] = [MESSAGES.oneMotorcycle, MESSAGES.motorcycleAlone];

/** A line as if it were added now: nobody else's cart knows it. */
function asNew(line: CartLine, item: PricedItem): NewLine {
  const { itemId: _id, ...fresh } = repriced(line, item);
  return { ...fresh, prevQty: null, serverItemId: null, serverCartId: null, info: {}, errors: {} };
}

/** How many of `wanted` units the cart takes, and why not all of them. */
function room(
  lines: readonly CartLine[],
  candidate: NewLine,
  wanted: number,
  item: PricedItem,
  rules: Rules,
): { qty: number; problems: Notice[] } {
  const most = Math.min(wanted, MAX_QUANTITY - (findEqual(lines, candidate)?.qty ?? 0));
  if (most <= 0) return { qty: 0, problems: [] };
  const context = { ...rules, stock: item.stock };
  const { problems } = admit(lines, candidate, most, context);
  const max = problems.length === 1 && problems[0]?.id === 'requestedQty' ? Number(problems[0].params?.max ?? 0) : null;
  if (problems.length === 0 || max === null) return { qty: problems.length === 0 ? most : 0, problems };
  const held = lines.reduce((total, line) => (line.sku === candidate.sku ? total + line.qty : total), 0);
  const qty = Math.max(0, Math.min(most, max - held));
  return qty > 0 && admit(lines, candidate, qty, context).problems.length === 0
    ? { qty, problems: [] }
    : { qty: 0, problems };
}

const ruleNotices = (problems: readonly Notice[]): Notice[] =>
  problems.filter(({ message }) => RULES.includes(message)).map(({ message }) => warningNotice(message));

/**
 * Puts the lines of another cart into this one, as their products are now: equal lines are summed, stock and the rules
 * of what may stand together hold, and whatever is not taken is told by name. `items` by the line's id in the other
 * cart, null for what is no longer sold.
 */
export function mergeLines(
  content: CartContent,
  others: readonly CartLine[],
  items: ReadonlyMap<number, PricedItem | null>,
  rules: Rules,
): Merged {
  let { lines, nextItemId } = content;
  const notices: Notice[] = [];
  const itemIds = new Map<number, number>();
  for (const line of others) {
    const item = items.get(line.itemId) ?? null;
    const candidate = item && asNew(line, item);
    const { qty, problems } =
      item && candidate ? room(lines, candidate, line.qty, item, rules) : { qty: 0, problems: [] };
    const added: Result<Added> | null = candidate && qty > 0 ? addLine(lines, { ...candidate, qty }, nextItemId) : null;
    if (!added?.ok) {
      notices.push(notTakenNotice(line.name), ...ruleNotices(problems));
      continue;
    }
    const taken = item?.stock ? withStock(added.value.line, item.stock) : added.value.line;
    lines = added.value.lines.map((other) => (other.itemId === taken.itemId ? taken : other));
    nextItemId = added.value.nextItemId;
    itemIds.set(line.itemId, taken.itemId);
    notices.push(...priceNotices(line, taken));
    if (qty < line.qty) notices.push(takenInPartNotice(line.name, qty));
  }
  return { content: { ...content, lines, nextItemId }, notices, itemIds };
}
