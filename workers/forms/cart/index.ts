import { wayBack, withParameter } from '../../../src/config/way-back';
import { choicesOfForm } from '../../../src/contract/cart/choice-fields';
import {
  ADD,
  type CART_FORMS,
  CART_PAGE,
  COUPON,
  DESTINATION,
  LINE,
  NOTICE_PARAM,
  PIECE_PARAM,
  QUANTITY,
} from '../../../src/contract/cart/forms';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { servicesOfForm } from '../../../src/contract/cart/service-fields';
import { CHECKOUT_PAGE } from '../../../src/contract/checkout/forms';
import { PLACES_MESSAGES } from '../../../src/contract/places-messages';
import type { CartOperation, Notice } from '../../../src/domain/cart/cart';
import { placeDestination } from '../../../src/domain/cart/destination';
import { cartIdOf } from '../../../src/domain/cart/hashes';
import { namedParams, type Problem, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';
import { checkForm } from '../serving/check-form';
import { invalid, inWords, isReused, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers, SentForm } from '../serving/sent-form';
import { change, withCart, withoutCart } from './cart-outcome';

/** Said by the address of the cart page, so that it is not said twice: more of the same was added too. */
const SAID_IN_URL: string[] = [
  CART_MESSAGES.productAddedToCart,
  CART_MESSAGES.quantityUpdated,
  CART_MESSAGES.productRemoved,
];
const notInUrl = (notices: Notice[]) => notices.filter((notice) => !SAID_IN_URL.includes(notice.message));

type Call = Pick<SentForm, 'request' | 'sent' | 'key'>;

const isUnknownLine = (problem: Problem): boolean =>
  problem.status === 404 && problem.message === CART_MESSAGES.noSuchLine;

/** A change made of another cart than the one that the cookie names: its line is not here. */
const isOfAnotherCart = ({ request, sent }: Call): boolean =>
  Boolean(sent.cart) && sent.cart !== cartIdOf(request.cart.token());

const noSuchLine = (): Problem => refuse(404, CART_MESSAGES.noSuchLine).problem;

const backOf = (request: ShopRequest, sent: Record<string, string>): string =>
  wayBack(request.store, sent.back) ?? CART_PAGE;

/** Which piece of a set a refusal is about. */
function pieceOf({ detail }: Problem): number | null {
  const notices =
    typeof detail === 'object' && detail !== null && 'notices' in detail && Array.isArray(detail.notices)
      ? (detail.notices as Notice[])
      : [];
  const piece = notices.find(({ level }) => level === 'error')?.params?.piece;
  return typeof piece === 'number' ? piece : null;
}

/** A refused add says why in the address of the page it came from, which is the same for everyone and keeps nothing. */
function notAdded({ request, sent }: Call, refused: Problem): Outcome {
  const problem = inWords(refused);
  const message = problem.fields?.[0]?.message ?? problem.message;
  const back = withParameter(backOf(request, sent), NOTICE_PARAM, message);
  const piece = pieceOf(problem);
  return {
    ...refusedAt(piece === null ? back : withParameter(back, PIECE_PARAM, String(piece)), problem),
    reasonInUrl: true,
  };
}

/**
 * Puts a product into the cart. One that is bought at once leads to the checkout where it is all there is to buy, and
 * else to the cart: what was in it before, be it more of the same, is seen before anything is filled in.
 */
async function put(call: Call, isBoughtAtOnce: boolean): Promise<Outcome> {
  const { request, sent, key } = call;
  const fields = checkForm(ADD, sent);
  const choices = choicesOfForm(sent);
  const services = servicesOfForm(sent);
  const errors = [...(fields.ok ? [] : fields.errors), ...choices.errors, ...services.errors];
  if (!fields.ok || errors.length > 0) return notAdded(call, invalid(errors));
  const { sku, parentSku, warranty, deliveryOption } = fields.values;
  const qty = Number(fields.values.qty || 1);
  const product: CartOperation = {
    kind: 'add',
    sku,
    ...(parentSku ? { parentSku } : {}),
    qty,
    productOption: choices.option,
    warrantySku: warranty || null,
    deliveryOption: deliveryOption || null,
  };
  const operations = [
    product,
    ...services.skus.map((service): CartOperation => ({ kind: 'add', sku: service, qty, isService: true })),
  ];
  const changed = await change(request, (cart) =>
    cart.apply(operations.length > 1 ? { kind: 'together', operations } : product, key),
  );
  if (!changed.ok) return notAdded(call, changed.problem);
  const { token, answer, notices } = changed.value;
  const itemId = answer.line?.itemId ?? null;
  const { lines } = answer.cart;
  const isAlone = lines.length === operations.length && lines.every((line) => line.qty === qty);
  const inCart = itemId === null ? CART_PAGE : withParameter(CART_PAGE, 'agregado', String(itemId));
  const location = isBoughtAtOnce && isAlone ? CHECKOUT_PAGE : inCart;
  return withCart(request, { location, cart: answer.cart, token, notices, flashNotices: notInUrl(notices), itemId });
}

/** The minus and plus buttons send `step` beside the quantity they stand next to. */
function steppedQuantity(sent: Record<string, string>): string {
  const step = Number(sent.step ?? 0);
  const qty = Number(sent.qty);
  return Math.abs(step) === 1 && Number.isInteger(qty) ? String(qty + step) : (sent.qty ?? '');
}

async function set(call: Call): Promise<Outcome> {
  const { request, sent, key } = call;
  const line = checkForm(LINE, sent);
  if (!line.ok) return refusedAt(CART_PAGE, invalid(line.errors));
  if (isOfAnotherCart(call)) return refusedAt(CART_PAGE, noSuchLine());
  const { itemId } = line.values;
  const wanted = steppedQuantity(sent);
  if (wanted === '0' && sent.step) return withoutCart(`${withParameter(CART_PAGE, 'quitar', itemId)}#linea-${itemId}`);
  const fields = checkForm(QUANTITY, { qty: wanted });
  if (!fields.ok) return refusedAt(CART_PAGE, invalid(fields.errors));
  const changed = await change(request, (cart) =>
    cart.apply({ kind: 'set', itemId: Number(itemId), qty: Number(fields.values.qty) }, key),
  );
  if (!changed.ok) return refusedAt(CART_PAGE, changed.problem);
  const { token, answer, notices } = changed.value;
  return withCart(request, { location: CART_PAGE, cart: answer.cart, token, notices, itemId: Number(itemId) });
}

async function removeOrRestore(call: Call, kind: 'remove' | 'restore'): Promise<Outcome> {
  const { request, sent, key } = call;
  const line = checkForm(LINE, sent);
  if (!line.ok) return refusedAt(CART_PAGE, invalid(line.errors));
  if (isOfAnotherCart(call)) return withoutCart();
  const itemId = Number(line.values.itemId);
  const changed = await change(request, (cart) => cart.apply({ kind, itemId }, key));
  // Sent twice: the line is where the first one put it.
  if (!changed.ok) return isUnknownLine(changed.problem) ? withoutCart() : refusedAt(CART_PAGE, changed.problem);
  const { token, answer, notices } = changed.value;
  const location = kind === 'remove' ? withParameter(CART_PAGE, 'quitado', String(itemId)) : CART_PAGE;
  return withCart(request, { location, cart: answer.cart, token, notices, flashNotices: notInUrl(notices), itemId });
}

async function coupon({ request, sent, key }: Call): Promise<Outcome> {
  const back = backOf(request, sent);
  const fields = checkForm(COUPON, sent);
  if (!fields.ok) return refusedAt(back, invalid(fields.errors));
  const code = fields.values.code || null;
  const changed = await change(request, (cart) => cart.apply({ kind: 'coupon', code }, key));
  if (!changed.ok) {
    const { message, status, detail } = changed.problem;
    if (status >= 500 || isReused(changed.problem)) return refusedAt(back, changed.problem);
    const ofCode = invalid([{ field: 'code', rule: 'value', message, params: namedParams(message, detail) }]);
    return refusedAt(back, status === 429 ? { ...ofCode, status, detail } : ofCode);
  }
  const { token, answer, notices } = changed.value;
  const done: Notice = {
    id: 'other',
    level: 'success',
    message: code ? CART_MESSAGES.couponApplied : CART_MESSAGES.couponRemoved,
  };
  return withCart(request, {
    location: back,
    cart: answer.cart,
    token,
    notices: notices.length > 0 ? notices : [done],
  });
}

/** Sends the cart to the place of a postal code, be it where nobody delivers. */
async function destination({ request, sent, key }: Call): Promise<Outcome> {
  const fields = checkForm(DESTINATION, sent);
  if (!fields.ok) return refusedAt(CART_PAGE, invalid(fields.errors));
  if (request.cart.token() === null) return withoutCart();
  const place = await request.commerce.postal.postalCode(fields.values.zipCode);
  if (!place) {
    const message = PLACES_MESSAGES.postalCodeUnknown;
    return refusedAt(CART_PAGE, invalid([{ field: 'zipCode', rule: 'postalCode', message }]));
  }
  const going = placeDestination(place, request.store.i18n.defaultCountry);
  const changed = await change(request, (cart) => cart.apply({ kind: 'destination', destination: going }, key));
  if (!changed.ok) return refusedAt(CART_PAGE, changed.problem);
  const { token, answer, notices } = changed.value;
  return withCart(request, { location: CART_PAGE, cart: answer.cart, token, notices });
}

/** Forms of product and cart pages. */
export const cartForms: FormHandlers<typeof CART_FORMS> = {
  add: (call) => put(call, false),
  comprar: (call) => put(call, true),
  set,
  remove: (call) => removeOrRestore(call, 'remove'),
  restore: (call) => removeOrRestore(call, 'restore'),
  coupon,
  destination,
};
