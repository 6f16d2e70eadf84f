import { cardOf, type PageContext } from './card';
import type { ProductDocument } from './document';
import type { Card } from './product';
import { productOf } from './product-page';

/** What a list shows of a product with one of its variants chosen: link, picture, price and stock are the variant's. The product's own card where it does not sell that variant. */
export function variantCard(doc: ProductDocument, childSku: string, ctx: PageContext): Card {
  const card = cardOf(doc, ctx);
  const { sku, price, images, availability, credit } = productOf(doc, childSku, ctx);
  if (sku !== childSku) return card;
  return { ...card, sku, price, from: false, image: images[0]?.path ?? card.image, availability, credit: credit.at(-1) ?? null };
}
