/** Where variants differ: the number of a column, or what of an object or a list leads to one. */
type Tree = number | { [key: string]: Tree };

/** What differs between the variants of a product, every value once. */
interface Table {
  /** null where nothing differs. */
  tree: Tree | null;
  values: unknown[];
  /** By the path of a variant's page: of each column the number of its value. */
  rows: Record<string, number[]>;
}

/** How one variant of a table differs from the others. */
export interface Patch {
  tree: Tree | null;
  of: (column: number) => unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Keys that all of these objects, or lists, have; null where they are not of one shape. */
function sharedKeys(values: readonly unknown[]): string[] | null {
  const [first, ...others] = values;
  if (!isObject(first)) return null;
  const keys = Object.keys(first);
  const isSame = others.every(
    (other) =>
      isObject(other) &&
      Array.isArray(other) === Array.isArray(first) &&
      Object.keys(other).length === keys.length &&
      keys.every((key) => key in other),
  );
  return isSame ? keys : null;
}

/** Numbers distinct texts in the order of their first appearance. */
function numbering() {
  const numbers = new Map<string, number>();
  const of = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  return { of, all: () => [...numbers.keys()] };
}

/**
 * Variants, which all have the same fields, by the path of their page, as JSON that may stand in a script: what is the
 * same of all is left out, fields that change together are one column.
 */
export function writeVariants(variants: ReadonlyMap<string, object>): string {
  const values = numbering();
  const columns = numbering();
  const differences = (given: readonly unknown[]): Tree | null => {
    if (given.every((one) => one === given[0])) return null;
    const keys = sharedKeys(given);
    if (!keys) {
      const column = given.map((one) => values.of(JSON.stringify(one ?? null)));
      return column.every((one) => one === column[0]) ? null : columns.of(column.join());
    }
    const found = keys.flatMap((key): [string, Tree][] => {
      const tree = differences(given.map((one) => (one as Record<string, unknown>)[key]));
      return tree === null ? [] : [[key, tree]];
    });
    return found.length === 0 ? null : Object.fromEntries(found);
  };
  const tree = differences([...variants.values()]);
  const told = columns.all().map((column) => column.split(',').map(Number));
  const rows = [...variants.keys()].map((path, at) => [path, told.map((column) => column[at])]);
  return `{"tree":${JSON.stringify(tree)},"values":[${values.all()}],"rows":${JSON.stringify(Object.fromEntries(rows))}}`;
}

/** Variants as they were written, by the path of their page. */
export interface ReadVariants {
  paths: string[];
  /** null for one that is not among them. */
  patch(path: string): Patch | null;
}

/** Reads what writeVariants wrote. Throws on any other text. */
export function readVariants(text: string): ReadVariants {
  const { tree, values, rows } = JSON.parse(text) as Table;
  return {
    paths: Object.keys(rows),
    patch(path) {
      const row = Object.hasOwn(rows, path) ? rows[path] : undefined;
      return row ? { tree, of: (column) => values[row[column] ?? -1] } : null;
    },
  };
}

function changed(shown: unknown, tree: Tree, of: Patch['of']): unknown {
  if (typeof tree === 'number') return of(tree);
  const copy = (Array.isArray(shown) ? [...shown] : { ...(shown as object) }) as Record<string, unknown>;
  for (const [key, below] of Object.entries(tree)) copy[key] = changed(copy[key], below, of);
  return copy;
}

/** What is shown of one variant, as it is of another: `name` is what of a variant it is. What does not differ stays the same object. */
export function patched<Shown extends object>(shown: Shown, name: string, { tree, of }: Patch): Shown {
  const below = typeof tree === 'object' ? tree?.[name] : undefined;
  return below === undefined ? shown : (changed(shown, below, of) as Shown);
}
