import { loadPricingContext, priceGroupOf } from '../../../src/commerce/load-pricing';
import { BRANCHES_MESSAGES } from '../../../src/contract/branches';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { CATALOGUE_MESSAGES } from '../../../src/contract/catalogue/messages';
import { branchDestination } from '../../../src/domain/branch/address';
import { BRANCH_PICKUP, type Branch, isBranchPickup } from '../../../src/domain/branch/branch';
import { branchSkus, lackingAt } from '../../../src/domain/branch/stock';
import type { CartLine, CartOperation, Destination, Notice } from '../../../src/domain/cart/cart';
import type { CartContent } from '../../../src/domain/cart/content';
import { located } from '../../../src/domain/cart/destination';
import { fulfilmentLocation } from '../../../src/domain/cart/fulfilment';
import {
  type ItemRequest,
  itemRequestOfAdd,
  itemRequestOfLine,
  type PricedItem,
} from '../../../src/domain/cart/item/item-request';
import { type PricingContext, pricedItemOf } from '../../../src/domain/cart/item/priced-item';
import { splitOf } from '../../../src/domain/cart/item/split';
import { couponWaitsNotice, serviceGoneNotice } from '../../../src/domain/cart/notices';
import {
  addSplit,
  type Change,
  choosePayment,
  chooseShipping,
  clearLines,
  dropLine,
  putBack,
  refreshLines,
  removedLine,
  setLine,
} from '../../../src/domain/cart/operations';
import { missingForCoupon } from '../../../src/domain/cart/totals/coupon';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import { NO_CENTAVOS } from '../../../src/domain/money';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { BRANCH } from '../../../src/domain/shipping/shipping';
import { stockAtBranches, stockedBy } from './branch-stock';
import type { CartContext } from './context';

const SERVER_ERROR = 500;

const withoutBranch = ({ branch: _branch, ...content }: CartContent): CartContent => content;

const pricingContextOf = (content: CartContent, wanted: ItemRequest[], context: CartContext) =>
  loadPricingContext(
    context.backend.products(context.now),
    context.store,
    wanted,
    fulfilmentLocation(content, context.store),
    context.now,
    context.shopper,
  );

/** The product of a line as it is now; refused when it is no longer sold. */
async function pricedItemOfLine(
  content: CartContent,
  line: CartLine,
  context: CartContext,
): Promise<Result<PricedItem>> {
  const { docs, pricing } = await pricingContextOf(content, [itemRequestOfLine(line)], context);
  const [doc] = docs;
  if (doc) {
    const item = pricedItemOf(doc, itemRequestOfLine(line), pricing);
    return item.ok ? ok(stockedBy(item.value, await stockAtBranches(withoutBranch(content), [line], context))) : item;
  }
  return refuse(422, CART_MESSAGES.mustBeRemoved, {
    fields: [{ field: 'qty', rule: 'stock', message: CART_MESSAGES.mustBeRemoved }],
  });
}

/** The same items with what a branch has of those that are picked up, in the place of what can be sent. */
async function atBranches(
  content: CartContent,
  items: Map<number, PricedItem | null>,
  context: CartContext,
): Promise<Map<number, PricedItem | null>> {
  const lines = [...items.values()].flatMap((item) => (item ? [item.line] : []));
  const stockOf = await stockAtBranches(content, lines, context);
  return new Map([...items].map(([itemId, item]) => [itemId, item && stockedBy(item, stockOf)]));
}

/**
 * The product of each line as it is now, with the stock of where it comes from; null for one that is no longer sold.
 */
export async function pricedItemsOfLines(
  content: CartContent,
  context: CartContext,
): Promise<Map<number, PricedItem | null>> {
  if (content.lines.length === 0) return new Map();
  const wanted = content.lines.map(itemRequestOfLine);
  const { docs, pricing } = await pricingContextOf(content, wanted, context);
  const items = new Map(
    content.lines.map((line, index): [number, PricedItem | null] => {
      const doc = docs[index];
      const pricedItem = doc ? pricedItemOf(doc, itemRequestOfLine(line), pricing) : null;
      return [line.itemId, pricedItem?.ok ? pricedItem.value : null];
    }),
  );
  return atBranches(content, items, context);
}

/** Reasons for which a service cannot be had; others, such as a cart that is full, speak for themselves. */
const isGone = ({ id }: Notice): boolean => id === 'outOfStock' || id === 'requestedQty' || id === 'unknownPrice';

async function add(
  content: CartContent,
  operation: Extract<CartOperation, { kind: 'add' }>,
  context: CartContext,
): Promise<Result<Change>> {
  const wanted = itemRequestOfAdd(operation);
  const { docs, pricing } = await pricingContextOf(content, [wanted], context);
  const [doc = null] = docs;
  const added = await addOf(content, doc, wanted, operation.qty, pricing, context);
  if (!operation.isService) return added;
  const isRefused = added.ok
    ? added.value.refused === true && added.value.notices.some(isGone)
    : added.problem.status < SERVER_ERROR;
  return isRefused
    ? ok({ content, itemId: null, notices: [serviceGoneNotice(doc?.name ?? operation.sku)], refused: true })
    : added;
}

