import type { CartView } from '../../contract/cart/view';
import type { Notice } from '../../domain/cart/cart';
import type { FieldProblem } from '../../domain/result';
import { GENERAL } from './general-message';

/** What a form of ours answers to whoever asks for JSON. */
export interface FormDone {
  location: string;
  notices: Notice[];
  /** null where the form is about no cart. */
  cart: CartView | null;
  itemId: number | null;
}

/**
 * What the shop has answered: `fields` where it named fields that are wrong, `notice` is about the first of them then.
 */
export type FormAnswer =
  | { ok: true; done: FormDone }
  | { ok: false; notice: Pick<Notice, 'message' | 'params'>; fields?: FieldProblem[] };

/**
 * What became of a form that was sent. `ok` null: whether the shop did it is not known, and `message` is the key of
 * why.
 */
export type Sent = FormAnswer | { ok: null; message: string };

const SERVER_ERROR = 500;

const unknown = (message: string = GENERAL): Sent => ({ ok: null, message });

function isDone(result: unknown): result is Pick<FormDone, 'location' | 'notices'> & Partial<FormDone> {
  const { location, notices } = (result ?? {}) as Partial<FormDone>;
  return typeof location === 'string' && Array.isArray(notices);
}

/**
 * Sorts the answer to a form; 'challenge' where the shop asks for a proof first. A failure of the shop and what is none
 * of its answers leave it unknown.
 */
export function answerOf(status: number, body: { result?: unknown; meta?: unknown } | null): Sent | 'challenge' {
  const { result, meta } = body ?? {};
  const { notices, challenge } = (meta ?? {}) as { notices?: Notice[]; challenge?: boolean };
  if (status >= SERVER_ERROR) return unknown(typeof result === 'string' ? result : undefined);
  if (challenge) return 'challenge';
  if (status < 300 && isDone(result)) return { ok: true, done: { cart: null, itemId: null, ...result } };
  const fields = Array.isArray(result) ? (result as FieldProblem[]) : [];
  const told = notices?.find((notice) => notice.level === 'error');
  const message = fields[0]?.message ?? result;
  const notice = told ?? (typeof message === 'string' ? { message, params: fields[0]?.params } : null);
  return notice ? { ok: false, notice, ...(fields.length > 0 && { fields }) } : unknown();
}

/** Reads the answer to a form; one that is no JSON leaves it unknown. */
export const readAnswer = async (response: Response): Promise<Sent | 'challenge'> =>
  answerOf(response.status, (await response.json().catch(() => null)) as Parameters<typeof answerOf>[1]);

/** Key of why a form was not done, or may not have been. */
export const messageOf = (sent: Exclude<Sent, { ok: true }>): string =>
  sent.ok === null ? sent.message : sent.notice.message;

/** What the shop has answered, null where that is not known. */
export const knownOf = (sent: Sent | 'challenge' | null): FormAnswer | null =>
  sent === null || sent === 'challenge' || sent.ok === null ? null : sent;
