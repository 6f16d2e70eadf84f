import type { CartView } from '../../contract/cart/view';
import type { Envelope } from '../../contract/envelope';
import type { Notice } from '../../domain/cart/cart';
import type { FieldProblem } from '../../domain/result';
import { sendAsPage } from '../cart/send-form';

/** What became of a form that was sent without leaving its page. */
export type SentHere =
  | { state: 'done'; location: string; notices: Notice[]; cart: CartView | null }
  | { state: 'refused'; fields: FieldProblem[]; message: string | null }
  | { state: 'lost' };

type Answer = Envelope<{ location: string; notices: Notice[]; cart?: CartView | null } | string | FieldProblem[]> & { meta?: { challenge?: boolean } };

/** Sends a form and stays on its page. A challenge in its way is shown as the page it is, which sends the form on. */
export async function sendHere(form: HTMLFormElement): Promise<SentHere> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));
  try {
    const response = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' }, body });
    const { result, meta } = (await response.json()) as Answer;
    if (meta?.challenge) return await sendAsPage(form.action, body);
    if (Array.isArray(result)) return { state: 'refused', fields: result, message: null };
    return typeof result === 'string'
      ? { state: 'refused', fields: [], message: result }
      : { state: 'done', location: result.location, notices: result.notices, cart: result.cart ?? null };
  } catch {
    return { state: 'lost' };
  }
}
