/**
 * One field of a request that was refused. `field` is a dotted path, `rule` names the predicate, `message` is a key of
 * the catalogue of messages, `params` what it names in braces.
 */
export interface FieldProblem {
  field: string;
  rule: string;
  message: string;
  params?: Record<string, string | number>;
}

/**
 * Why a call was refused: `status` is the HTTP status and envelope code, `message` a message key, `detail` what a
 * client may act on.
 */
export interface Problem {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 502 | 503;
  message: string;
  fields?: FieldProblem[];
  detail?: unknown;
}

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (
  status: Problem['status'],
  message: string,
  more: Omit<Problem, 'status' | 'message'> = {},
): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { status, message, ...more },
});

/** What a refusal gives of the parameters its message names in braces; undefined for none. */
export function namedParams(message: string, detail: unknown): Record<string, string | number> | undefined {
  const given = Object.entries(typeof detail === 'object' && detail !== null ? detail : {});
  const named = given.filter(
    ([name, value]) => message.includes(`{${name}}`) && ['string', 'number'].includes(typeof value),
  );
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
