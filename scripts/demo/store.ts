import type { BranchDocument } from '../../src/contract/branches.ts';
import type { Entity } from '../../src/domain/catalogue/document.ts';

/** What the import door takes beside the catalogue's own entities. */
export type DemoEntity = Entity | 'redirect' | 'postal_code' | 'coupon';

/** The documents of one store view, by entity, in the order they are imported. */
export interface DemoStore {
  storeCode: string;
  entities: [DemoEntity, object[]][];
  /** Where orders are picked up, with what is there. */
  branches?: BranchDocument[];
}
