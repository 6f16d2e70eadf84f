import type { CartPort } from '../../../src/commerce/cart';
import type { SharedCartsPort } from '../../../src/commerce/shared-carts';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import type { CartAnswer, Notice } from '../../../src/domain/cart/cart';
import { errorNotice, notTakenNotice } from '../../../src/domain/cart/notices';
import { addOfShared, type SharedLine } from '../../../src/domain/cart/shared-line';
import { ok, type Problem, type Result, refuse } from '../../../src/domain/result';
import { digest } from '../../http/digest';
import type { ShopRequest } from '../../http/shop-request';
import { cartMeta } from './change-cart';

/** What became of the lines of a shared cart. */
export interface AddedShared {
  added: number;
  refused: { sku: string; message: string }[];
}

/** A refusal that is about the cart and not about the line: the lines that follow would be refused as well. */
const isOfCart = ({ status, message }: Problem): boolean =>
  status >= 500 || status === 429 || message === CART_MESSAGES.freshCart;

/** What a problem says in notices of its own: the part of a set that is not sold. */
function toldIn({ detail }: Problem): Notice | undefined {
  const notices =
    typeof detail === 'object' && detail !== null && 'notices' in detail && Array.isArray(detail.notices)
      ? (detail.notices as Notice[])
      : [];
  return notices.find(({ level }) => level === 'error');
}

/** Why an add changed nothing; null when it did. */
function refusalOf(answer: Result<CartAnswer>): Notice | null {
  if (!answer.ok)
    return toldIn(answer.problem) ?? errorNotice(answer.problem.fields?.[0]?.message ?? answer.problem.message);
  const { notices } = answer.value;
  return notices.some(({ level }) => level === 'success')
    ? null
    : (notices.find(({ level }) => level === 'error') ?? null);
}

type Refused = ReadonlyMap<SharedLine, Notice>;

/** Each line that is not in the cart by its name, and why. */
async function refusalNotices({ sharedCarts, lines }: SharedAdd, refused: Refused): Promise<Notice[]> {
  if (refused.size === 0) return [];
  const shown = await sharedCarts.show(lines);
  const told = lines.flatMap((line, index): Notice[] => {
    const reason = refused.get(line);
    return reason ? [notTakenNotice(shown[index]?.name ?? line.sku), { ...reason, level: 'warning' }] : [];
  });
  return [...new Map(told.map((notice) => [JSON.stringify(notice), notice])).values()];
}

export interface SharedAdd extends Pick<ShopRequest, 'store'> {
  sharedCarts: SharedCartsPort;
  token: string;
  lines: readonly SharedLine[];
  /** What is said once they are in the cart, when they were put there before, and when none could be. */
  messages: Record<'added' | 'addedBefore' | 'notUpdated', string>;
}

/**
 * Adds every line of a shared cart to a cart, each under a key of the link and its place, so that sent again it is
 * added once, and what was cut short is finished. Then the cart is compared with whoever else keeps it. 422 when no
 * line could be added.
 */
export async function addShared(
  cart: CartPort,
  shared: SharedAdd,
  done: (added: AddedShared) => void,
): Promise<Result<CartAnswer>> {
  const { token, lines, messages } = shared;
  const key = await digest(`shared-cart-add:${token}`);
  const refused = new Map<SharedLine, Notice>();
  let last: CartAnswer | null = null;
  let isReplayed = true;
  for (const [index, line] of lines.entries()) {
    const answer = await cart.apply(addOfShared(line), `${key}:${index}`);
    if (!answer.ok && isOfCart(answer.problem)) return answer;
    const refusal = refusalOf(answer);
    if (refusal !== null) refused.set(line, refusal);
    else if (answer.ok) {
      last = answer.value;
      isReplayed &&= answer.value.replayed === true;
    }
  }
  const told = await refusalNotices(shared, refused);
  if (!last) {
    const read = await cart.read();
    const notices = [errorNotice(messages.notUpdated), ...told];
    return refuse(422, messages.notUpdated, {
      detail: read.ok ? cartMeta(shared, read.value.cart, cart.token(), notices) : { notices },
    });
  }
  const synced = await cart.sync();
  done({
    added: lines.length - refused.size,
    refused: [...refused].map(([{ sku }, { message }]) => ({ sku, message })),
  });
  const summary: Notice = isReplayed
    ? { id: 'other', level: 'info', message: messages.addedBefore }
    : { id: 'other', level: 'success', message: messages.added };
  const heard = synced.ok ? synced.value.notices : [];
  return ok({
    cart: synced.ok ? synced.value.cart : last.cart,
    line: null,
    notices: [summary, ...told, ...heard],
    ...(isReplayed ? { replayed: true } : {}),
  });
}
