import type { CartView } from '../../contract/cart/view';
import type { Envelope } from '../../contract/envelope';
import type { Notice } from '../../domain/cart/cart';
import type { FieldProblem } from '../../domain/result';

/** What a form of ours answers to whoever asks for JSON. */
export interface FormDone {
  location: string;
  notices: Notice[];
  cart: CartView | null;
  itemId: number | null;
}

export type FormAnswer = { ok: true; done: FormDone } | { ok: false; notice: Pick<Notice, 'message' | 'params'> };

/** Reads the answer to a form; 'challenge' where the shop asks for a proof first, null for one that cannot be read. */
export async function readAnswer(response: Response): Promise<FormAnswer | 'challenge' | null> {
  const answer = (await response.json()) as Envelope<FormDone | string | FieldProblem[]> & { meta?: { notices?: Notice[]; challenge?: boolean } };
  if (answer.meta?.challenge) return 'challenge';
  const { result } = answer;
  if (response.ok && typeof result === 'object' && !Array.isArray(result)) return { ok: true, done: result };
  const told = answer.meta?.notices?.find((notice) => notice.level === 'error');
  if (told) return { ok: false, notice: told };
  const message = Array.isArray(result) ? result[0]?.message : result;
  return typeof message === 'string' ? { ok: false, notice: { message } } : null;
}
