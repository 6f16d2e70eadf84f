import { requestContext } from '../../commerce/request-context';
import { isHandedOver } from '../../domain/catalogue/availability';
import type { Card, Crumb, Product } from '../../domain/catalogue/product';
import { toCentavos } from '../../domain/money';
import { productPath } from '../../domain/url';
import { averageText } from '../../i18n/numbers';
import { Button, ButtonLink } from '../../ui/button';
import { JsonLd } from '../../ui/html';
import { Icon } from '../../ui/icon';
import { island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { Static } from '../../ui/static';
import { Tag } from '../../ui/tag';
import { cartMessages } from '../cart/cart-messages';
import { formAction, href } from '../shop/links';
import { mediaUrl } from '../shop/media';
import { PriceOf, shortMoney } from '../shop/price-of';
import { texts } from '../shop/texts';
import { Choices } from './choices';
import { CreditBlock } from './credit-block';
import { Delivery } from './delivery';
import { Members } from './members';
import { OPTIONS_ID, Options } from './options';
import { QuantityPicker } from './quantity-picker';
import { REVIEWS_ID } from './reviews';
import { Stars } from './stars';
import { Warranties } from './warranties';

export const ADD_FORM_ID = 'agregar';
const MOST_AT_ONCE = 99;
const FEW_LEFT = 5;

function Rating({ product }: { product: Product }) {
  const t = texts();
  if (!product.rating || product.rating.count === 0) return null;
  return (
    <a className="stars" href={`#${REVIEWS_ID}`}>
      <Stars average={product.rating.average} />
      <span className="sr">{t('Rating')} </span>
      {averageText(product.rating.average, t.locale)} · {t('{count} reviews', { count: product.rating.count })}
    </a>
  );
}

function Availability({ product }: { product: Product }) {
  const t = texts();
  const few = product.stockQty > 0 && product.stockQty <= FEW_LEFT;
  return (
    <p className="stock">
      <Icon name="check" size={18} />
      {few ? t('Only {count} left', { count: product.stockQty }) : t('In stock')}
    </p>
  );
}

interface BuyBoxProps {
  product: Product;
  /** Cards of what a set is made of. */
  members: Card[];
  /** Where more of its kind are, null when it is in no category. */
  category: Crumb | null;
  /** The product for search engines. */
  data: object;
}

/** Sold out, and the way to its like. */
function SoldOut({ category }: Pick<BuyBoxProps, 'category'>) {
  const t = texts();
  return (
    <div className="sold-out">
      <p>
        <strong>{t('Out of stock')}</strong>
        {t('We have none left for now.')}
      </p>
      {category && (
        <ButtonLink wide href={href(category.path)}>
          {t('See more in {name}', { name: category.name })}
        </ButtonLink>
      )}
    </div>
  );
}

/** How many, and the one button that buys. */
function Purchase({ product }: Pick<BuyBoxProps, 'product'>) {
  const t = texts();
  const child = product.sku === product.parentSku ? null : product.sku;
  const most = product.stockQty > 0 ? Math.min(MOST_AT_ONCE, product.stockQty) : MOST_AT_ONCE;
  return (
    <form
      id={ADD_FORM_ID}
      action={formAction('cart/add')}
      method="post"
      {...island('add-to-cart', {
        name: product.name,
        actions: { set: formAction('cart/set'), remove: formAction('cart/remove') },
        hrefs: { cart: href('/checkout/cart'), checkout: href('/checkout') },
        image: mediaUrl(product.images[0]?.path ?? null, 150, requestContext().mediaTemplate),
        messages: cartMessages(),
        texts: {
          added: t('Product has been added to the cart!'),
          seeCart: t('See the cart'),
          checkout: t('Proceed to checkout'),
          undo: t('Undo'),
          undone: t('Product has been removed from the cart!'),
          failed: t('We could not add it. Check your connection and try again.'),
          tooMany: t('The requested qty is not available'),
          wrongQuantity: t('The quantity must be a whole number'),
          missing: t('Still to choose or fill in:'),
        },
      })}
    >
      <input type="hidden" name="sku" value={product.sku} />
      <input type="hidden" name="parentSku" value={product.parentSku} />
      <input type="hidden" name="back" value={productPath(product.parentSku, product.slug, child)} />
      <Availability product={product} />
      <Choices product={product} />
      <div className="buy-row">
        <QuantityPicker name="qty" max={most} texts={{ label: t('Quantity'), less: t('One less'), more: t('One more') }} />
        <Button kind="buy" wide>
          {t('Add to cart')}
        </Button>
      </div>
      <p className="field-error" role="alert" />
    </form>
  );
}

/** Name, price and choice; where it cannot be bought as it is, what to do instead. */
function About({ product, members, category, data }: BuyBoxProps) {
  const t = texts();
  const saved = product.price.regularGross - product.price.gross;
  const inStock = product.availability === 'in_stock';
  return (
    <>
      <JsonLd data={data} />
      <div className="buy-head">
        {product.brand && (
          <a className="buy-brand" href={href('/catalogsearch/result', { q: product.brand })}>
            {product.brand}
          </a>
        )}
        <h1>{product.name}</h1>
        <div className="buy-facts">
          <Rating product={product} />
          <span>SKU {product.sku}</span>
        </div>
      </div>
      <div className="buy-price">
        <PriceOf price={product.price} size="page" />
        {saved > 0 && <Tag kind="wash">{t('You save {amount}', { amount: shortMoney(toCentavos(saved)) })}</Tag>}
      </div>
      {product.price.regularGross > 0 && <p className="small muted">{t('Cash price, IVA included')}</p>}
      <CreditBlock offers={product.credit} />
      <Options product={product} />
      <Members product={product} cards={members} />
      {Object.values(product.errors).map((problem) => (
        <Notice key={problem} level="warning">
          {t.message(problem)}
        </Notice>
      ))}
      {!inStock && <SoldOut category={category} />}
      {inStock && !product.isConfigured && (
        <ButtonLink wide href={`#${OPTIONS_ID}`}>
          {t('Choose an option')}
        </ButtonLink>
      )}
    </>
  );
}

/** What a product is and costs, and the one button that buys. */
export function BuyBox(props: BuyBoxProps) {
  const t = texts();
  const { product } = props;
  const canBuy = product.availability === 'in_stock' && product.isConfigured && Object.keys(product.errors).length === 0;
  return (
    <Static as="section" className="buy" aria-label={t('Buy')}>
      <About {...props} />
      {canBuy && <Purchase product={product} />}
      {canBuy && isHandedOver(product.type) && <Delivery />}
      {canBuy && <Warranties product={product} form={ADD_FORM_ID} />}
    </Static>
  );
}
