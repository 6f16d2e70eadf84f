import type { CartView } from '../../contract/cart/view';
import type { Envelope } from '../../contract/envelope';
import type { Notice } from '../../domain/cart/cart';
import type { FieldProblem } from '../../domain/result';
import { keyForSend, sendAnswered } from './send-key';

const SERVER_ERROR = 500;

/** What a form of ours answers to whoever asks for JSON. */
interface Done {
  location: string;
  notices: Notice[];
  cart: CartView | null;
  itemId: number | null;
}

export type FormAnswer = { ok: true; done: Done } | { ok: false; notice: Pick<Notice, 'message' | 'params'> };

/** Sends a form as it would send itself, but stays on the page; sent again after an answer that was lost, it is still one operation. null when there was no answer that can be read. */
export async function sendForm(action: string, fields: FormData | Record<string, string>): Promise<FormAnswer | null> {
  const entries = fields instanceof FormData ? [...fields].map(([name, value]): [string, string] => [name, String(value)]) : fields;
  const body = new URLSearchParams(entries);
  body.set('key', keyForSend(action, body.toString()));
  try {
    const response = await fetch(action, { method: 'POST', headers: { accept: 'application/json' }, body });
    if (response.status < SERVER_ERROR) sendAnswered();
    const answer = (await response.json()) as Envelope<Done | string | FieldProblem[]> & { meta?: { notices?: Notice[] } };
    const { result } = answer;
    if (response.ok && typeof result === 'object' && !Array.isArray(result)) return { ok: true, done: result };
    const told = answer.meta?.notices?.find((notice) => notice.level === 'error');
    if (told) return { ok: false, notice: told };
    const message = Array.isArray(result) ? result[0]?.message : result;
    return typeof message === 'string' ? { ok: false, notice: { message } } : null;
  } catch {
    return null;
  }
}
