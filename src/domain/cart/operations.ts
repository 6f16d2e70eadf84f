import { isOffered } from '../payment/months';
import { ok, type Result, refuse } from '../result';
import { withStock } from '../stock';
import type { StoreFlags } from '../store-view';
import type { CartLine, Notice, PaymentMethod } from './cart';
import type { CartContent } from './content';
import type { PricedItem } from './item/item-request';
import type { SplitItem } from './item/split';
import { addLine, isVirtual, removeLine, replaceLine, restoreLine, setQty } from './lines';
import { MESSAGES } from './messages';
import { addedNotice, ofPart } from './notices';
import { priceNotices, repriced } from './reprice';
import { paymentsOf } from './totals/pricing';
import { admit, type ProductFacts } from './validate';

/** How long, and how many, removed lines can be put back. */
const RESTORE_MS = 10 * 60 * 1000;
const MAX_REMOVED = 10;

export interface Rules {
  flags: StoreFlags;
  isMotorcycle: (line: ProductFacts) => boolean;
  now: number;
}

/** The content as one whose lines are priced for this group. */
export const withPriceGroup = (content: CartContent, priceGroup: number): CartContent =>
  (content.priceGroup ?? 0) === priceGroup ? content : { ...content, priceGroup };

/** What an operation makes of a cart: its new content, the line it touched, what to tell the shopper. */
export interface Change {
  content: CartContent;
  itemId: number | null;
  notices: Notice[];
  /** true when the cart stays as it is, for the reasons in the notices. */
  refused?: boolean;
}

/** A cart that stays as it is, and why. */
const unchanged = (content: CartContent, itemId: number | null, notices: Notice[]): Result<Change> =>
  ok({ content, itemId, notices, refused: true });

const stocked = (line: CartLine, { stock }: PricedItem): CartLine => (stock ? withStock(line, stock) : line);

/** A refusal names the part it is for: the member of a grouped product, the scarcest part of a bundle. */
const naming = (problems: readonly Notice[], { part, scarcest }: Pick<SplitItem, 'part' | 'scarcest'>): Notice[] => {
  const named = part ?? scarcest;
  return named ? problems.map((notice) => ofPart(notice, named)) : [...problems];
};

/**
 * Adds each item `qty` times, all of them or none: a set that lacks a part is not a smaller set. A line that grows takes
 * the price of now, which is told.
 */
export function addSplit(content: CartContent, split: readonly SplitItem[], qty: number, rules: Rules): Result<Change> {
  let { lines, nextItemId } = content;
  let itemId: number | null = null;
  const notices: Notice[] = [];
  const moved: Notice[] = [];
  for (const item of split) {
    const units = item.units * qty;
    const admission = admit(lines, item.line, units, { ...rules, stock: item.stock });
    if (admission.problems.length > 0) return unchanged(content, null, naming(admission.problems, item));
    const added = addLine(lines, { ...item.line, qty: units }, nextItemId);
    if (!added.ok) return added;
    nextItemId = added.value.nextItemId;
    const { line } = added.value;
    const before = lines.find((one) => one.itemId === line.itemId);
    if (before) moved.push(...priceNotices(before, line));
    lines = replaceLine(added.value.lines, stocked(line, item));
    itemId ??= line.itemId;
    if (split.length === 1) notices.push(...admission.notices);
  }
  if (split.length > 1) notices.push(addedNotice);
  return ok({ content: { ...content, lines, nextItemId }, itemId, notices: [...notices, ...moved] });
}

/** Sets a line to `qty` of what its product is now. */
export function setLine(
  content: CartContent,
  line: CartLine,
  qty: number,
  pricedItem: PricedItem,
  rules: Rules,
): Result<Change> {
  const admission = admit(content.lines, { ...pricedItem.line, errors: {} }, qty, {
    ...rules,
    stock: pricedItem.stock,
    itemId: line.itemId,
  });
  if (admission.problems.length > 0) return unchanged(content, line.itemId, naming(admission.problems, pricedItem));
  const set = setQty(content.lines, line.itemId, qty);
  if (!set.ok) return set;
  const priced = stocked(repriced(set.value.line, pricedItem), pricedItem);
  const notices = [...admission.notices, ...priceNotices(line, priced)];
  return ok({ content: { ...content, lines: replaceLine(set.value.lines, priced) }, itemId: line.itemId, notices });
}

/** Takes a line out, with the members of a grouped product it stands for; it can be put back for a while. */
export function dropLine(content: CartContent, itemId: number, rules: Pick<Rules, 'now'>): Result<Change> {
  const { lines, removed } = removeLine(content.lines, itemId, { withChildren: true });
  if (removed.length === 0) return refuse(404, MESSAGES.noSuchLine);
  const kept = [...removed.map((line) => ({ line, at: rules.now })), ...content.removed].slice(0, MAX_REMOVED);
  return ok({
    content: { ...content, lines, removed: kept },
    itemId: null,
    notices: [{ id: 'other', level: 'success', message: MESSAGES.productRemoved }],
  });
}

