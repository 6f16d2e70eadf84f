/** Thrown when a retailer's API gave nothing where something is needed. */
export class RetailerFailed extends Error {
  override name = 'RetailerFailed';
  /** true when the retailer answered with a refusal, false when it did not answer at all. */
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal = false) {
    super(message);
    this.isRefusal = isRefusal;
  }
}
