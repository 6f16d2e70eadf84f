import { configurationOf, isChoosable, optionsOf, type VariantChoice } from '../../variant';
import { childValue } from '../child';
import type { ChildDocument, ProductDocument } from '../document';
import { pricedChild } from '../pricing';
import type { Price, Product } from '../product';
import type { PageContext } from './card';

const offered = (doc: ProductDocument, { store }: PageContext): ChildDocument[] =>
  doc.configurable_children.filter((child) => isChoosable(child, store.flags.listOutOfStockProducts));

/**
 * Codes of the options that are left to choose: such as have to fit and come in more than one value, of those that are
 * asked for.
 */
export function openOptions(doc: ProductDocument, asked: readonly string[] | 'all', ctx: PageContext): string[] {
  if (asked.length === 0) return [];
  const children = offered(doc, ctx);
  return optionsOf(doc)
    .map(({ attribute_code }) => attribute_code)
    .filter((code) => asked === 'all' || asked.includes(code))
    .filter(
      (code) =>
        ctx.attributes.get(code)?.is_fit === true && new Set(children.map((child) => childValue(child, code))).size > 1,
    );
}

/** Places of the open options on the page of a product, from 1: "2"; '' where nothing is open. */
export const openPlaces = (options: Product['options'], open: readonly string[]): string =>
  options.flatMap(({ code }, index) => (open.includes(code) ? [index + 1] : [])).join('');

/** Whether a variant with these choices costs more than the one that is shown. */
export function isFromPrice(
  doc: ProductDocument,
  chosen: readonly VariantChoice[],
  { gross }: Price,
  ctx: PageContext,
): boolean {
  const wanted = Object.entries(configurationOf(chosen));
  return offered(doc, ctx)
    .filter((child) => wanted.every(([code, id]) => childValue(child, code) === id))
    .some((child) => pricedChild(doc, child, ctx).price.gross > gross);
}
