import type {
  AttributeDocument,
  CategoryDocument,
  ConfigurableOption,
  ProductDocument,
} from '../../../domain/catalogue/document';
import { normaliseUrlPath, slugify } from '../../../domain/url';

const depth = (path: string | undefined): number => path?.split('/').length ?? 0;

/**
 * Names a product in URLs where the source does not: slug = url_key-id, url_path = path of its deepest category, slug,
 * .html.
 */
export function urlsOf(product: Pick<ProductDocument, 'id' | 'name' | 'url_key' | 'slug' | 'url_path' | 'category'>): {
  url_key: string;
  slug: string;
  url_path: string;
} {
  const url_key = product.url_key || slugify(product.name) || 'p';
  const slug = product.slug || `${url_key}-${product.id}`;
  const path = product.category
    .map((category) => category.path)
    .reduce((deepest, next) => (depth(next) > depth(deepest) ? next : deepest), undefined);
  return { url_key, slug, url_path: normaliseUrlPath(product.url_path || `${path ?? ''}/${slug}.html`).slice(1) };
}

/** The rest of a catalogue, as far as products lean on it: categories by id, attributes by id. */
export interface Surroundings {
  categories: ReadonlyMap<number, CategoryDocument>;
  attributes: ReadonlyMap<number, AttributeDocument>;
}

function categoriesOf(doc: ProductDocument, { categories }: Surroundings): ProductDocument['category'] {
  const given = new Map(doc.category.map((entry) => [entry.category_id, entry]));
  return doc.category_ids.flatMap((category_id) => {
    const known = categories.get(category_id);
    const entry = given.get(category_id);
    if (!known) return entry?.name ? [entry] : [];
    return [{ ...entry, category_id, name: known.name, slug: known.slug, path: known.url_path }];
  });
}

const codes = new WeakMap<Surroundings['attributes'], ReadonlyMap<string, AttributeDocument>>();

function attributeByCode(attributes: Surroundings['attributes'], code: string): AttributeDocument | undefined {
  const byCode =
    codes.get(attributes) ??
    new Map([...attributes.values()].map((attribute) => [attribute.attribute_code, attribute]));
  codes.set(attributes, byCode);
  return byCode.get(code);
}

/** The attribute of an option, by its id or, where the document names none, by its code. */
const attributeOf = (
  { attribute_id, attribute_code }: ConfigurableOption,
  attributes: Surroundings['attributes'],
): AttributeDocument | undefined =>
  attribute_id === '' ? attributeByCode(attributes, attribute_code) : attributes.get(Number(attribute_id));

function optionOf(option: ConfigurableOption, { attributes }: Surroundings): ConfigurableOption {
  const attribute = attributeOf(option, attributes);
  if (!attribute) return option;
  const labels = new Map(attribute.options.map(({ value, label, swatch }) => [value, { label, swatch }]));
  const values = option.values.map((value) => {
    const known = labels.get(String(value.value_index));
    return { ...value, label: value.label || (known?.label ?? ''), swatch: value.swatch ?? known?.swatch ?? null };
  });
  const label = option.label === option.attribute_code ? attribute.default_frontend_label : option.label;
  return {
    ...option,
    attribute_id: option.attribute_id || String(attribute.attribute_id),
    attribute_code: attribute.attribute_code,
    label,
    values: values.filter(({ label }) => label !== ''),
  };
}

/**
 * A product with what its own document did not say but the catalogue knows: names and paths of its categories, its
 * url_path below the deepest of them, codes and labels of its options and their values. What is unknown everywhere
 * stays as it was; values nobody can name are left out.
 */
export function completeProduct(doc: ProductDocument, surroundings: Surroundings): ProductDocument {
  const category = categoriesOf(doc, surroundings);
  const isBare = doc.url_path === `${doc.slug}.html`;
  const { url_path } = urlsOf({ ...doc, category, url_path: isBare ? '' : doc.url_path });
  return {
    ...doc,
    category,
    url_path,
    configurable_options: doc.configurable_options.map((option) => optionOf(option, surroundings)),
  };
}
