import type { AttributeDocument, ProductDocument } from '../../../../src/domain/catalogue/document';
import { apartWords, tokens } from '../../../../src/domain/search/text';

/** Words of a description beyond this number no longer say what a product is. */
const DESCRIPTION_WORDS = 400;

/** A word of a product: whether it names the product, and whether its name begins with it, 1 or 0. */
export type ToldWord = readonly [word: string, names: 0 | 1, isHead: 0 | 1];

/** A product's columns in the search index, folded, each word with a blank on both sides, and each of its words once. */
export interface SearchWords {
  name: string;
  keywords: string;
  category: string;
  description: string;
  sku: string;
  /** How many words its columns have. */
  words: number;
  told: ToldWord[];
}

const plainText = (html: string | undefined): string =>
  (html ?? '').replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ');

const texts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(texts)
    : typeof value === 'string'
      ? [value]
      : typeof value === 'number'
        ? [String(value)]
        : [];

/** Fields in which products have the code of their bars. */
const BAR_CODES = ['ean', 'gtin', 'upc', 'barcode'] as const;

/** Option labels (Azul, Grande) count as keywords, so that "silla azul" finds a chair with a blue variant. */
export function searchWords(
  doc: ProductDocument,
  facets: readonly (readonly [code: string, value: string, ...unknown[]])[],
  ctx: { attributes: ReadonlyMap<string, AttributeDocument> },
): SearchWords {
  const labels = facets.map(
    ([code, value]) => ctx.attributes.get(code)?.options.find((option) => option.value === value)?.label ?? '',
  );
  const name = tokens(doc.name);
  const keywords = tokens([...texts(doc.keywords), doc.marca ?? '', ...new Set(labels)].join(' '));
  const category = tokens(doc.category.map((entry) => entry.name).join(' '));
  // Where it stands says something of a thing, and names it no more than a description does: a high chair is for babies.
  const above = tokens(doc.category.map(({ path }) => path ?? '').join(' ')).filter((word) => !category.includes(word));
  const description = [
    ...new Set(above),
    ...tokens(plainText(`${doc.short_description ?? ''} ${doc.description ?? ''}`)).slice(0, DESCRIPTION_WORDS),
  ];
  const sku = tokens(
    [doc, ...doc.configurable_children]
      .flatMap((one) => [one.sku, ...BAR_CODES.flatMap((code) => texts(one[code]))])
      .join(' '),
  );
  const naming = new Set([...name, ...keywords, ...category]);
  const all = new Set([...naming, ...description, ...sku]);
  return {
    name: apartWords(name),
    keywords: apartWords(keywords),
    category: apartWords(category),
    description: apartWords(description),
    sku: apartWords(sku),
    words: name.length + keywords.length + category.length + description.length + sku.length,
    told: [...all].map((word) => [word, naming.has(word) ? 1 : 0, word === name[0] ? 1 : 0]),
  };
}
