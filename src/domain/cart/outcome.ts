/** A call to a retailer's API that was refused, with its code and words. */
export interface Refused {
  state: 'refused';
  code: number;
  message: string;
  /** The HTTP status was good: the code in the body alone refuses. */
  inBody?: true;
  /** It never left us. */
  unsent?: true;
}

/** A call to a retailer's API: done, refused, or nobody knows whether it took effect. */
export type Outcome<T> = { state: 'ok'; value: T } | Refused | { state: 'unknown'; reason: string };
