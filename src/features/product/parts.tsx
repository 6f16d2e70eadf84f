import type { FunctionComponent } from 'react';
import type { Crumb, Product } from '../../domain/catalogue/product';
import type { enhanced } from '../../ui/enhanced';
import { JsonLd } from '../../ui/html';
import { PLACE } from '../../ui/island-places';
import { markup } from '../../ui/markup';
import { viewItem } from '../tracking/page-event';
import { BuyBar } from './buy-bar';
import { canBuy, isToBeChosen } from './can-buy';
import { CreditBlock } from './credit-block';
import { Facts } from './facts';
import { Gallery } from './gallery';
import { NotToBuy } from './not-to-buy';
import { Options } from './options';
import { PickupNear } from './pickup-near';
import { PriceLines } from './price-lines';
import { productData } from './product-data';
import { Purchase } from './purchase';

export interface PartProps {
  product: Product;
  /** Where more of its kind are, null when it is in no category. */
  category: Crumb | null;
  /** Whether there are branches to pick it up at. */
  hasBranches?: boolean;
}

type Content = FunctionComponent<PartProps>;

/** Whatever of a product page depends on the variant that is chosen. */
const PARTS = {
  gallery: Gallery,
  data: ({ product }) => (
    <>
      <JsonLd data={productData(product)} />
      <span hidden {...viewItem(product)} />
    </>
  ),
  sku: ({ product }) => `SKU ${product.open.length > 0 ? product.parentSku : product.sku}`,
  price: PriceLines,
  credit: ({ product }) => <CreditBlock offers={product.credit} />,
  options: Options,
  instead: NotToBuy,
  purchase: Purchase,
  // Of what can be sent it stands in the box of delivery.
  pickup: ({ product, hasBranches }) =>
    hasBranches && !canBuy(product) && !isToBeChosen(product) ? (
      <ul className="buy-promises">
        <PickupNear product={product} />
      </ul>
    ) : null,
  facts: Facts,
  bar: BuyBar,
} satisfies Record<string, Content>;

export type PartName = keyof typeof PARTS;

interface Props extends PartProps {
  name: PartName;
  /** Attributes that make its element an island; the element then has a box of its own. */
  attributes?: ReturnType<typeof enhanced> | null;
}

/**
 * A part of the page that is replaced when another variant is chosen; its own element stays. Without options nothing is
 * replaced.
 */
export function Part({ name, attributes, ...part }: Props) {
  const Shown: Content = PARTS[name];
  const shown = <Shown {...part} />;
  if (part.product.options.length === 0) return shown;
  return (
    <div className={attributes ? undefined : 'contents'} data-part={name} {...attributes}>
      {shown}
    </div>
  );
}

/** Markup of every part, as the page of this variant has it, but for islands: their places are empty, the browser draws them. */
export const markupOfParts = (props: PartProps): Record<PartName, string> => {
  const written = Object.entries<Content>(PARTS).map(([name, Shown]) => [
    name,
    markup(<Shown {...props} />).replaceAll(PLACE, ''),
  ]);
  return Object.fromEntries(written) as Record<PartName, string>;
};
