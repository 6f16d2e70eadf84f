import type { ProductDocument } from '../../../domain/catalogue/document';
import { parseDocument, reasonOf } from '..';

export const lamp = { id: 77, sku: 'LAMP-01', name: 'Lámpara de pie', price: 899 };

/** The lamp with these fields, as it is taken over. */
export const parse = (more: Record<string, unknown> = {}, prefix?: string): ProductDocument => {
  const result = parseDocument('product', { ...lamp, ...more }, { prefix });
  if (!result.ok) throw new Error(reasonOf(result.problem));
  return result.value;
};

/** Why a product is refused. */
export const refused = (raw: unknown): string => {
  const result = parseDocument('product', raw);
  return result.ok ? 'accepted' : reasonOf(result.problem);
};

/** What was left out of the lamp with these fields, and the rest as it is taken over. */
export function noted(more: Record<string, unknown>): [string[], ProductDocument] {
  const notes: string[] = [];
  const result = parseDocument(
    'product',
    { ...lamp, ...more },
    { note: (field, message) => notes.push(`${field}: ${message}`) },
  );
  if (!result.ok) throw new Error(reasonOf(result.problem));
  return [notes, result.value];
}
