/** A call to a retailer's API: done, refused with its code and words, or nobody knows whether it took effect. */
export type Outcome<T> = { state: 'ok'; value: T } | { state: 'refused'; code: number; message: string } | { state: 'unknown'; reason: string };
