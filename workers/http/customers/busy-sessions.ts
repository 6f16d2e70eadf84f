/**
 * Thrown where it cannot be found out whether a session is open: taking the shopper for a guest would let their cart
 * go. Answered 503.
 */
export class BusySessions extends Error {
  override name = 'BusySessions';
  /** As the platform marks what may be tried again. */
  readonly retryable = true;

  constructor() {
    super('the account of a session does not answer');
  }
}
