/** One variant of a product, ready to be shown in place of another. */
export interface VariantMarkup {
  /** What screen readers hear when it is chosen. */
  said: string;
  /** Markup of the parts of the page, by name. */
  parts: Record<string, string>;
}

/** What is the same of all variants is left out, what is the same of some is there once. */
interface Index {
  /** Names of the parts that are not the same of all variants. */
  names: string[];
  /** Distinct parts: the numbers of the pieces of markup they are put together from. */
  parts: number[][];
  /** By the path of their page: what is said, and the number of each part in the order of `names`. */
  variants: Record<string, [said: string, ...parts: number[]]>;
}

/** Lists and forms differ by a few of their elements: they are cut before these. */
const CUT = /(?=<(?:li|input|fieldset|form)\b)/;
/** Stands in no markup of ours, which escapes every < of a text. */
const BETWEEN = '<>';
/** What would end a script or hide its end, and how it is written instead. */
const DANGEROUS = /<(?=!--|\/?script)/gi;
const HARMLESS = '<\\';

/** Numbers distinct keys in the order of their first appearance. */
function numbering() {
  const numbers = new Map<string, number>();
  const of = (key: string): number => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  return { of, keys: () => [...numbers.keys()] };
}

/**
 * Variants, which all have the same parts, by the path of their page, as a text that may stand in a script: a line of
 * JSON, then the pieces as they are, so that they compress with the page they are taken from.
 */
export function writeVariants(variants: ReadonlyMap<string, VariantMarkup>): string {
  const [first, ...others] = [...variants.values()];
  const names = Object.keys(first?.parts ?? {}).filter((name) =>
    others.some(({ parts }) => parts[name] !== first?.parts[name]),
  );
  const pieces = numbering();
  const markups = numbering();
  const entries = [...variants].map(([path, { said, parts }]) => [
    path,
    [said, ...names.map((name) => markups.of(parts[name] ?? ''))],
  ]);
  const parts = markups.keys().map((markup) => markup.split(CUT).map(pieces.of));
  const index: Index = { names, parts, variants: Object.fromEntries(entries) };
  return `${JSON.stringify(index).replaceAll('<', '\\u003c')}\n${pieces.keys().join(BETWEEN).replace(DANGEROUS, HARMLESS)}`;
}

/** Variants as they were written, put together when they are asked for by the path of their page. */
export interface ReadVariants {
  paths: string[];
  /** With the parts that are not the same of all; null for one that is not among them. */
  variant(path: string): VariantMarkup | null;
}

/** Reads what writeVariants wrote. Throws on any other text. */
export function readVariants(text: string): ReadVariants {
  const line = text.indexOf('\n');
  const { names, parts, variants } = JSON.parse(text.slice(0, line)) as Index;
  const pieces = text
    .slice(line + 1)
    .replaceAll(HARMLESS, '<')
    .split(BETWEEN);
  const markupOf = (number: number | undefined) => (parts[number ?? -1] ?? []).map((piece) => pieces[piece]).join('');
  return {
    paths: Object.keys(variants),
    variant(path) {
      const found = Object.hasOwn(variants, path) ? variants[path] : undefined;
      if (!found) return null;
      const [said, ...numbers] = found;
      return { said, parts: Object.fromEntries(names.map((name, index) => [name, markupOf(numbers[index])])) };
    },
  };
}
