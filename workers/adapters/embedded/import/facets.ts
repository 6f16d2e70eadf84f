import { optionIds } from '../../../../src/domain/catalogue/attributes';
import { isEnabled, isHandedOver } from '../../../../src/domain/catalogue/availability';
import { flattenChild } from '../../../../src/domain/catalogue/child';
import type { AttributeDocument, ChildDocument, ProductDocument } from '../../../../src/domain/catalogue/document';
import { DOOR_FILTER, doorId, FIT_CODE, USUAL_DOORS } from '../../../../src/domain/catalogue/listing/door-filter';
import { isFacet } from '../../../../src/domain/catalogue/listing/filters';
import { keyPasses, measuresKey, variantMeasuresKey } from '../../../../src/domain/catalogue/measures';

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

/** The usual doors that a product or its variants go through, by the keys of their measures. */
const doorFacets = (measured: readonly Facet[]): Facet[] =>
  USUAL_DOORS.flatMap((door): Facet[] => {
    const variants = measured.filter(([, key]) => keyPasses(key, door)).map(([, , bits]) => bits);
    if (variants.length === 0) return [];
    const some = variants.reduce((sum, bits) => sum + bits, 0);
    return [[DOOR_FILTER, doorId(door), variants.includes(ALL) ? ALL : some]];
  });

/**
 * Values of a product by which it can be filtered: its own, and those of the variants that are sold; with them its
 * measures, and the doors it goes through.
 */
export function facetsOf(given: ProductDocument, attributes: ReadonlyMap<string, AttributeDocument>): Facet[] {
  const children = given.configurable_children
    .filter(isEnabled)
    .map(flattenChild)
    .map((child): ChildDocument => ({ ...child, [FIT_CODE]: variantMeasuresKey(given, child, attributes) }));
  const isMeasured = children.length === 0 && isHandedOver(given.type_id);
  const doc: ProductDocument = { ...given, [FIT_CODE]: isMeasured ? measuresKey(given, attributes) : undefined };
  const codes = [...[...attributes.values()].filter(isFacet).map(({ attribute_code: code }) => code), FIT_CODE];
  const choices = toldApart(children, codes);
  const facets = codes.flatMap((code) => {
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
  return [...facets, ...doorFacets(facets.filter(([code]) => code === FIT_CODE))];
}
