import { optionIds } from '../attributes';
import { isChildAvailable, isEnabled } from '../availability';
import { flattenChild } from '../child';
import type { ChildDocument, ProductDocument } from '../document';
import { DOOR_FILTER, readDoor } from '../listing/door-filter';
import { keyPasses, variantMeasuresKey } from '../measures';
import type { Card, ListingQuery } from '../product';
import { cardOf, type PageContext } from './card';
import { openPlaces } from './open-options';
import { productOf } from './product-page';

/**
 * What a list shows of a product with one of its variants chosen: link, picture, price and stock are the variant's. The
 * product's own card where it does not sell that variant. Of the options in `asked`, those that have to fit are still
 * to be chosen on its page.
 */
export function variantCard(
  doc: ProductDocument,
  childSku: string,
  ctx: PageContext,
  asked: readonly string[] = [],
): Card {
  const card = cardOf(doc, ctx);
  const { sku, price, images, availability, credit, options, open, isFrom, lowestGross } = productOf(
    doc,
    childSku,
    ctx,
    asked,
  );
  if (sku !== childSku) return card;
  const places = openPlaces(options, open);
  return {
    ...card,
    sku,
    price,
    from: isFrom,
    image: images[0]?.path ?? card.image,
    availability,
    credit: credit.at(-1) ?? null,
    ...(lowestGross !== undefined && { lowestGross }),
    ...(places !== '' && { open: places }),
  };
}

/**
 * Codes of the options that filters leave to a shopper: each but those of which one value was asked for. A variant that
 * a search found (`found`) is chosen whole.
 */
export function optionsLeft(
  doc: ProductDocument,
  childSku: string,
  filters: ListingQuery['filters'],
  found: string | null = null,
): string[] {
  const child = doc.configurable_children.find(({ sku }) => sku === childSku);
  if (!child || childSku === found) return [];
  const values = flattenChild(child);
  const isAsked = (code: string): boolean =>
    filters[code]?.length === 1 && optionIds(values[code]).includes(filters[code][0] ?? '');
  return doc.configurable_options.map(({ attribute_code: code }) => code).filter((code) => !isAsked(code));
}

/** Attributes of a choice by which the variants of a product are told apart. */
function axesOf(doc: ProductDocument, children: readonly ChildDocument[], filters: ListingQuery['filters']): string[] {
  const options = new Set(doc.configurable_options.map(({ attribute_code: code }) => code));
  const isApart = (code: string): boolean => new Set(children.map((child) => optionIds(child[code]).join())).size > 1;
  return Object.keys(filters).filter((code) => options.has(code) || isApart(code));
}

/**
 * sku of the variant that a list under these filters shows of a product: the first that is sold with most of what was
 * chosen, the one a search found (`found`) before the others, then those in stock. Null where variants do not differ in
 * it: the product is shown as it is.
 */
export function chosenVariant(
  doc: ProductDocument,
  filters: ListingQuery['filters'],
  found: string | null = null,
  attributes: PageContext['attributes'] = new Map(),
): string | null {
  const [asked = ''] = filters[DOOR_FILTER] ?? [];
  const door = readDoor(asked);
  const children = doc.configurable_children
    .filter(isEnabled)
    .map(flattenChild)
    .map((child) =>
      door && keyPasses(variantMeasuresKey(doc, child, attributes), door) ? { ...child, [DOOR_FILTER]: asked } : child,
    );
  const axes = axesOf(doc, children, filters);
  if (axes.length === 0) return found;
  const ranked = children
    .map((child) => {
      const met = axes.filter((code) => optionIds(child[code]).some((id) => filters[code]?.includes(id))).length;
      return {
        sku: child.sku,
        met,
        isFound: Number(child.sku === found),
        inStock: Number(isChildAvailable(doc, child)),
      };
    })
    .filter(({ met }) => met > 0)
    .sort((a, b) => b.met - a.met || b.isFound - a.isFound || b.inStock - a.inStock);
  return ranked[0]?.sku ?? found;
}
