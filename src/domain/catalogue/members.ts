import { fromDecimal, sum, times, toDecimal } from '../money';
import { discountOf } from '../price';
import { mixedRate } from '../tax';
import { isEnabled } from './availability';
import type { BundleOption, ProductDocument } from './document';
import { earliest, type PriceContext, type Priced, pricedProduct } from './pricing';
import type { Price } from './product';

/** A product inside a grouped product or a bundle, with the quantity that comes with one unit of the whole. */
export interface Member extends Priced {
  doc: ProductDocument;
  qty: number;
}

type Documents = ReadonlyMap<string, ProductDocument>;

/** Units of a member that come with one of the whole: whole ones, less than none is none. */
export const wholeQty = (qty: number | undefined): number => Math.max(0, Math.trunc(qty ?? 1));
export const byPosition = (a: { position: number }, b: { position: number }): number => a.position - b.position;

/**
 * What an option of a bundle holds where nobody chose: its default, else its first. With `members`, among those that
 * are sold; null where an option that may be left empty has none.
 */
export function standingLink(
  { product_links, required }: BundleOption,
  members?: Documents,
): BundleOption['product_links'][number] | null {
  const links = [...product_links].sort(byPosition);
  const sold = members ? links.filter(({ sku }) => isSoldMember(members.get(sku))) : links;
  const pick = (list: typeof links) => list.find((link) => link.is_default) ?? list[0];
  return pick(sold) ?? (required ? pick(links) : undefined) ?? null;
}

/**
 * Options of a bundle that count where nobody chose: those it needs, and those of which its document names a default.
 * What is left to the shopper stays out, for nothing that costs is ticked beforehand.
 */
export const standingOptions = (options: readonly BundleOption[]): BundleOption[] =>
  options
    .filter(({ required, product_links }) => required || product_links.some((link) => link.is_default))
    .sort(byPosition);

/** Whether a member of a set is there and enabled. */
export const isSoldMember = (member: ProductDocument | undefined): member is ProductDocument =>
  member !== undefined && isEnabled(member);

/** Skus and quantities a product is made of: associated links of a grouped one, what each option of a bundle holds. */
function linksOf(doc: ProductDocument, members?: Documents): { sku: string; qty: number }[] {
  if (doc.type_id === 'grouped') {
    const associated = doc.product_links.filter((link) => link.link_type === 'associated').sort(byPosition);
    return associated.map((link) => ({ sku: link.linked_product_sku, qty: wholeQty(link.qty) }));
  }
  if (doc.type_id !== 'bundle') return [];
  return standingOptions(doc.bundle_options).flatMap((option) => {
    const link = standingLink(option, members);
    return link ? [{ sku: link.sku, qty: wholeQty(link.qty) }] : [];
  });
}

/** Skus whose documents have to be loaded to price a product, each once. */
export const memberSkus = (doc: ProductDocument): string[] => {
  const all =
    doc.type_id === 'bundle'
      ? doc.bundle_options.flatMap((option) => option.product_links.map((link) => link.sku))
      : [];
  return [...new Set([...linksOf(doc).map((link) => link.sku), ...all])];
};

/** Members with their prices; `missing` names those that are unknown or disabled. */
export function membersOf(doc: ProductDocument, ctx: PriceContext): { members: Member[]; missing: string[] } {
  const found = linksOf(doc, ctx.members).map(({ sku, qty }) => ({ sku, qty, doc: ctx.members?.get(sku) }));
  const members = found.flatMap(({ doc: member, qty }) =>
    isSoldMember(member) ? [{ doc: member, qty, ...pricedProduct(member, ctx) }] : [],
  );
  const missing = found.filter(({ doc: member }) => !isSoldMember(member)).map(({ sku }) => sku);
  return { members, missing };
}

/**
 * The rate all members share, else the one their taxes come to, not rounded: the tax of a discounted row follows from
 * it.
 */
export function rateOf(members: readonly Pick<Member, 'price'>[], net: number, tax: number): number {
  const [first, ...others] = members.map(({ price }) => price.rate);
  return first === undefined || others.every((rate) => rate === first) ? (first ?? 0) : mixedRate(net, tax);
}

/** Σ quantity × price of the members, with the fields a source would give for it. */
export function pricedMembers(members: readonly Member[], taxClassId: number | null | undefined): Priced {
  const total = (pick: (price: Price) => Price['net']): Price['net'] =>
    sum(members.map(({ price, qty }) => times(pick(price), qty)));
  const [net, tax, gross] = [total(({ net }) => net), total(({ tax }) => tax), total(({ gross }) => gross)];
  const regularGross = total((price) => price.regularGross);
  const regularNet = sum(members.map(({ fields, qty }) => times(fromDecimal(fields.price), qty)));
  return {
    price: {
      net,
      tax,
      gross,
      rate: rateOf(members, net, tax),
      regularGross,
      discount: discountOf(regularGross, gross),
      until: earliest(members.map(({ price }) => price.until)),
    },
    fields: {
      price: toDecimal(regularNet),
      final_price: net < regularNet ? toDecimal(net) : 0,
      special_price: 0,
      tax_class_id: taxClassId,
    },
  };
}

/**
 * What one unit of a grouped product or a bundle takes of each member, as it stands where nobody chose; members that
 * come in no number are left out.
 */
export const unitsOf = (
  doc: ProductDocument,
  members: Documents,
): { sku: string; qty: number; member: ProductDocument | null }[] =>
  linksOf(doc, members)
    .filter(({ qty }) => qty > 0)
    .map(({ sku, qty }) => {
      const member = members.get(sku);
      return { sku, qty, member: isSoldMember(member) ? member : null };
    });
