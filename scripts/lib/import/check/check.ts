import { type DocumentKind, type Documents, parseDocument, reasonOf } from '../../../../src/contract/documents';
import { IMPORT_ORDER, type ImportEntity } from '../../../../src/contract/documents/import-order.ts';
import { isEnabled, isSoldItself } from '../../../../src/domain/catalogue/availability';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import type { StoreView } from '../../../../src/domain/store-view';
import { endText, reasonText } from '../../../../src/features/desk/imports/reasons.ts';
import { Stop } from '../../stop.mjs';
import type { Entry, Input } from '../input.ts';
import { NOT_UTF8, ZERO_BYTES } from '../json-input.ts';
import { CatalogueFacts } from './catalogue-facts.ts';
import { Grouped } from './grouped.ts';
import { LeftOutFile } from './left-out-file.ts';

const END_TOO_EARLY = /^the file ends/;
const BROKEN = new Set([NOT_UTF8, ZERO_BYTES]);

/** How many documents of a kind there are, and how many of them the shop would take. */
export interface Count {
  read: number;
  accepted: number;
}

/** Two files that bring documents of the same name. */
export interface Repeated {
  entity: ImportEntity;
  /** The file whose documents would be kept, and the one whose would not. */
  kept: string;
  dropped: string;
  count: number;
  examples: string[];
}

/** What is done with products that name no tax class. */
export interface TaxChoice {
  /** Class they are given; null leaves them out. */
  given: number | null;
  /** They are taken as they are, sold without tax. */
  asTheyAre?: boolean;
}

const LEFT_OUT: TaxChoice = { given: null };

/** Whether something that a product sells has no tax class. */
function lacksTaxClass(doc: ProductDocument): boolean {
  if (!isEnabled(doc)) return false;
  const sold = isSoldItself(doc) ? [doc] : doc.configurable_children;
  return sold.some(({ tax_class_id }) => (tax_class_id ?? doc.tax_class_id ?? null) === null);
}

/** What an import of some files would come to. */
export interface Check {
  counts: Map<ImportEntity, Count>;
  /** What each file holds, by kind. */
  files: Map<Input, Map<ImportEntity, number>>;
  skipped: Grouped;
  /** Places of products in each file that name no tax class, and the class they are given, null where left out. */
  unclassed: { places: Map<Input, Set<number>>; given: number | null };
  /** Fields that were left out of documents that were taken. */
  fields: Grouped;
  repeated: Repeated[];
  /** Files whose bytes are damaged, with why. */
  broken: { file: string; reason: string; count: number }[];
  facts: CatalogueFacts;
  /** What of the files has no place in the shop, in words. */
  left: string[];
  /** What would be sold without anybody counting it, in words. */
  unlimited: string[];
  /** Where the whole list of what was left out is, null when nothing was. */
  list: string | null;
}

type Names = { [K in ImportEntity]: (doc: Documents[K]) => string[] };

/** What documents are told apart by: the second one of a name is not taken. */
const NAMES: Names = {
  attribute: (doc) => [`attribute_code ${doc.attribute_code}`],
  taxrule: (doc) => [`id ${doc.id}`],
  category: (doc) => [`id ${doc.id}`],
  product: (doc) => [`id ${doc.id}`, `sku ${doc.sku}`],
  cms_page: (doc) => [`identifier ${doc.identifier}`],
  cms_block: (doc) => [`identifier ${doc.identifier}`],
  cms_hierarchy: (doc) => [`identifier ${doc.identifier}`],
  review: (doc) => [`id ${doc.id}`],
  redirect: (doc) => [`from ${doc.from}`],
  postal_code: (doc) => [`code ${doc.code}`],
  coupon: (doc) => [`code ${doc.code}`],
};
const namesOf = <K extends ImportEntity>(entity: K, doc: Documents[K]): string[] => NAMES[entity](doc);

const CALLED = ['sku', 'id', 'attribute_code', 'identifier', 'code', 'from', '_id'];
const MOST_EXAMPLES = 3;
const MAX_NAME = 80;

