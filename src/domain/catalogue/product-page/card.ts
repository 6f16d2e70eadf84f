import type { AttributeDocument, ProductDocument } from '../document';
import type { PriceContext } from '../pricing';
import type { Card } from '../product';
import { availabilityOf } from './availability';
import { creditOf, tagsOf } from './badges';
import { mainImage } from './images';
import { swatchesOf } from './options';
import { productPrice } from './price';
import { groupPrices } from './price-groups';

export type PageContext = PriceContext & { attributes: Map<string, AttributeDocument> };

/**
 * What a list shows of a product, from its raw or computed document; the credit offer is the one with the longest term.
 */
export function cardOf(doc: ProductDocument, ctx: PageContext): Card {
  const { price, from, members } = productPrice(doc, ctx);
  return {
    id: doc.id,
    sku: doc.sku,
    parentSku: doc.sku,
    slug: doc.slug,
    name: doc.name,
    type: doc.type_id,
    image: mainImage(doc),
    price,
    from,
    availability: availabilityOf(doc, ctx.members),
    isNew: doc.new === true,
    tags: tagsOf(doc),
    swatches: swatchesOf(doc, ctx.attributes, ctx.store.flags.listOutOfStockProducts),
    credit: creditOf(doc, price.gross).at(-1) ?? null,
    rating: doc.rating ?? null,
    ...(doc.special_delivery === true && { isSpecial: true as const }),
    ...groupPrices(
      doc,
      members.map((member) => member.doc),
      ctx,
      (one) => productPrice(doc, one).price,
    ),
  };
}
