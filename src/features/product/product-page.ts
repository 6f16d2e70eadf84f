/** The client components of a product page, which come together. */
export { default as ProductTools } from '../device-lists/product-tools.client';
export { default as BuyBar } from './buy-bar.client';
export { default as Facts } from './facts.client';
export { default as Gallery } from './gallery/gallery.client';
export { default as Offer } from './offer.client';
export { default as Purchase } from './purchase.client';
export { default as Refusal } from './refusal.client';
export { default as VariantSku } from './variants/variant-sku.client';
