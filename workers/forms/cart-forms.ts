import type { Hono } from 'hono';
import { ADD, COUPON, LINE, QUANTITY } from '../../src/contract/cart/forms';
import { CART_MESSAGES } from '../../src/contract/cart/messages';
import type { Notice } from '../../src/domain/cart/cart';
import type { Problem } from '../../src/domain/result';
import type { AppEnv } from '../http/shop-request';
import { again, CART_PAGE, change, type FormCall, form, invalid } from './form-call';
import { isUnknownLine, type Outcome } from './outcome';
import { checkForm } from './server-form';
import { wayBack, withParameter } from './way-back';

/** Said by the address of the cart page, so that it is not said twice. */
const SAID: string[] = [CART_MESSAGES.productAddedToCart, CART_MESSAGES.productRemoved];
const untold = (notices: Notice[]) => notices.filter((notice) => !SAID.includes(notice.message));

const lineGone = (call: FormCall): Outcome => ({ location: CART_PAGE, cart: null, token: call.request.cartToken, notices: [] });

/** A refused add says why in the address of the page it came from, which is the same for everyone and keeps nothing. */
function notAdded(call: FormCall, problem: Problem): Outcome {
  const message = problem.fields?.[0]?.message ?? problem.message;
  const location = withParameter(wayBack(call.request.store, call.sent.back) ?? CART_PAGE, 'aviso', message);
  return { ...again(call, 'add', location, problem), token: null };
}

async function add(call: FormCall): Promise<Outcome> {
  const fields = checkForm(ADD, call.sent);
  if (!fields.ok) return notAdded(call, invalid(fields.errors));
  const { sku, parentSku, qty, warranty, deliveryOption } = fields.values;
  const changed = await change(call, (cart) =>
    cart.apply(
      {
        kind: 'add',
        sku,
        ...(parentSku ? { parentSku } : {}),
        qty: Number(qty || 1),
        productOption: null,
        warrantySku: warranty || null,
        deliveryOption: deliveryOption || null,
      },
      null,
    ),
  );
  if (!changed.ok) return notAdded(call, changed.problem);
  const { token, answer, notices } = changed.value;
  const itemId = answer.line?.itemId ?? null;
  const location = itemId === null ? CART_PAGE : withParameter(CART_PAGE, 'agregado', String(itemId));
  return { location, cart: answer.cart, token, notices, told: untold(notices), itemId };
}

/** The minus and plus buttons send `step` beside the quantity they stand next to. */
function steppedQuantity(sent: Record<string, string>): string {
  const step = Number(sent.step ?? 0);
  const qty = Number(sent.qty);
  return Math.abs(step) === 1 && Number.isInteger(qty) ? String(qty + step) : (sent.qty ?? '');
}

async function set(call: FormCall): Promise<Outcome> {
  const line = checkForm(LINE, call.sent);
  if (!line.ok) return again(call, 'set', CART_PAGE, invalid(line.errors));
  const { itemId } = line.values;
  const wanted = steppedQuantity(call.sent);
  if (wanted === '0' && call.sent.step) return { ...lineGone(call), location: withParameter(CART_PAGE, 'quitar', itemId) };
  const fields = checkForm(QUANTITY, { qty: wanted });
  if (!fields.ok) return again(call, 'set', CART_PAGE, invalid(fields.errors));
  const changed = await change(call, (cart) => cart.apply({ kind: 'set', itemId: Number(itemId), qty: Number(fields.values.qty) }, null));
  if (!changed.ok) return again(call, 'set', CART_PAGE, changed.problem);
  const { token, answer, notices } = changed.value;
  return { location: CART_PAGE, cart: answer.cart, token, notices, itemId: Number(itemId) };
}

async function removeOrRestore(call: FormCall, kind: 'remove' | 'restore'): Promise<Outcome> {
  const line = checkForm(LINE, call.sent);
  if (!line.ok) return again(call, kind, CART_PAGE, invalid(line.errors));
  const itemId = Number(line.values.itemId);
  const changed = await change(call, (cart) => cart.apply({ kind, itemId }, null));
  // Sent twice: the line is where the first one put it.
  if (!changed.ok) return isUnknownLine(changed.problem) ? lineGone(call) : again(call, kind, CART_PAGE, changed.problem);
  const { token, answer, notices } = changed.value;
  const location = kind === 'remove' ? withParameter(CART_PAGE, 'quitado', String(itemId)) : CART_PAGE;
  return { location, cart: answer.cart, token, notices, told: untold(notices), itemId };
}

async function coupon(call: FormCall): Promise<Outcome> {
  const back = wayBack(call.request.store, call.sent.back) ?? CART_PAGE;
  const fields = checkForm(COUPON, call.sent);
  if (!fields.ok) return again(call, 'coupon', back, invalid(fields.errors));
  const code = fields.values.code || null;
  const changed = await change(call, (cart) => cart.apply({ kind: 'coupon', code }, null));
  if (!changed.ok) {
    const { message } = changed.problem;
    const isBusy = changed.problem.status >= 500;
    return again(call, 'coupon', back, isBusy ? changed.problem : invalid([{ field: 'code', rule: 'value', message }]));
  }
  const { token, answer, notices } = changed.value;
  const done: Notice = { id: 'other', level: 'success', message: code ? CART_MESSAGES.couponApplied : CART_MESSAGES.couponRemoved };
  return { location: back, cart: answer.cart, token, notices: notices.length > 0 ? notices : [done] };
}

/** Forms of product and cart pages. */
export function cartForms(app: Hono<AppEnv>): void {
  form(app, '/f/cart/add', add);
  form(app, '/f/cart/set', set);
  form(app, '/f/cart/remove', (call) => removeOrRestore(call, 'remove'));
  form(app, '/f/cart/restore', (call) => removeOrRestore(call, 'restore'));
  form(app, '/f/cart/coupon', coupon);
}