async function addOf(
  content: CartContent,
  doc: ProductDocument | null,
  wanted: ItemRequest,
  qty: number,
  pricing: PricingContext,
  context: CartContext,
): Promise<Result<Change>> {
  const split = splitOf(doc, wanted, pricing);
  if (!split.ok) return split;
  if (wanted.deliveryOption !== BRANCH_PICKUP) return addSplit(content, split.value, qty, context);
  const stockOf = await stockAtBranches(
    withoutBranch(content),
    split.value.map(({ line }) => line),
    context,
  );
  const items = split.value.map((item) => stockedBy(item, stockOf));
  return addSplit(content, items, qty, context);
}

async function set(content: CartContent, itemId: number, qty: number, context: CartContext): Promise<Result<Change>> {
  if (qty === 0) return dropLine(content, itemId, context);
  const line = content.lines.find((other) => other.itemId === itemId);
  if (!line) return refuse(404, CART_MESSAGES.noSuchLine);
  const pricedItem = await pricedItemOfLine(content, line, context);
  return pricedItem.ok ? setLine(content, line, qty, pricedItem.value, context) : pricedItem;
}

async function restore(content: CartContent, itemId: number, context: CartContext): Promise<Result<Change>> {
  const line = removedLine(content, itemId, context.now);
  if (!line) return refuse(404, CART_MESSAGES.noSuchLine);
  const pricedItem = await pricedItemOfLine(content, line, context);
  return pricedItem.ok ? putBack(content, line, pricedItem.value, context) : pricedItem;
}

async function coupon(content: CartContent, code: string | null, context: CartContext): Promise<Result<Change>> {
  const changed = await context.backend.coupon(content, code, context.now);
  if (!changed.ok) return changed;
  const applied = changed.value.coupon;
  const missing = applied ? missingForCoupon(content.lines, applied) : NO_CENTAVOS;
  const message = code === null ? CART_MESSAGES.couponRemoved : CART_MESSAGES.couponApplied;
  const notice: Notice =
    applied && missing > 0 ? couponWaitsNotice(applied, missing) : { id: 'other', level: 'success', message };
  return ok({ content: changed.value, itemId: null, notices: [notice] });
}

const isOtherRegion = (before: Destination | null, after: Destination | null): boolean =>
  before?.country !== after?.country || before?.region !== after?.region;

/** Tax goes by country and region, and by the municipio where a border rate is granted. */
async function isTaxedAnew(
  before: Destination | null,
  after: Destination | null,
  { backend, now }: CartContext,
): Promise<boolean> {
  if (isOtherRegion(before, after)) return true;
  if (!before || !after || before.postcode === after.postcode) return false;
  const source = backend.products(now);
  const [from, to] = await Promise.all([source.borderRate(before), source.borderRate(after)]);
  return JSON.stringify(from) !== JSON.stringify(to);
}

/** Where a change hands the cart over in another place, or out of another stock, every line is read anew. */
async function handedAnew(before: CartContent, change: Change, context: CartContext): Promise<Change> {
  const { content } = change;
  const from = fulfilmentLocation(before, context.store);
  const to = fulfilmentLocation(content, context.store);
  const isSame = before.branch?.code === content.branch?.code;
  return isSame && (from === to || !(await isTaxedAnew(from, to, context))) ? change : readAnew(change, context);
}

/** The change with every line as its product is now, and what that changed. */
async function readAnew(change: Change, context: CartContext): Promise<Change> {
  const { content } = change;
  const taxed = refreshLines(content, await pricedItemsOfLines(content, context), priceGroupOf(context.shopper));
  return { ...change, content: taxed.content, notices: [...change.notices, ...taxed.notices] };
}

/** The cart goes to another address; `isDelivered`: also one that was to be picked up. */
async function moveTo(
  content: CartContent,
  destination: Destination,
  isDelivered: boolean,
  context: CartContext,
): Promise<Result<Change>> {
  const isSentInstead = isDelivered && isBranchPickup(content.chosenShipping);
  const sent = isSentInstead ? { ...withoutBranch(content), chosenShipping: null } : content;
  // Lines that are taxed elsewhere are read anew: they are read while the place is looked up.
  const { lines } = isOtherRegion(fulfilmentLocation(content, context.store), destination) ? sent : { lines: [] };
  context.backend.readAhead?.({ coupon: null, destination, lines }, context.now);
  const delivered = await context.backend.deliver(sent, destination, context.now);
  return delivered.ok ? ok({ content: delivered.value, itemId: null, notices: [] }) : delivered;
}

