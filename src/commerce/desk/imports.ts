/** An import of the store view; `skipped` is null where it is not kept what an import left out. */
export interface DeskImport {
  run: number;
  scope: 'catalogue' | 'stock';
  beganAt: number;
  outcome: 'applied' | 'dropped' | null;
  accepted: number | null;
  skipped: number | null;
}

/** A document that an import left out, by its id as far as it could be read. */
export interface SkippedDocument {
  entity: string;
  position: number;
  id: string | null;
  reason: string;
}

export interface DeskImports {
  /** The newest imports of the store view. */
  recent(): Promise<DeskImport[]>;
  /** What an import of this store view left out, the first of it; null without such an import. */
  skippedBy(run: number): Promise<SkippedDocument[] | null>;
}

declare module '../desk' {
  interface Desk {
    imports: DeskImports;
  }
}
