import { optionIds } from '../../../../src/domain/catalogue/attributes';
import { isEnabled } from '../../../../src/domain/catalogue/availability';
import { flattenChild } from '../../../../src/domain/catalogue/child';
import type { AttributeDocument, ChildDocument, ProductDocument } from '../../../../src/domain/catalogue/document';
import { isFacet } from '../../../../src/domain/catalogue/listing/filters';

/** Variants that are told apart in one number: each has a bit, and an exact integer holds no more. */
const MOST_TOLD_APART = 53;
/** Bits of a value that the product itself has, or every variant of it. */
const ALL = -1;

/**
 * A value by which a product can be filtered, and the bits of the variants that have it: of one attribute no two values
 * share a bit.
 */
export type Facet = [code: string, value: string, variants: number];

type Choice = ReadonlyMap<string, string>;

/** What a variant is by these attributes: one choice, or one for each of several values of an attribute. */
function choicesOf(child: ChildDocument, codes: readonly string[]): Choice[] {
  let choices: Choice[] = [new Map()];
  for (const code of codes) {
    const ids = [...new Set(optionIds(child[code]))];
    if (ids.length > 0)
      choices = ids
        .flatMap((id) => choices.map((choice) => new Map(choice).set(code, id)))
        .slice(0, MOST_TOLD_APART + 1);
  }
  return choices;
}

/** The different choices of the variants that are sold; none where there are too many to tell apart. */
function toldApart(children: readonly ChildDocument[], codes: readonly string[]): Choice[] {
  const different = new Map(
    children.flatMap((child) => choicesOf(child, codes)).map((choice) => [JSON.stringify([...choice]), choice]),
  );
  return different.size > MOST_TOLD_APART ? [] : [...different.values()];
}

/** Values of a product by which it can be filtered: its own, and those of the variants that are sold. */
export function facetsOf(doc: ProductDocument, attributes: ReadonlyMap<string, AttributeDocument>): Facet[] {
  const children = doc.configurable_children.filter(isEnabled).map(flattenChild);
  const codes = [...attributes.values()].filter(isFacet).map(({ attribute_code: code }) => code);
  const choices = toldApart(children, codes);
  return codes.flatMap((code) => {
    const own = new Set(optionIds(doc[code]));
    const ofVariants = children.length > 0 ? children.map((child) => child[code]) : [doc[`${code}_options`]];
    const variantsOf = (value: string): number => {
      const having = choices.map((choice) => choice.get(code) === value);
      if (own.has(value) || having.every((has) => has) || !having.includes(true)) return ALL;
      return having.reduce((bits, has, index) => (has ? bits + 2 ** index : bits), 0);
    };
    return [...new Set([...own, ...ofVariants.flatMap(optionIds)])].map(
      (value): Facet => [code, value, variantsOf(value)],
    );
  });
}