/** What a document calls itself. */
function callOf(raw: unknown): string {
  const record = (raw ?? {}) as { _source?: Record<string, unknown> } & Record<string, unknown>;
  const name = CALLED.map((key) => record._source?.[key] ?? record[key]).find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  return name === undefined || name === '' ? '' : ` (${String(name).slice(0, MAX_NAME)})`;
}

/** Where something stands in a file: a product of a table by its line. */
const placeOf = (input: Input, position: number, isProduct: boolean, called: string): string =>
  `${input.name} ${input.columnOf && isProduct ? 'renglón' : 'nº'} ${position}${called}`;

/** A reason that names a field ("price: Field is required"), with the column of a table it comes of. */
const withColumn = (input: Input, reason: string): string =>
  reason
    .split('; ')
    .map((one) => {
      const [, field = '', message] = /^(\w+): (.+)$/.exec(one) ?? [];
      const column = message === undefined ? null : (input.columnOf?.(field) ?? null);
      return column === null ? one : `${field} «${column}»: ${message}`;
    })
    .join('; ');

class Checking {
  readonly counts = new Map<ImportEntity, Count>();
  readonly skipped = new Grouped();
  readonly fields = new Grouped();
  readonly facts: CatalogueFacts;
  readonly broken = new Map<string, { file: string; reason: string; count: number }>();
  readonly repeated = new Map<string, Repeated>();
  readonly #taken = new Map<ImportEntity, Map<string, number>>();
  readonly unclassed = new Map<Input, Set<number>>();
  readonly #tax: TaxChoice;
  readonly #prefix: string;
  readonly #file: LeftOutFile;

  constructor(store: StoreView, file: LeftOutFile, tax: TaxChoice, hasOffers: boolean) {
    this.#tax = tax;
    this.facts = new CatalogueFacts(store, hasOffers);
    this.#prefix = store.prefix;
    this.#file = file;
  }

  count(entity: ImportEntity): Count {
    const count = this.counts.get(entity) ?? { read: 0, accepted: 0 };
    this.counts.set(entity, count);
    return count;
  }

  skip(input: Input, entry: Entry, said: string): void {
    const called = 'value' in entry ? callOf(entry.value) : entry.name ? ` (${entry.name.slice(0, MAX_NAME)})` : '';
    const kind = 'value' in entry ? entry.entity : entry.kind;
    const isProduct = kind === 'product';
    const place = placeOf(input, entry.position, isProduct, called);
    const reason = isProduct ? withColumn(input, said) : said;
    this.skipped.add(reason, place);
    this.#file.add(`${place}: ${reasonText(reason)}`);
  }

  /** Reads a document as the shop would; `at` is the number of its file. */
  take(input: Input, files: readonly Input[], entry: Entry & { value: unknown }, entity: ImportEntity): void {
    const count = this.count(entity);
    count.read += 1;
    const isProduct = entity === 'product';
    const place = placeOf(input, entry.position, isProduct, callOf(entry.value));
    const note = (field: string, message: string): void => {
      const reason = isProduct ? withColumn(input, `${field}: ${message}`) : `${field}: ${message}`;
      this.fields.add(reason, place);
      this.#file.add(`${place}: ${reasonText(reason)} (se quita solo eso)`);
    };
    const parsed = parseDocument(entity as DocumentKind, entry.value, { prefix: this.#prefix, note });
    if (!parsed.ok) this.skip(input, entry, reasonOf(parsed.problem));
    else if (!this.#repeats(input, files, entry, entity, parsed.value as never)) {
      const taken = entity === 'product' ? this.#classed(input, entry, parsed.value as ProductDocument) : parsed.value;
      if (taken === null) return;
      count.accepted += 1;
      this.facts.add(entity, taken as never);
    }
  }

  /** A product with the class it is given; null when it names none and is left out. */
  #classed(input: Input, entry: Entry, doc: ProductDocument): ProductDocument | null {
    const { given, asTheyAre } = this.#tax;
    if (asTheyAre || !lacksTaxClass(doc)) return doc;
    const places = this.unclassed.get(input) ?? new Set();
    this.unclassed.set(input, places.add(entry.position));
    if (given !== null) return { ...doc, tax_class_id: given };
    this.skip(input, entry, 'tax_class_id: Field is required');
    return null;
  }

  /** Whether a document of this name was there before; a repetition in another file is remembered with both. */
  #repeats(
    input: Input,
    files: readonly Input[],
    entry: Entry,
    entity: ImportEntity,
    doc: Documents[ImportEntity],
  ): boolean {
    const taken = this.#taken.get(entity) ?? new Map<string, number>();
    this.#taken.set(entity, taken);
    const names = namesOf(entity, doc as never);
    const known = names.find((name) => taken.has(name));
    if (known === undefined) {
      for (const name of names) taken.set(name, files.indexOf(input));
      return false;
    }
    this.skip(input, entry, `repeats ${known}`);
    const first = files[taken.get(known) ?? 0];
    if (first && first !== input) {
      const key = [entity, first.path, input.path].join('\n');
      const pair = this.repeated.get(key) ?? { entity, kept: first.name, dropped: input.name, count: 0, examples: [] };
      pair.count += 1;
      if (pair.examples.length < MOST_EXAMPLES) pair.examples.push(known);
      this.repeated.set(key, pair);
    }
    return true;
  }

