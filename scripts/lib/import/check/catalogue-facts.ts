import { completeProduct, type Documents } from '../../../../src/contract/documents';
import type { ImportEntity } from '../../../../src/contract/documents/import-order.ts';
import { childStock, isEnabled, isHidden, isSoldItself } from '../../../../src/domain/catalogue/availability';
import { childFields, pricesAlone } from '../../../../src/domain/catalogue/child';
import type {
  AttributeDocument,
  CategoryDocument,
  PriceFields,
  ProductDocument,
  StockDocument,
  TaxRuleDocument,
} from '../../../../src/domain/catalogue/document';
import { type PriceContext, priced } from '../../../../src/domain/catalogue/pricing';
import type { Card, Price } from '../../../../src/domain/catalogue/product';
import { cardOf } from '../../../../src/domain/catalogue/product-page/card';
import { type CategoryProblems, categoryProblems } from '../../../../src/domain/catalogue/tree';
import { isInStock, stockLimit } from '../../../../src/domain/stock';
import type { StoreView } from '../../../../src/domain/store-view';
import { findTaxRate, taxPlaceOf } from '../../../../src/domain/tax';

const MOST_SAMPLES = 10;
const MOST_EXAMPLES = 3;
/** Stands for products that name no tax class at all. */
const NO_CLASS = 'none';
/** Class of what is sold without tax on purpose. */
const UNTAXED_CLASS = 0;

/** A product as a shopper would see it, with where it stands. */
export interface Sample {
  card: Card;
  category: string | null;
  variants: number;
}

/** A sku as it would be sold: for what, and how many there are, null where nobody counts them. */
export interface Offer {
  sku: string;
  price: Price;
  pieces: number | null;
}

/** What of a sku is kept until all tax rules are known. */
interface Sold extends Pick<Offer, 'sku' | 'pieces'> {
  type: ProductDocument['type_id'];
  fields: PriceFields;
}

const soldOf = (sku: string, { type_id }: ProductDocument, fields: PriceFields, stock: StockDocument): Sold => ({
  sku,
  type: type_id,
  fields: pricesAlone(fields),
  pieces: isInStock(stock) ? stockLimit(stock) : 0,
});

/** A tax class that products have and no rule has a rate for; null stands for none at all. */
export interface UntaxedClass {
  taxClass: number | null;
  products: number;
  examples: string[];
}

interface Count {
  count: number;
  examples: string[];
}

const counted = (): Count => ({ count: 0, examples: [] });

function note(count: Count, example: string): void {
  count.count += 1;
  if (count.examples.length < MOST_EXAMPLES) count.examples.push(example);
}

const hostOf = (address: string): string | null =>
  URL.canParse(address) && /^https?:/i.test(address) ? new URL(address).host : null;

/** A set of nothing: it stands as sold out. */
const isEmptySet = (doc: ProductDocument): boolean =>
  (doc.type_id === 'grouped' && !doc.product_links.some(({ link_type }) => link_type === 'associated')) ||
  (doc.type_id === 'bundle' && !doc.bundle_options.some(({ product_links }) => product_links.length > 0));

/**
 * What a catalogue comes to as a whole, gathered document by document; documents themselves are not kept, but for a few
 * samples, and what each sku is priced by where `hasOffers` asks for that.
 */
export class CatalogueFacts {
  /** Configurables in which no variant can be sold. */
  readonly withoutVariants = counted();
  /** Grouped products and bundles that name no member. */
  readonly withoutMembers = counted();
  /** Paths of pictures that are no addresses. */
  readonly pictures = new Set<string>();
  readonly hosts = new Map<string, number>();
  readonly pages = new Set<string>();
  readonly #store: StoreView;
  readonly #classes = new Map<number | typeof NO_CLASS, Count>();
  readonly #rules: TaxRuleDocument[] = [];
  readonly #attributes = new Map<string, AttributeDocument>();
  readonly #categories = new Map<number, CategoryDocument>();
  /** Products by the categories they name. */
  readonly #placed = new Map<string, Count>();
  readonly #samples: ProductDocument[] = [];
  readonly #sold: Sold[] = [];
  readonly #hasOffers: boolean;

  constructor(store: StoreView, hasOffers = false) {
    this.#store = store;
    this.#hasOffers = hasOffers;
  }

  add<K extends ImportEntity>(entity: K, document: Documents[K]): void {
    if (entity === 'product') this.#product(document as ProductDocument);
    else if (entity === 'taxrule') this.#rules.push(document as TaxRuleDocument);
    else if (entity === 'attribute')
      this.#attributes.set((document as AttributeDocument).attribute_code, document as AttributeDocument);
    else if (entity === 'category') this.#category(document as CategoryDocument);
    else if (entity === 'cms_page') this.pages.add((document as Documents['cms_page']).identifier);
  }

