import { isHandedOver } from '../../domain/catalogue/availability';
import type { Product } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { Button } from '../../ui/button';
import { enhanced } from '../../ui/enhanced';
import { Icon } from '../../ui/icon';
import { cartMessages } from '../cart/cart-messages';
import { checkoutHref, formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { canBuy, isToBeChosen } from './can-buy';
import { Choices, ChosenTotal } from './choices';
import { Delivery } from './delivery';
import { QuantityPicker } from './quantity-picker';
import { Services } from './services';
import { stockText } from './stock-text';
import { Warranties } from './warranties';

export const ADD_FORM_ID = 'agregar';
const MOST_AT_ONCE = 99;

/** How many, and the one button that buys. */
function AddForm({ product }: { product: Product }) {
  const t = texts();
  const child = product.sku === product.parentSku ? null : product.sku;
  const most = product.stockQty > 0 ? Math.min(MOST_AT_ONCE, product.stockQty) : MOST_AT_ONCE;
  return (
    <form
      id={ADD_FORM_ID}
      action={formAction('cart/add')}
      method="post"
      {...enhanced('add-to-cart', {
        name: product.name,
        hrefs: { cart: href('/checkout/cart'), checkout: checkoutHref() },
        messages: cartMessages(),
        texts: {
          added: t('Added to your cart'),
          seeCart: t('See the cart'),
          checkout: t('Proceed to checkout'),
          undo: t('Undo'),
          undone: t('We took out {name}', { name: product.name }),
          failed: t('We could not add it. Check your connection: it is kept and sent when it is back.'),
          offline: t('You are offline. It is kept, and added when you are back.'),
          tooMany: t('The requested qty is not available'),
          wrongQuantity: t('The quantity must be a whole number'),
          missing: t('Still to choose or fill in:'),
        },
      })}
    >
      <input type="hidden" name="sku" value={product.sku} autoComplete="off" />
      <input type="hidden" name="parentSku" value={product.parentSku} />
      <input type="hidden" name="back" value={productPath(product.parentSku, product.slug, child)} autoComplete="off" />
      <p className="stock">
        <Icon name="check" size={18} />
        {stockText(product)}
      </p>
      <Choices product={product} />
      <ChosenTotal product={product} />
      <div className="buy-row">
        <QuantityPicker
          name="qty"
          max={most}
          texts={{ label: t('Quantity'), less: t('One less'), more: t('One more') }}
        />
        <Button kind="buy" wide>
          {t('Add to cart')}
        </Button>
      </div>
      <p className="field-error" role="alert" />
    </form>
  );
}

/**
 * The form that buys, how it gets to the shopper and what can be had with it; nothing where it cannot be bought as it
 * is.
 */
export function Purchase({ product, hasBranches = false }: { product: Product; hasBranches?: boolean }) {
  const delivery = isHandedOver(product.type) && <Delivery product={product} hasBranches={hasBranches} />;
  if (isToBeChosen(product)) return delivery;
  if (!canBuy(product)) return null;
  return (
    <>
      <AddForm product={product} />
      {delivery}
      <Services product={product} form={ADD_FORM_ID} />
      <Warranties product={product} form={ADD_FORM_ID} />
    </>
  );
}
