import type { CartView } from '../../contract/cart/view';
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

/** Sorts the answer to a form; 'challenge' where the shop asks for a proof first, null for one that is none of the shop's. */
export function answerOf(isOk: boolean, body: { result?: unknown; meta?: unknown }): FormAnswer | 'challenge' | null {
  const meta = body.meta as { notices?: Notice[]; challenge?: boolean } | undefined;
  if (meta?.challenge) return 'challenge';
  const result = body.result as FormDone | string | FieldProblem[] | undefined;
  if (isOk && typeof result === 'object' && !Array.isArray(result)) return { ok: true, done: result };
  const told = meta?.notices?.find((notice) => notice.level === 'error');
  if (told) return { ok: false, notice: told };
  const message = Array.isArray(result) ? result[0]?.message : result;
  return typeof message === 'string' ? { ok: false, notice: { message } } : null;
}

/** Reads the answer to a form. Throws for one that is no JSON. */
export const readAnswer = async (response: Response): Promise<FormAnswer | 'challenge' | null> =>
  answerOf(response.ok, (await response.json()) as { result?: unknown; meta?: unknown });
