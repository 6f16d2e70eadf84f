import { requestContext } from '../../../commerce/request-context';
import type { Product } from '../../../domain/catalogue/product';
import type { FitView } from '../../fits/does-it-fit.client';
import { texts } from '../../shop/texts';
import type { BuyBarView } from '../buy-bar.client';
import { canBuy, isToBeChosen } from '../can-buy';
import { chooseText } from '../choose-text';
import type { FactsView } from '../facts.client';
import type { GalleryProps } from '../gallery/gallery.client';
import type { OfferView } from '../offer.client';
import type { PurchaseView } from '../purchase.client';
import type { SkuView } from '../variants/variant-sku.client';
import { factsView } from './facts-view';
import { fitView } from './fit-view';
import { galleryView } from './gallery-view';
import { chosenText, offerView } from './offer-view';
import { priceView } from './price-view';
import { type Around, purchaseView } from './purchase-view';

/** Whatever of a product page depends on the variant that is chosen, by the component that shows it. */
export interface ProductView {
  gallery: GalleryProps;
  'variant-sku': SkuView;
  offer: OfferView;
  purchase: PurchaseView;
  facts: FactsView;
  'does-it-fit': FitView;
  'buy-bar': BuyBarView;
}

/** The foot of a phone on a product. */
function buyBarView(product: Product): BuyBarView {
  const t = texts();
  const otherwise = canBuy(product) ? 'buy' : 'none';
  return {
    kind: isToBeChosen(product) ? 'choose' : otherwise,
    price: priceView(product),
    sign: requestContext().store.i18n.currencySign,
    from: t('From'),
    chosen: chosenText(product),
    choose: chooseText(product),
    add: t('Add to cart'),
    adding: t('Adding…'),
  };
}

/** What a page shows of one variant. */
export const productView = (product: Product, around: Around): ProductView => ({
  gallery: galleryView(product),
  'variant-sku': { sku: product.open.length > 0 ? product.parentSku : product.sku },
  offer: offerView(product),
  purchase: purchaseView(product, around),
  facts: factsView(product),
  'does-it-fit': fitView(product),
  'buy-bar': buyBarView(product),
});
