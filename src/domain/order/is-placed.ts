const PLACED = 200;
const INVALID_SIGNATURE = 'Invalid signature validation';

/** An order was placed when its answer has no code or 200; a signature failure answers 200 as well, in words. */
export const isPlaced = (answer: { code?: number; result?: unknown }): boolean =>
  (answer.code === undefined || answer.code === PLACED) && !(typeof answer.result === 'string' && answer.result.startsWith(INVALID_SIGNATURE));