const refuseBranch = (message: string, rule: string) =>
  refuse(422, message, { fields: [{ field: 'branchOffice', rule, message }] });

/** The content with the ways to hand it over at a branch: a retailer is asked for its own. */
async function offeredAt(content: CartContent, branch: Branch, context: CartContext): Promise<Result<CartContent>> {
  const { destination, coverage } = content;
  if (!context.backend.hasRemoteCart) return ok({ ...content, shippingMethods: [...content.shippingMethods, BRANCH] });
  const delivered = await context.backend.deliver(
    content,
    branchDestination(branch, context.store.i18n.defaultCountry),
    context.now,
  );
  return delivered.ok ? ok({ ...delivered.value, destination, coverage }) : delivered;
}

/** The way a cart is delivered. A branch is chosen only if it has everything; any other way forgets the branch. */
async function chooseDelivery(
  content: CartContent,
  operation: Extract<CartOperation, { kind: 'shipping' }>,
  context: CartContext,
): Promise<Result<Change>> {
  const { carrierCode, methodCode, branch: code } = operation;
  if (!isBranchPickup(operation) || code === undefined) {
    const kept = isBranchPickup(operation) ? content : withoutBranch(content);
    return chooseShipping(kept, { carrierCode, methodCode });
  }
  const found = await context.backend.branch(code, branchSkus(content.lines));
  if (!found.ok) return found;
  if (!found.value) return refuseBranch(BRANCHES_MESSAGES.branchUnknown, 'exists');
  const { stock, ...branch } = found.value;
  if (lackingAt(content.lines, stock).length > 0) return refuseBranch(BRANCHES_MESSAGES.branchLacks, 'stock');
  const offered = await offeredAt({ ...content, branch }, branch, context);
  if (!offered.ok) return offered;
  const methods = offered.value.shippingMethods.filter((method) => isBranchPickup({ methodCode: method.method_code }));
  const method = methods.find((one) => one.carrier_code === carrierCode) ?? methods[0];
  return chooseShipping(offered.value, { carrierCode: method?.carrier_code ?? carrierCode, methodCode });
}

/**
 * Several operations on one content: the first refusal refuses them all. The line they answer is the first one's that
 * touched one. What they make of it together is read anew once, where it has to be.
 */
async function together(
  content: CartContent,
  operations: readonly CartOperation[],
  context: CartContext,
): Promise<Result<Change>> {
  let made: Change = { content, itemId: null, notices: [] };
  for (const operation of operations) {
    const change = await decideAlone(made.content, operation, context);
    if (!change.ok || change.value.refused) return change;
    made = {
      ...change.value,
      itemId: made.itemId ?? change.value.itemId,
      notices: [...made.notices, ...change.value.notices],
    };
  }
  return ok(made);
}

async function decideAlone(
  content: CartContent,
  operation: CartOperation,
  context: CartContext,
): Promise<Result<Change>> {
  switch (operation.kind) {
    case 'add':
      return add(content, operation, context);
    case 'set':
      return set(content, operation.itemId, operation.qty, context);
    case 'remove':
      return dropLine(content, operation.itemId, context);
    case 'restore':
      return restore(content, operation.itemId, context);
    case 'coupon':
      return coupon(content, operation.code, context);
    case 'destination':
      return moveTo(content, located(operation.destination, context.stateOf), operation.isDelivered === true, context);
    case 'shipping':
      return chooseDelivery(content, operation, context);
    case 'payment':
      return choosePayment(content, operation, context.payments);
    case 'clear':
      return ok(clearLines(content, context));
    case 'together':
      return together(content, operation.operations, context);
  }
}

/** What an operation makes of a cart's content. Reads products and places as they are now, changes nothing itself. */
export async function decide(
  content: CartContent,
  operation: CartOperation,
  context: CartContext,
): Promise<Result<Change>> {
  const change = await decideAlone(content, operation, context);
  return change.ok && !change.value.refused ? ok(await handedAnew(content, change.value, context)) : change;
}

/**
 * A cart's content as it would be at a place with one of a product at least: nothing is changed. 404 where it cannot be
 * put into the cart as it is, and where only a retailer knows what comes of it.
 */
export async function withOneOf(
  content: CartContent,
  sku: string,
  destination: Destination,
  context: CartContext,
): Promise<Result<CartContent>> {
  if (content.lines.some((line) => line.sku === sku)) return ok(content);
  const unknown = refuse(404, CATALOGUE_MESSAGES.productUnknown);
  if (context.backend.hasRemoteCart) return unknown;
  const change = await decide(
    content,
    {
      kind: 'together',
      operations: [
        { kind: 'destination', destination },
        { kind: 'add', sku, qty: 1 },
      ],
    },
    context,
  );
  if (!change.ok) return change.problem.status < SERVER_ERROR ? unknown : change;
  return change.value.refused ? unknown : ok(change.value.content);
}