/** The line that `restore` would put back, if it was removed not long ago. */
export const removedLine = (content: CartContent, itemId: number, now: number): CartLine | null =>
  content.removed.find(({ line, at }) => line.itemId === itemId && now - at <= RESTORE_MS)?.line ?? null;

/** Puts a removed line back as its product is now, if the cart still admits it. */
export function putBack(content: CartContent, line: CartLine, pricedItem: PricedItem, rules: Rules): Result<Change> {
  const admission = admit(content.lines, pricedItem.line, line.qty, { ...rules, stock: pricedItem.stock });
  if (admission.problems.length > 0) return unchanged(content, null, naming(admission.problems, pricedItem));
  const priced = stocked(repriced(line, pricedItem), pricedItem);
  const back = restoreLine(content.lines, priced);
  if (!back.ok) return back;
  const removed = content.removed.filter((entry) => entry.line.itemId !== line.itemId);
  const notices: Notice[] = [
    { id: 'other', level: 'success', message: MESSAGES.productRestored },
    ...priceNotices(line, priced),
  ];
  return ok({ content: { ...content, lines: back.value.lines, removed }, itemId: back.value.line.itemId, notices });
}

/** Empties the cart; its lines can be put back one by one for a while. */
export function clearLines(content: CartContent, rules: Rules): Change {
  const removed = [...content.lines.map((line) => ({ line, at: rules.now })), ...content.removed].slice(0, MAX_REMOVED);
  return { content: { ...content, lines: [], removed, coupon: null }, itemId: null, notices: [] };
}

/**
 * Every line as its product is now for this price group, and what that changes: prices that moved, products that ran
 * out or are no longer sold.
 */
export function refreshLines(
  content: CartContent,
  pricedItems: ReadonlyMap<number, PricedItem | null>,
  priceGroup = content.priceGroup ?? 0,
): Change {
  const notices: Notice[] = [];
  const lines = content.lines.map((line) => {
    const pricedItem = pricedItems.get(line.itemId);
    if (pricedItem === undefined) return line;
    const gone: PricedItem = { line, stock: { is_in_stock: false, qty: 0 } };
    const fresh = stocked(pricedItem ? repriced(line, pricedItem) : line, pricedItem ?? gone);
    notices.push(...priceNotices(line, fresh));
    return fresh;
  });
  return { content: withPriceGroup({ ...content, lines }, priceGroup), itemId: null, notices };
}

/**
 * Where nobody else keeps the cart and nothing may be in it that is sold out, such a line leaves; it can be put back
 * for a while.
 */
export function withoutSoldOut(content: CartContent, { flags, now }: Pick<Rules, 'flags' | 'now'>): CartContent {
  if (flags.synchronizeCart || flags.allowOutOfStockInCart) return content;
  return content.lines
    .filter(({ inStock }) => !inStock)
    .reduce((left, { itemId }) => {
      const dropped = dropLine(left, itemId, { now });
      return dropped.ok ? dropped.value.content : left;
    }, content);
}

const notOffered = (field: string) =>
  refuse(422, MESSAGES.methodNotOffered, { fields: [{ field, rule: 'offered', message: MESSAGES.methodNotOffered }] });

/** Chooses how the cart is delivered, among the methods it was offered. */
export function chooseShipping(
  content: CartContent,
  chosen: { carrierCode: string; methodCode: string },
): Result<Change> {
  const method = content.shippingMethods.find(
    (one) => one.carrier_code === chosen.carrierCode && one.method_code === chosen.methodCode,
  );
  if (isVirtual(content.lines) || !method) return notOffered('shippingMethod');
  if (!method.available)
    return refuse(422, method.errorMessage || MESSAGES.noCoverage, {
      fields: [{ field: 'shippingMethod', rule: 'available', message: method.errorMessage || MESSAGES.noCoverage }],
    });
  return ok({
    content: { ...content, chosenShipping: { carrierCode: chosen.carrierCode, methodCode: chosen.methodCode } },
    itemId: null,
    notices: [],
  });
}

/** Chooses how the cart is paid, and in how many months; `ours` are our own ways to pay. */
export function choosePayment(
  content: CartContent,
  { code, months = 1 }: { code: string; months?: number },
  ours: readonly PaymentMethod[],
): Result<Change> {
  const method = paymentsOf(content, ours).find((one) => one.code === code);
  if (!method) return notOffered('paymentMethod');
  if (!isOffered(method, months, content.totals.grandTotal))
    return refuse(422, MESSAGES.monthsNotOffered, {
      fields: [{ field: 'months', rule: 'offered', message: MESSAGES.monthsNotOffered }],
    });
  const { chosenMonths: _, ...rest } = content;
  return ok({
    content: { ...rest, chosenPayment: code, ...(months === 1 ? {} : { chosenMonths: months }) },
    itemId: null,
    notices: [],
  });
}
