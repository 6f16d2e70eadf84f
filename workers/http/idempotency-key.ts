import { MESSAGES } from '../../src/contract/messages';
import { ok, type Result, refuse } from '../../src/domain/result';

const KEY_HEADER = 'Idempotency-Key';
/** Visible ASCII, 1 to 255 characters, as the draft standard and the payment providers have it. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** Whether this text may be a key. */
export const isKey = (text: string): boolean => KEY.test(text);

/** The client's key of a mutation, null without one. */
export function idempotencyKey(request: Request): Result<string | null> {
  const key = request.headers.get(KEY_HEADER);
  if (key === null) return ok(null);
  if (isKey(key)) return ok(key);
  return refuse(422, MESSAGES.invalid, { fields: [{ field: KEY_HEADER, rule: 'value', message: MESSAGES.invalid }] });
}
