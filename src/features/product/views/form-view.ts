import { requestContext } from '../../../commerce/request-context';
import { CHOICE_TEXT_MAX, choiceField } from '../../../contract/cart/choice-fields';
import { MOST_SERVICES, serviceField } from '../../../contract/cart/service-fields';
import type { ChoiceGroup, Product } from '../../../domain/catalogue/product';
import { sum } from '../../../domain/money';
import { productPath } from '../../../domain/url';
import { checkoutHref, formAction, href } from '../../shop/links';
import { colourOf } from '../../shop/product-picture';
import { texts } from '../../shop/texts';
import type { AddFormView } from '../add-form';
import type { ChoiceView } from '../choices';
import { stockText } from '../stock-text';
import { priceView } from './price-view';

const MOST_AT_ONCE = 99;

const choiceView = (product: Product, group: ChoiceGroup): ChoiceView => ({
  name: choiceField(group),
  label: group.label,
  kind: group.kind,
  ...(group.isEmail && { isEmail: group.isEmail }),
  isRequired: group.isRequired,
  isPart: group.source === 'bundle',
  amount: group.amount,
  values: group.values.map(({ id, label, amount, isSelected, isAvailable, image }) => ({
    id,
    name: group.kind === 'many' ? choiceField(group, id) : choiceField(group),
    label,
    amount,
    isSelected,
    isAvailable,
    image: image ?? '',
    colour: colourOf(image),
    picture: (image !== null && product.images.findIndex(({ path }) => path === image) + 1) || null,
  })),
});

const proposedOf = ({ choices }: Product) =>
  sum(
    choices
      .filter(({ source }) => source === 'bundle')
      .flatMap(({ values }) => values.filter(({ isSelected }) => isSelected).map(({ amount }) => amount)),
  );

/** What all choices of a product are shown with; null where there is none. */
function ofChoices({ choices }: Product): AddFormView['ofChoices'] {
  const t = texts();
  if (choices.length === 0) return null;
  return {
    template: requestContext().site.mediaTemplate(),
    longest: CHOICE_TEXT_MAX,
    texts: { optional: t('optional'), soldOut: t('Out of stock'), none: t('None of these') },
  };
}

function textsOf({ name }: Product): Pick<AddFormView, 'texts' | 'words'> {
  const t = texts();
  return {
    texts: {
      added: t('Added to your cart'),
      seeCart: t('See the cart'),
      checkout: t('Proceed to checkout'),
      undo: t('Undo'),
      undone: t('We took out {name}', { name }),
      failed: t('We could not add it. Check your connection: it is kept and sent when it is back.'),
      offline: t('You are offline. It is kept, and added when you are back.'),
      tooMany: t('The requested qty is not available'),
      wrongQuantity: t('The quantity must be a whole number'),
      missing: t('Still to choose or fill in:'),
    },
    words: {
      total: t('With what you chose:'),
      quantity: t('Quantity'),
      less: t('One less'),
      more: t('One more'),
      add: t('Add to cart'),
      buy: t('Buy now'),
      adding: t('Adding…'),
      opening: t('One moment…'),
    },
  };
}

/** The form that buys a product, for the component that shows and sends it. */
export function formView(product: Product): AddFormView {
  const t = texts();
  const { sku, parentSku, slug, name, stockQty } = product;
  return {
    action: formAction('cart/add'),
    buyAction: formAction('cart/comprar'),
    sku,
    parentSku,
    back: productPath(parentSku, slug, sku === parentSku ? null : sku),
    stock: stockText(product),
    most: stockQty > 0 ? Math.min(MOST_AT_ONCE, stockQty) : MOST_AT_ONCE,
    price: priceView(product),
    proposed: proposedOf(product),
    sign: requestContext().store.i18n.currencySign,
    choices: product.choices.map((group) => choiceView(product, group)),
    ofChoices: ofChoices(product),
    services: product.services.slice(0, MOST_SERVICES).map((service, index) => ({
      name: serviceField(index + 1),
      sku: service.sku,
      label: service.name,
      gross: service.price.gross,
      groups: service.groups,
    })),
    warranties: product.warranties.map((warranty) => ({
      sku: warranty.sku,
      label: t('{count} more months', { count: warranty.months }),
      amount: warranty.price.gross,
    })),
    name,
    hrefs: { cart: href('/checkout/cart'), checkout: checkoutHref() },
    ...textsOf(product),
  };
}
