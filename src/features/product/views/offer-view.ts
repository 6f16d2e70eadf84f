import { requestContext } from '../../../commerce/request-context';
import type { Product } from '../../../domain/catalogue/product';
import { toldTerms } from '../../shop/months/credit';
import { texts } from '../../shop/texts';
import type { CreditView } from '../credit-block';
import type { OfferView } from '../offer.client';
import type { OptionGroupView } from '../options';
import { stockText } from '../stock-text';
import { variantAddress } from '../variants/variant-address';
import { priceView } from './price-view';

/** What it costs on credit; null where it is not told, and of a product that is not sold on it. */
export function creditView({ credit, options }: Pick<Product, 'credit' | 'options'>): CreditView | null {
  const t = texts();
  const isTold = requestContext().store.flags.tellCredit && (credit.length > 0 || options.length > 0);
  if (!isTold) return null;
  const amount = '{amount}';
  return {
    offers: toldTerms(credit).map(({ months, instalment }) => ({ months, instalment })),
    texts: {
      offer: t('or {count} monthly payments of {amount}, {total} in all', {
        count: '{count}',
        amount,
        total: '{total}',
      }),
      more: t('See the terms'),
      note: t('With store credit, subject to approval. You know the total and the CAT before you sign.'),
      term: t('{count} payments of {amount}', { count: '{count}', amount }),
      total: t('Total {amount}', { amount }),
      monthly: t('Instalments are monthly.'),
    },
  };
}

/** What is chosen of each option of a product: "Azul, 25"; '' where there is nothing to choose. */
export const chosenText = ({ options }: Pick<Product, 'options'>): string =>
  options.flatMap(({ values }) => values.filter(({ selected }) => selected).map(({ label }) => label)).join(', ');

const groupsOf = (product: Product, page: string): OptionGroupView[] =>
  product.options.map(({ attributeId, code, label, values }) => {
    const open = product.open.filter((one) => one !== code);
    return {
      id: attributeId,
      label,
      chosen: values.find(({ selected }) => selected)?.id ?? null,
      out: values.flatMap(({ id, available }) => (available ? [] : [id])),
      values: values.map((value) => ({
        id: value.id,
        label: value.label,
        ...(value.swatch ? { swatch: value.swatch } : {}),
        to: value.childSku ? variantAddress(product, value.childSku, open).slice(page.length) : null,
      })),
    };
  });

/** What a price says of itself: whether it has IVA in it, and that it is the one in cash. */
function noteOf({ price }: Product, isOnCredit: boolean): string {
  const t = texts();
  if (price.rate === 0) return t('Final price');
  return isOnCredit ? t('Cash price, IVA included') : t('IVA included');
}

/** What a product costs and what is to be chosen of it, for the component that shows it. */
export function offerView(product: Product): OfferView {
  const t = texts();
  const credit = creditView(product);
  const page = variantAddress(product, null);
  return {
    price: priceView(product),
    sign: requestContext().store.i18n.currencySign,
    credit,
    groups: groupsOf(product, page),
    page,
    stock: stockText(product),
    texts: {
      from: t('From'),
      was: t('Regular price'),
      saved: t('You save {amount}', { amount: '{amount}' }),
      // A price is told apart from another one only where there is another one.
      note: noteOf(product, credit !== null && credit.offers.length > 0),
      soldOut: t('Out of stock'),
      said: t('You chose {choice}. Price: {price}. {stock}.', {
        choice: '{choice}',
        price: '{price}',
        stock: '{stock}',
      }),
      changed: t(
        'No such configuration for the product. We have manually chosen another configuration that you may like.',
      ),
    },
  };
}