  breaks(input: Input, reason: string): void {
    const key = `${input.path} ${reason}`;
    const broken = this.broken.get(key) ?? { file: input.name, reason, count: 0 };
    broken.count += 1;
    this.broken.set(key, broken);
  }
}

async function checkFile(
  checking: Checking,
  input: Input,
  files: readonly Input[],
): Promise<Map<ImportEntity, number>> {
  const held = new Map<ImportEntity, number>();
  let documents = 0;
  let unreadable: string | null = null;
  for await (const entry of input.entries()) {
    if ('reason' in entry) {
      const { position, reason } = entry;
      if (END_TOO_EARLY.test(reason)) throw new Stop(endText(input.name, reason, position));
      if (BROKEN.has(reason)) checking.breaks(input, reason);
      if (reason === ZERO_BYTES) continue;
      unreadable ??= `documento ${position}: ${reasonText(reason)}`;
      const kind = input.entity ?? entry.kind;
      if (kind) checking.count(kind).read += 1;
      checking.skip(input, entry, reason);
    } else {
      documents += 1;
      if (entry.entity === null) checking.skip(input, entry, 'Is a document of a kind the shop has no use for');
      else {
        held.set(entry.entity, (held.get(entry.entity) ?? 0) + 1);
        checking.take(input, files, entry, entry.entity);
      }
    }
  }
  if (documents === 0 && unreadable !== null) throw new Stop(`${input.name} no trae documentos: ${unreadable}.`);
  return held;
}

/**
 * Files in the order in which they are read: what products are computed with before products. Unnamed ones may hold
 * anything and come first.
 */
const inOrder = (inputs: readonly Input[]): Input[] =>
  [...inputs].sort(
    (a, b) => (a.entity ? IMPORT_ORDER.indexOf(a.entity) : -1) - (b.entity ? IMPORT_ORDER.indexOf(b.entity) : -1),
  );

/**
 * Reads files as the shop would take them into this store view, in the memory of one document and the names of all, and
 * with `hasOffers` what each is priced by. Writes the list of what is left out, and nothing else. Throws a Stop on a file that is cut or holds no document.
 */
export async function checkInputs(
  inputs: readonly Input[],
  store: StoreView,
  file = new LeftOutFile(store.storeCode),
  tax: TaxChoice = LEFT_OUT,
  hasOffers = false,
): Promise<Check> {
  const checking = new Checking(store, file, tax, hasOffers);
  const ordered = inOrder(inputs);
  const files = new Map<Input, Map<ImportEntity, number>>();
  for (const input of ordered) files.set(input, await checkFile(checking, input, ordered));
  return {
    counts: checking.counts,
    files,
    skipped: checking.skipped,
    unclassed: { places: checking.unclassed, given: tax.given },
    fields: checking.fields,
    repeated: [...checking.repeated.values()],
    broken: [...checking.broken.values()],
    facts: checking.facts,
    left: ordered.flatMap((input) => input.left?.() ?? []),
    unlimited: ordered.flatMap((input) => input.unlimited?.() ?? []),
    list: file.close(),
  };
}