  /** Tax classes nobody has a rate for, by how many products they have. */
  get untaxed(): UntaxedClass[] {
    const place = taxPlaceOf(this.#store, null);
    return [...this.#classes]
      .filter(([taxClass]) => taxClass === NO_CLASS || findTaxRate(this.#rules, taxClass, place) === null)
      .map(([taxClass, { count, examples }]) => ({
        taxClass: taxClass === NO_CLASS ? null : taxClass,
        products: count,
        examples,
      }))
      .sort((a, b) => b.products - a.products);
  }

  /** Products in none of the catalogue's categories. */
  get withoutCategory(): Count {
    const known = (placed: string): boolean => placed.split(',').some((id) => this.#categories.has(Number(id)));
    const lost = [...this.#placed].flatMap(([placed, count]) => (known(placed) ? [] : [count]));
    return {
      count: lost.reduce((sum, { count }) => sum + count, 0),
      examples: lost.flatMap(({ examples }) => examples).slice(0, MOST_EXAMPLES),
    };
  }

  get categories(): CategoryProblems {
    return categoryProblems([...this.#categories.values()]);
  }

  /** Categories that are switched on below one that is not: their pages answer 404. */
  get switchedOff(): number[] {
    const isOff = (category: CategoryDocument | undefined, steps: number): boolean =>
      category !== undefined &&
      steps < this.#categories.size &&
      (!category.is_active || isOff(this.#categories.get(category.parent_id), steps + 1));
    return [...this.#categories.values()]
      .filter((category) => category.is_active && isOff(this.#categories.get(category.parent_id), 0))
      .map(({ id }) => id);
  }

  /** Some products as they would look now. */
  samples(now: number): Sample[] {
    const attributes = new Map([...this.#attributes.values()].map((attribute) => [attribute.attribute_id, attribute]));
    const ctx = { ...this.#prices(now), attributes: this.#attributes };
    return this.#samples.map((doc) => {
      const whole = completeProduct(doc, { categories: this.#categories, attributes });
      return {
        card: cardOf(whole, ctx),
        category: whole.category[0]?.path ?? null,
        variants: doc.configurable_children.length,
      };
    });
  }

  /**
   * Every sku that is sold for a price of its own, as a shopper would be asked for it now; what grouped products and
   * bundles cost, their members say.
   */
  offers(now: number): Offer[] {
    const ctx = this.#prices(now);
    return this.#sold.map(({ sku, type, fields, pieces }) => ({ sku, price: priced(fields, type, ctx).price, pieces }));
  }

  #prices(now: number): PriceContext {
    return { rules: this.#rules, place: taxPlaceOf(this.#store, null), now, groupId: 0, store: this.#store };
  }

  #category(category: CategoryDocument): void {
    const { children_data, description: _, ...rest } = category;
    this.#categories.set(category.id, { ...rest, children_data: [] });
    for (const child of children_data) this.#category(child);
  }

  #product(doc: ProductDocument): void {
    const sold = isSoldItself(doc) ? [doc] : doc.configurable_children;
    for (const { tax_class_id } of isEnabled(doc) ? sold : [])
      this.#taxClass(tax_class_id ?? doc.tax_class_id, doc.sku);
    if (doc.type_id === 'configurable' && !doc.configurable_children.some(isEnabled))
      note(this.withoutVariants, doc.sku);
    if (isEmptySet(doc)) note(this.withoutMembers, doc.sku);
    if (!isHidden(doc)) this.#place(doc);
    if (this.#hasOffers) this.#offer(doc);
    for (const { image } of [doc, ...doc.media_gallery, ...doc.configurable_children]) if (image) this.#picture(image);
    if (this.#samples.length < MOST_SAMPLES && isEnabled(doc) && doc.type_id !== 'grouped' && doc.type_id !== 'bundle')
      this.#samples.push(doc);
  }

  #offer(doc: ProductDocument): void {
    if (!isEnabled(doc)) return;
    if (isSoldItself(doc)) this.#sold.push(soldOf(doc.sku, doc, doc, doc.stock));
    if (doc.type_id !== 'configurable') return;
    for (const child of doc.configurable_children.filter(isEnabled))
      this.#sold.push(soldOf(child.sku, doc, childFields(doc, child), childStock(doc, child)));
  }

  #place(doc: ProductDocument): void {
    const placed = doc.category_ids.join();
    const together = this.#placed.get(placed) ?? counted();
    note(together, doc.sku);
    this.#placed.set(placed, together);
  }

  #taxClass(taxClass: number | null | undefined, sku: string): void {
    if (taxClass === UNTAXED_CLASS) return;
    const key = taxClass ?? NO_CLASS;
    const count = this.#classes.get(key) ?? counted();
    if (!count.examples.includes(sku)) note(count, sku);
    else count.count += 1;
    this.#classes.set(key, count);
  }

  #picture(path: string): void {
    const host = hostOf(path);
    if (host) this.hosts.set(host, (this.hosts.get(host) ?? 0) + 1);
    else this.pictures.add(path);
  }
}
