import { SHAPES } from '../../../../src/contract/documents/fields';
import { plainOf } from '../../../../src/contract/documents/plain';
import { stableId } from '../../../../src/contract/documents/stable-id';
import { foldText } from '../../../../src/domain/search/text';
import { plainSlug } from '../../../../src/domain/url';
import type { Mapping, Row } from './mapping.ts';
import { listOf } from './values.ts';

/** Rates have a class each; 0 in a document is a product sold without tax. */
export const UNTAXED = 0;
const CLASS_OF_IVA = 2;
const CLASS_OF_ZERO = 3;
const FIRST_OTHER_CLASS = 100;

/** Fields of documents: an attribute that a file calls "Price" or "Stock" is not the price, nor the stock. */
const FIELDS_OF_DOCUMENTS = new Set(
  [SHAPES.Product, SHAPES.Variant]
    .flatMap((shape = []) => shape.map(({ name }) => name))
    .filter((one) => one !== 'marca'),
);

/** What systems call having no category. */
const NO_CATEGORY = /^(?:uncategori[sz]ed|sin categoria|sin categorizar|sin clasificar)$/;

const isNoCategory = (name: string): boolean => NO_CATEGORY.test(foldText(name));

/** Whether a row names a category that is more than having none. */
export const isPlacedRow = ({ category_separator, path_separator }: Mapping, row: Row): boolean =>
  listOf(row.categories || row.kind, category_separator).some(
    (path) => !isNoCategory(listOf(path, path_separator)[0] ?? ''),
  );

interface Attribute {
  label: string;
  options: Map<string, string>;
  isMultiple: boolean;
}

const classOf = (rate: number): number =>
  rate === 16 ? CLASS_OF_IVA : rate === 0 ? CLASS_OF_ZERO : FIRST_OTHER_CLASS + Math.round(rate * 100);

/** Code of an attribute that is called by nothing but its name. */
function ownCode(label: string): string {
  const slug = plainSlug(foldText(label.trim())).replace(/-/g, '_') || 'opcion';
  return FIELDS_OF_DOCUMENTS.has(slug) ? `atributo_${slug}` : slug;
}

/**
 * What products of a file name besides themselves: categories, attributes with their options, taxes. Ids are the same
 * whenever the same names come.
 */
export class Registry {
  readonly #mapping: Mapping;
  readonly #isPlaced: boolean;
  readonly #attributes = new Map<string, Attribute>();
  readonly #categories = new Map<string, Record<string, unknown> & { id: number; slug: string }>();
  readonly #slugs = new Set<string>();
  readonly #rates = new Set<number>();

  /** `isPlaced`: whether the file has categories beside what systems call having none; a catalogue needs one. */
  constructor(mapping: Mapping, isPlaced: boolean) {
    this.#mapping = mapping;
    this.#isPlaced = isPlaced;
  }

  /** Ids of the categories a cell names, "Salas > Sofás, Ofertas"; the ones above them are made too. */
  categories(cell: string | undefined): number[] {
    const { category_separator, path_separator, root } = this.#mapping;
    return listOf(plainOf(cell ?? ''), category_separator).flatMap((path) => {
      const steps = listOf(path, path_separator);
      const below = root !== undefined && steps[0] === root ? steps.slice(1) : steps;
      return below.length > 0 && !(this.#isPlaced && isNoCategory(below[0] ?? '')) ? [this.#category(below)] : [];
    });
  }

  /** Code of an attribute by the name people read. */
  code(label: string): string {
    return this.#mapping.codes[label.trim().toLowerCase()] ?? ownCode(label);
  }

  /** Codes of what one product is chosen by or has: two of its options never share an attribute, however they are called. */
  codes(labels: readonly string[]): Map<string, string> {
    const codes = new Map<string, string>();
    const taken = new Set<string>();
    for (const label of new Set(labels)) {
      const own = ownCode(label);
      const code = [this.code(label), own].find((one) => !taken.has(one)) ?? `${own}_${taken.size + 1}`;
      codes.set(label, code);
      taken.add(code);
    }
    return codes;
  }

  /** Id of an option of an attribute by its words. */
  option(code: string, label: string, value: string): string {
    const attribute = this.#attributes.get(code) ?? {
      label: label.trim(),
      options: new Map<string, string>(),
      isMultiple: false,
    };
    this.#attributes.set(code, attribute);
    const id = attribute.options.get(value) ?? String(stableId(`${code} ${value}`));
    attribute.options.set(value, id);
    return id;
  }

  /** Ids of several options at once, joined as a multiple attribute has them. */
  values(code: string, label: string, values: readonly string[]): string {
    const ids = values.map((value) => this.option(code, label, value));
    const attribute = this.#attributes.get(code);
    if (attribute && ids.length > 1) attribute.isMultiple = true;
    return ids.join(',');
  }

  attributeId = (code: string): number => stableId(`attribute ${code}`);

  /** Rate and class of a row; null when the mapping does not know its class. */
  tax(taxClass: string | undefined, taxable: string | undefined): { rate: number; id: number } | null {
    const [named, state] = [taxClass?.toLowerCase() ?? '', taxable?.toLowerCase() ?? ''];
    if (this.#mapping.untaxed.includes(named) || this.#mapping.untaxed.includes(state)) return { rate: 0, id: UNTAXED };
    const rate = this.#mapping.taxes[named];
    if (rate === undefined) return null;
    this.#rates.add(rate);
    return { rate, id: classOf(rate) };
  }

  get attributeDocuments(): Record<string, unknown>[] {
    return [...this.#attributes].map(([code, { label, options, isMultiple }]) => ({
      id: this.attributeId(code),
      attribute_id: this.attributeId(code),
      attribute_code: code,
      default_frontend_label: label,
      frontend_input: isMultiple ? 'multiselect' : 'select',
      is_filterable: true,
      is_visible_on_front: true,
      options: [...options].map(([words, value], sort_order) => ({ value, label: words, sort_order })),
    }));
  }

  get categoryDocuments(): Record<string, unknown>[] {
    return [...this.#categories.values()];
  }

  get taxDocuments(): Record<string, unknown>[] {
    return [...this.#rates].map((rate) => ({
      id: classOf(rate),
      code: `IVA ${rate} %`,
      product_tax_class_ids: [classOf(rate)],
      customer_tax_class_ids: [],
      rates: [{ id: classOf(rate), tax_country_id: 'MX', tax_region_id: 0, rate }],
    }));
  }

  #category(steps: readonly string[]): number {
    const key = steps.join('\n');
    // "SALAS" and "Salas" are one category, which is called as it was first.
    const folded = foldText(key);
    const known = this.#categories.get(folded);
    if (known) return known.id;
    const above = steps.slice(0, -1);
    const parent = above.length > 0 ? this.#category(above) : 0;
    const name = steps.at(-1) ?? '';
    const candidates = [plainSlug(name), steps.map(plainSlug).join('-'), `${plainSlug(name)}-${stableId(key)}`];
    const slug =
      candidates.find((candidate) => candidate !== '' && !this.#slugs.has(candidate)) ?? String(stableId(key));
    this.#slugs.add(slug);
    const position = this.#categories.size;
    const above_ids = steps.slice(0, -1).map((_, index) => this.#category(steps.slice(0, index + 1)));
    const id = stableId(`category ${key}`);
    this.#categories.set(folded, {
      id,
      parent_id: parent,
      parent_ids: above_ids,
      name,
      slug,
      url_key: slug,
      url_path: steps.map(plainSlug).join('/'),
      level: steps.length,
      position,
      is_active: true,
    });
    return id;
  }
}
