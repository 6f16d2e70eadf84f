import type { ImportEntity } from '../../../src/contract/documents/import-order.ts';

/** Documents of one entity as a stream of JSON objects: in an array, one a line, or one after another. */
export interface Source {
  entity: ImportEntity;
  name: string;
  /** Size in bytes where it is known, for the progress. */
  bytes: number | null;
  /** Changes when the documents do; without it an import that was broken off begins anew. */
  stamp?: string;
  open(): ReadableStream<Uint8Array>;
}

/** A document that was not taken over; `position` counts from 1 within its source. */
export interface Skipped {
  source: string;
  position: number;
  id: string | null;
  reason: string;
}
