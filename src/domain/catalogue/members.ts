import { fromDecimal, sum, times, toDecimal } from '../money';
import { discountOf } from '../price';
import { isEnabled } from './availability';
import type { ProductDocument } from './document';
import { earliest, type PriceContext, type Priced, pricedProduct } from './pricing';
import type { Price } from './product';

/** A product inside a grouped product or a bundle, with the quantity that comes with one unit of the whole. */
export interface Member extends Priced {
  doc: ProductDocument;
  qty: number;
}

const wholeQty = (qty: number | undefined): number => Math.max(0, Math.trunc(qty ?? 1));
const byPosition = (a: { position: number }, b: { position: number }): number => a.position - b.position;

/** Skus and quantities a product is made of: associated links of a grouped one, the default (or first) link of each bundle option. */
function linksOf(doc: ProductDocument): { sku: string; qty: number }[] {
  if (doc.type_id === 'grouped') {
    const associated = doc.product_links.filter((link) => link.link_type === 'associated').sort(byPosition);
    return associated.map((link) => ({ sku: link.linked_product_sku, qty: wholeQty(link.qty) }));
  }
  if (doc.type_id !== 'bundle') return [];
  return [...doc.bundle_options].sort(byPosition).flatMap((option) => {
    const links = [...option.product_links].sort(byPosition);
    const link = links.find((candidate) => candidate.is_default) ?? links[0];
    return link ? [{ sku: link.sku, qty: wholeQty(link.qty) }] : [];
  });
}

/** Skus whose documents have to be loaded to price a product, each once. */
export const memberSkus = (doc: ProductDocument): string[] => {
  const all = doc.type_id === 'bundle' ? doc.bundle_options.flatMap((option) => option.product_links.map((link) => link.sku)) : [];
  return [...new Set([...linksOf(doc).map((link) => link.sku), ...all])];
};

/** Members with their prices; `missing` names those that are unknown or disabled. */
export function membersOf(doc: ProductDocument, ctx: PriceContext): { members: Member[]; missing: string[] } {
  const found = linksOf(doc).map(({ sku, qty }) => ({ sku, qty, doc: ctx.members?.get(sku) }));
  const members = found.flatMap(({ doc: member, qty }) => (member && isEnabled(member) ? [{ doc: member, qty, ...pricedProduct(member, ctx) }] : []));
  const missing = found.filter(({ doc: member }) => !member || !isEnabled(member)).map(({ sku }) => sku);
  return { members, missing };
}

/** The rate all members share, else the one their taxes come to. */
function rateOf(members: readonly Member[], net: number, tax: number): number {
  const [first, ...others] = members.map(({ price }) => price.rate);
  if (first === undefined || others.every((rate) => rate === first)) return first ?? 0;
  return net > 0 ? Math.round((tax * 10_000) / net) / 100 : 0;
}

/** Σ quantity × price of the members, with the fields a source would give for it. */
export function pricedMembers(members: readonly Member[], taxClassId: number | null | undefined): Priced {
  const total = (pick: (price: Price) => Price['net']): Price['net'] => sum(members.map(({ price, qty }) => times(pick(price), qty)));
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
    fields: { price: toDecimal(regularNet), final_price: net < regularNet ? toDecimal(net) : 0, special_price: 0, tax_class_id: taxClassId },
  };
}
