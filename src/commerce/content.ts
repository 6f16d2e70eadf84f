import type { CmsDocument } from '../domain/catalogue/document';

export interface ContentPort {
  page(identifier: string): Promise<CmsDocument | null>;
  blocks(identifiers: string[]): Promise<CmsDocument[]>;
}
