import type { Context } from 'hono';
import { storePath } from '../../src/config/stores';
import { CART_MESSAGES } from '../../src/contract/cart/messages';
import { toCartView } from '../../src/contract/cart/view';
import { failure, success } from '../../src/contract/envelope';
import type { Cart, Notice } from '../../src/domain/cart/cart';
import type { FieldProblem, Problem } from '../../src/domain/result';
import { problemResponse } from '../http/errors';
import type { AppEnv } from '../http/shop-request';
import { refusalPage } from './refusal-page';

/** What a form led to. */
export interface Outcome {
  /** Path inside the store view to go to. */
  location: string;
  /** The cart afterwards, null when it was not looked at. */
  cart: Cart | null;
  /** Token of the cart that keeps the flash, null when there is no cart. */
  token: string | null;
  /** Shown by whoever called with script. */
  notices: Notice[];
  /** Kept for the page that comes next; what its address already says is left out. */
  told?: Notice[];
  /** Line the form touched. */
  itemId?: number | null;
  /** Why the form was refused; the page it came from shows it again with what was typed. */
  refused?: { form: string; problem: Problem; values: Record<string, string> };
}

/** Kept of a value that was typed: enough to correct it. */
const KEPT_CHARACTERS = 255;
const KEPT_FIELDS = 40;

const kept = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => /^\w{1,40}$/.test(name))
      .slice(0, KEPT_FIELDS)
      .map(([name, value]) => [name, value.slice(0, KEPT_CHARACTERS)]),
  );

const wantsJson = (c: Context<AppEnv>) => (c.req.header('accept') ?? '').includes('application/json');

function problemNotice({ message, fields, detail }: Problem): Notice[] {
  if (fields && fields.length > 0) return [];
  const told = typeof detail === 'object' && detail !== null && 'notices' in detail && Array.isArray(detail.notices) ? (detail.notices as Notice[]) : [];
  return told.length > 0 ? told : [{ id: 'other', level: 'error', message }];
}

const errorsOf = (problem: Problem): FieldProblem[] => problem.fields ?? [];

/** Answers without a page to go to: nothing a shopper can correct, or storage that is busy. */
export function refusedOutright(c: Context<AppEnv>, problem: Problem, location: string | null = null): Response {
  if (wantsJson(c)) return problemResponse(c, problem);
  if (problem.status === 503) c.header('retry-after', '1');
  return c.html(refusalPage(c.env.REQUEST.store, problem.message, location), problem.status);
}

/** Sends the shopper on: 303 with a flash for the next page, or the same as JSON for whoever asked for it. */
export async function finish(c: Context<AppEnv>, outcome: Outcome): Promise<Response> {
  const request = c.env.REQUEST;
  const { cart, token, refused } = outcome;
  if (refused && refused.problem.status >= 500) return refusedOutright(c, refused.problem, outcome.location);
  if (cart && token) request.setCart(token, cart);
  const location = storePath(request.store, outcome.location);
  const notices = refused ? [...outcome.notices, ...problemNotice(refused.problem)] : outcome.notices;
  if (wantsJson(c)) {
    if (refused) return c.json({ ...failure(refused.problem), meta: { location, notices } }, refused.problem.status);
    return c.json(success({ location, notices, cart: cart && toCartView(cart), itemId: outcome.itemId ?? null }));
  }
  const told = refused ? notices : (outcome.told ?? notices);
  if (token && (told.length > 0 || refused)) {
    await request.commerce.cart(token).saveFlash({
      notices: told,
      form: refused?.form ?? null,
      values: refused ? kept(refused.values) : {},
      errors: refused ? errorsOf(refused.problem) : [],
    });
  }
  return c.redirect(location, 303);
}

export const isUnknownLine = (problem: Problem): boolean => problem.status === 404 && problem.message === CART_MESSAGES.noSuchLine;
