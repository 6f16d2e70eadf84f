import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { slugText } from '../../lib/slug.ts';

/** Who the texts speak for. */
export interface Shop {
  storeId: number;
  /** Of the paths of its store view: '' or '/muebles_america'. */
  prefix: string;
  name: string;
  email: string;
}

/** A content page; its identifier is its address. */
export const page = (
  shop: Shop,
  id: number,
  title: string,
  description: string,
  ...sections: string[]
): CmsDocument => ({
  id,
  identifier: slugText(title),
  title,
  content_heading: title,
  content: sections.join('\n'),
  meta_description: description,
  active: true,
  store_id: [shop.storeId],
});

/** A text that a page of the shop asks for by identifier. */
export const block = (shop: Shop, id: number, identifier: string, title: string, content: string): CmsDocument => ({
  id,
  identifier,
  title,
  content,
  active: true,
  store_id: [shop.storeId],
});
