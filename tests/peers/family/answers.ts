import type { Document } from './documents.ts';
import { listOf } from './documents.ts';
import type { search } from './search.ts';

type Found = ReturnType<typeof search>;

/** Names of product fields in compact answers. Source: contract §1.5. */
const SHORT: Record<string, string> = {
  minimal_price: 'mp',
  has_options: 'ho',
  url_key: 'u',
  status: 's',
  required_options: 'ro',
  name: 'nm',
  tax_class_id: 'tci',
  description: 'desc',
  final_price: 'fp',
  price: 'p',
  special_price: 'sp',
  image: 'i',
};

/** Fields of a variant that are left out when its parent has the same. */
const INHERITED = ['final_price', 'price', 'special_price', 'image'];

const shortened = (document: Document): Document =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [SHORT[name] ?? name, value]));

function compact(product: Document): Document {
  const children = listOf(product.configurable_children).map((child) =>
    shortened(
      Object.fromEntries(
        Object.entries(child).filter(([name, value]) => !(INHERITED.includes(name) && value === product[name])),
      ),
    ),
  );
  return shortened({ ...product, ...(children.length > 0 ? { configurable_children: children } : {}) });
}

/** What a search engine answers: hits inside hits. */
export const standardAnswer = (entity: string, { total, documents, aggregations }: Found): Document => ({
  took: 1,
  timed_out: false,
  hits: {
    total: { value: total, relation: 'eq' },
    max_score: 1,
    hits: documents.map((document) => ({
      _index: `peer_${entity}`,
      _type: entity,
      _id: String(document.id),
      _score: 1,
      _source: document,
    })),
  },
  aggregations,
});

/**
 * The short answer: a list of documents, product fields renamed, variants without what they share with their parent.
 */
export const compactAnswer = (entity: string, { total, documents, aggregations }: Found): Document => ({
  hits: documents.map((document) => ({ ...(entity === 'product' ? compact(document) : document), _score: 1 })),
  total,
  aggregations,
});
