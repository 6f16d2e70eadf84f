import { MESSAGES } from '../../../src/contract/messages';
import type { CartLine, CartOperation, Destination } from '../../../src/domain/cart/cart';
import { isVirtual } from '../../../src/domain/cart/lines';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import type { CartBackend } from './backend';
import { located } from './destination';
import { CART_MESSAGES } from './messages';
import { addShares, type Change, clearLines, dropLine, putBack, type Rules, refreshLines, removedLine, setLine } from './operations';
import { paymentsOf } from './pricing';
import { candidateOf } from './products/candidate';
import { candidatesOf } from './products/candidates';
import { loadShelf } from './products/shelf';
import { type Candidate, type Wanted, wantedOfAdd, wantedOfLine } from './products/wanted';
import type { CartContent } from './state';

export interface Deciding extends Rules {
  store: StoreView;
  backend: CartBackend;
}

const shelfOf = (content: CartContent, wanted: Wanted[], by: Deciding) => loadShelf(by.backend.products(by.now), by.store, wanted, content.destination, by.now);

/** The product of a line as it is now; refused when it is no longer sold. */
async function candidateOfLine(content: CartContent, line: CartLine, by: Deciding): Promise<Result<Candidate>> {
  const { docs, shelf } = await shelfOf(content, [wantedOfLine(line)], by);
  const [doc] = docs;
  return doc
    ? candidateOf(doc, wantedOfLine(line), shelf)
    : refuse(422, MESSAGES.mustBeRemoved, { fields: [{ field: 'qty', rule: 'stock', message: MESSAGES.mustBeRemoved }] });
}

/** The product of each line as it is now, null for one that is no longer sold. */
export async function candidatesOfLines(content: CartContent, by: Deciding): Promise<Map<number, Candidate | null>> {
  if (content.lines.length === 0) return new Map();
  const wanted = content.lines.map(wantedOfLine);
  const { docs, shelf } = await shelfOf(content, wanted, by);
  return new Map(
    content.lines.map((line, index) => {
      const doc = docs[index];
      const candidate = doc ? candidateOf(doc, wantedOfLine(line), shelf) : null;
      return [line.itemId, candidate?.ok ? candidate.value : null];
    }),
  );
}

async function add(content: CartContent, operation: Extract<CartOperation, { kind: 'add' }>, by: Deciding): Promise<Result<Change>> {
  const wanted = wantedOfAdd(operation);
  const { docs, shelf } = await shelfOf(content, [wanted], by);
  const shares = candidatesOf(docs[0] ?? null, wanted, shelf);
  return shares.ok ? addShares(content, shares.value, operation.qty, by) : shares;
}

async function set(content: CartContent, itemId: number, qty: number, by: Deciding): Promise<Result<Change>> {
  if (qty === 0) return dropLine(content, itemId, by);
  const line = content.lines.find((other) => other.itemId === itemId);
  if (!line) return refuse(404, MESSAGES.noSuchLine);
  const candidate = await candidateOfLine(content, line, by);
  return candidate.ok ? setLine(content, line, qty, candidate.value, by) : candidate;
}

async function restore(content: CartContent, itemId: number, by: Deciding): Promise<Result<Change>> {
  const line = removedLine(content, itemId, by.now);
  if (!line) return refuse(404, MESSAGES.noSuchLine);
  const candidate = await candidateOfLine(content, line, by);
  return candidate.ok ? putBack(content, line, candidate.value, by) : candidate;
}

async function coupon(content: CartContent, code: string | null, by: Deciding): Promise<Result<Change>> {
  const changed = await by.backend.coupon(content, code, by.now);
  if (!changed.ok) return changed;
  const message = code === null ? MESSAGES.couponRemoved : MESSAGES.couponApplied;
  return ok({ content: changed.value, itemId: null, notices: [{ id: 'other', level: 'success', message }] });
}

const notOffered = (field: string) =>
  refuse(422, CART_MESSAGES.methodNotOffered, { fields: [{ field, rule: 'offered', message: CART_MESSAGES.methodNotOffered }] });

function ship(content: CartContent, chosen: { carrierCode: string; methodCode: string }): Result<Change> {
  const method = content.shippingMethods.find((one) => one.carrier_code === chosen.carrierCode && one.method_code === chosen.methodCode);
  if (isVirtual(content.lines) || !method) return notOffered('shippingMethod');
  if (!method.available)
    return refuse(422, method.errorMessage || MESSAGES.noCoverage, {
      fields: [{ field: 'shippingMethod', rule: 'available', message: method.errorMessage || MESSAGES.noCoverage }],
    });
  return ok({ content: { ...content, chosenShipping: { carrierCode: chosen.carrierCode, methodCode: chosen.methodCode } }, itemId: null, notices: [] });
}

const pay = (content: CartContent, code: string): Result<Change> =>
  paymentsOf(content).some((method) => method.code === code)
    ? ok({ content: { ...content, chosenPayment: code }, itemId: null, notices: [] })
    : notOffered('paymentMethod');

/** Tax goes by country and region: where those change, every line is priced anew. */
async function moveTo(content: CartContent, destination: Destination, by: Deciding): Promise<Result<Change>> {
  const { country, region } = content.destination ?? {};
  const isTaxedAnew = country !== destination.country || region !== destination.region;
  const taxed = isTaxedAnew ? refreshLines(content, await candidatesOfLines({ ...content, destination }, by), by) : { content, notices: [] };
  const delivered = await by.backend.deliver(taxed.content, destination, by.now);
  return delivered.ok ? ok({ content: delivered.value, itemId: null, notices: taxed.notices }) : delivered;
}

/** Several operations on one content: the first refusal refuses them all. */
async function together(content: CartContent, operations: readonly CartOperation[], by: Deciding): Promise<Result<Change>> {
  let made: Change = { content, itemId: null, notices: [] };
  for (const operation of operations) {
    const change = await decide(made.content, operation, by);
    if (!change.ok || change.value.refused) return change;
    made = { ...change.value, notices: [...made.notices, ...change.value.notices] };
  }
  return ok(made);
}

/** What an operation makes of a cart's content. Reads products and places as they are now, changes nothing itself. */
export async function decide(content: CartContent, operation: CartOperation, by: Deciding): Promise<Result<Change>> {
  switch (operation.kind) {
    case 'add':
      return add(content, operation, by);
    case 'set':
      return set(content, operation.itemId, operation.qty, by);
    case 'remove':
      return dropLine(content, operation.itemId, by);
    case 'restore':
      return restore(content, operation.itemId, by);
    case 'coupon':
      return coupon(content, operation.code, by);
    case 'destination':
      return moveTo(content, located(operation.destination), by);
    case 'shipping':
      return ship(content, operation);
    case 'payment':
      return pay(content, operation.code);
    case 'clear':
      return ok(clearLines(content, by));
    case 'together':
      return together(content, operation.operations, by);
  }
}
