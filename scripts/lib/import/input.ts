import type { ImportEntity } from '../../../src/contract/documents/import-order.ts';

/**
 * What stands at a place of a file: a document with what it is (null when nobody can tell), or why there is none
 * (with what it would have been, and its name, where that is known). `position` counts from 1.
 */
export type Entry = { position: number } & (
  | { entity: ImportEntity | null; value: unknown; bytes: Uint8Array }
  | { reason: string; kind?: ImportEntity; name?: string }
);

/** A file to import, whatever documents it holds. */
export interface Input {
  name: string;
  path: string;
  /** What its name or the command says it holds, null when only its documents can tell. */
  entity: ImportEntity | null;
  /** Size in bytes where it is known. */
  bytes: number | null;
  /** Changes when the file does. */
  stamp: string;
  /** Its documents in their order; the same ones each time. */
  entries(): AsyncGenerator<Entry>;
  /** Its bytes where they are documents of one kind and nothing else has to be done to them. */
  raw?(): ReadableStream<Uint8Array>;
  /**
   * The column of a table that a field of its products is read from, null where it has none; known after its documents
   * were read. Only a table has it, and the places of its products are lines.
   */
  columnOf?(field: string): string | null;
  /** What of the file has no place in the shop, in words; known after its documents were read. */
  left?(): string[];
  /** What of the file would be sold without anybody counting it, in words; known after its documents were read. */
  unlimited?(): string[];
}
