import type { Context, Hono } from 'hono';
import type { CartPort } from '../../src/commerce/cart';
import { MESSAGES } from '../../src/contract/messages';
import type { CartAnswer, Notice } from '../../src/domain/cart/cart';
import { type FieldProblem, type Problem, type Result, refuse } from '../../src/domain/result';
import { changeNamed, freshCartNotice } from '../api/identity';
import type { AppEnv, ShopRequest } from '../http/shop-request';
import { finish, type Outcome, refusedOutright } from './outcome';
import { readForm } from './read-form';

/** A posted form. */
export interface FormCall {
  c: Context<AppEnv>;
  request: ShopRequest;
  sent: Record<string, string>;
}

/** Serves POST of one form. */
export function form(app: Hono<AppEnv>, path: string, handle: (call: FormCall) => Promise<Outcome>): void {
  app.post(path, async (c) => {
    const sent = await readForm(c.req.raw);
    if (!sent.ok) return refusedOutright(c, sent.problem);
    return finish(c, await handle({ c, request: c.env.REQUEST, sent: sent.value }));
  });
}

export const invalid = (fields: FieldProblem[]): Problem => refuse(422, MESSAGES.invalid, { fields }).problem;

/** Where a refused form is shown again. */
export const again = ({ request, sent }: FormCall, name: string, location: string, problem: Problem): Outcome => ({
  location,
  cart: null,
  token: request.cartToken,
  notices: [],
  refused: { form: name, problem, values: sent },
});

export const CART_PAGE = '/checkout/cart';

/** Nobody can fill in a checkout without a cart. */
export const noCart = (): Outcome => ({ location: CART_PAGE, cart: null, token: null, notices: [] });

export interface Change {
  token: string;
  answer: CartAnswer;
  /** Of the change, and first of all that the cart is a fresh one. */
  notices: Notice[];
}

/** Changes the shopper's cart, or makes one. */
export async function change({ request }: FormCall, work: (cart: CartPort) => Promise<Result<CartAnswer>>): Promise<Result<Change>> {
  const changed = await changeNamed(request, { token: request.cartToken, lost: request.lostCart === true }, work);
  if (!changed.ok) return changed;
  const { token, answer, isFresh } = changed.value;
  return { ok: true, value: { token, answer, notices: [...(isFresh ? [freshCartNotice] : []), ...answer.notices] } };
}
