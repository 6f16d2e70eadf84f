/** What a shopper pays for one piece, in centavos with IVA, the price before it, and how many there are: null, nobody counts. */
export interface Offer {
  pays: number;
  before?: number;
  pieces: number | null;
}

export type Offers = Record<string, Offer>;

/** What has to become of a file. With both, either will do: nothing is sold wrongly by refusing it. */
export interface Expectation {
  /** Refused, naming this line; 0 where no one line is at fault. */
  refusedAt?: number;
  /** Everything that can be bought, and nothing else. */
  sold?: Offers;
  /** Lines of the rows that are named as left out. */
  leftOut?: number[];
  /** Words that the dry run has to say. */
  said?: RegExp;
}

export interface ForeignFile extends Expectation {
  title: string;
  files: Record<string, Buffer>;
  args: string[];
  /** How its columns are read, where no system wrote it. */
  mapping?: object;
}

/** The offers without some, or with others. */
export const except = (offers: Offers, ...skus: string[]): Offers =>
  Object.fromEntries(Object.entries(offers).filter(([sku]) => !skus.includes(sku)));
