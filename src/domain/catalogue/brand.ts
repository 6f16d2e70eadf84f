import type { AttributeDocument, ProductDocument } from './document';
import { attributeWords } from './front-attributes';

/** The brand of a product in words, by the label of its option where the attribute has some; null when it has none. */
export function brandOf(doc: ProductDocument, attributes: ReadonlyMap<string, AttributeDocument>): string | null {
  const attribute = attributes.get('marca');
  return (attribute ? attributeWords(attribute, doc.marca) : doc.marca?.trim()) || null;
}
