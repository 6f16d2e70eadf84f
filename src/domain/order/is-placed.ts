const PLACED = 200;

/**
 * Whether an order was placed: its answer has no code or 200. A sentence instead of a number is a refusal, a signature
 * that does not verify answers 200 so.
 */
export const isPlaced = (answer: { code?: number; result?: unknown }): boolean =>
  (answer.code === undefined || answer.code === PLACED) &&
  !(typeof answer.result === 'string' && /\s/.test(answer.result));
