import { mine } from '../../commerce/request-context';
import { isHandedOver } from '../../domain/catalogue/availability';
import type { Product } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { Button, ButtonLink } from '../../ui/button';
import { arrivesAttribute } from '../place/arrives-attribute';
import { canBuy, isToBeChosen } from '../product/can-buy';
import { chooseText } from '../product/choose-text';
import { formAction } from '../shop/links';
import { specialNote } from '../shop/special-note';
import { texts } from '../shop/texts';

interface BuyComparedProps {
  product: Product;
  /** Its place in the comparison, from 1. */
  place: number;
  /** Of its page. */
  address: string;
}

/** When it arrives: the days of the policy, until the browser writes those of the place it keeps. */
function Arrival({ product }: Pick<BuyComparedProps, 'product'>) {
  const { isSpecial, ...card } = product;
  if (product.availability !== 'in_stock' || !isHandedOver(product.type)) return null;
  return (
    <div className="compare-arrival" {...arrivesAttribute({ ...card, ...(isSpecial && { isSpecial }) })}>
      <p>{isSpecial ? specialNote() : texts()('It arrives in 2 to 8 working days')}</p>
    </div>
  );
}

/** The way to buy a product that is compared: at once where nothing is left to choose, else on its page. */
function Way({ product, place, address }: BuyComparedProps) {
  const t = texts();
  const { sku, parentSku, slug, name, choices } = product;
  const isChosenFirst = isToBeChosen(product) || choices.some(({ isRequired }) => isRequired);
  if (!canBuy(product) && !isChosenFirst) return null;
  if (isChosenFirst)
    return (
      <ButtonLink kind="buy" wide href={address}>
        {chooseText(product)}
        <span className="sr">: {name}</span>
      </ButtonLink>
    );
  const key = mine().formKey();
  return (
    <form action={formAction('cart/add')} method="post">
      {key && <input type="hidden" name="key" value={`${key}-comparar-${place}`} />}
      <input type="hidden" name="sku" value={sku} autoComplete="off" />
      <input type="hidden" name="parentSku" value={parentSku} />
      <input
        type="hidden"
        name="back"
        value={productPath(parentSku, slug, sku === parentSku ? null : sku)}
        autoComplete="off"
      />
      <Button kind="buy" wide>
        {t('Add to cart')}
        <span className="sr">: {name}</span>
      </Button>
    </form>
  );
}

/** Under the price of a product that is compared: when it arrives, and the button that buys it. */
export const BuyCompared = (given: BuyComparedProps) => (
  <>
    <Arrival product={given.product} />
    <Way {...given} />
  </>
);
