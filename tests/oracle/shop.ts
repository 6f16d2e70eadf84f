import type { Coupon, Totals } from '../../src/domain/cart/cart.ts';
import { type PricingContext, pricedItemOf } from '../../src/domain/cart/item/priced-item.ts';
import type { NewLine } from '../../src/domain/cart/lines.ts';
import { computeTotals } from '../../src/domain/cart/totals/totals.ts';
import type { CustomOption, ProductDocument, TaxRuleDocument } from '../../src/domain/catalogue/document.ts';
import { context, product } from '../../src/domain/catalogue/documents.fixture.ts';
import { fromDecimal } from '../../src/domain/money.ts';
import type { BorderRate } from '../../src/domain/tax.ts';
import { value } from '../cart/port.ts';
import type { Cart, Cost, Line, Part } from './oracle.ts';

/** A tax class for each rate, and its rule. */
const classOf = (rate: string): number => Math.round(Number(rate) * 1000) + 1;
const ruleOf = (rate: string): TaxRuleDocument => ({
  id: classOf(rate),
  product_tax_class_ids: [classOf(rate)],
  customer_tax_class_ids: [3],
  rates: [{ rate: Number(rate), tax_country_id: 'MX', tax_region_id: 0 }],
});

const documentOf = ({ net, rate }: Part, sku: string): ProductDocument =>
  product({ sku, price: Number(net), tax_class_id: classOf(rate) });

const optionsOf = ({ options = [] }: Line): CustomOption[] =>
  options.map((option, index) => ({
    option_id: index + 1,
    title: 'Grabado',
    type: 'field',
    sort_order: index,
    is_require: false,
    price: Number('fixed' in option ? option.fixed : option.percent),
    price_type: 'fixed' in option ? 'fixed' : 'percent',
  }));

const bundleOf = ({ parts }: Line): Partial<ProductDocument> => ({
  type_id: 'bundle',
  bundle_options: parts.map(({ each = 1 }, index) => ({
    option_id: index + 1,
    title: 'Parte',
    required: true,
    type: 'select',
    position: index,
    product_links: [
      { id: '1', sku: `PARTE-${index}`, qty: each, position: 0, is_default: true, can_change_quantity: false },
    ],
  })),
});

/** What a registration for a border region grants. */
const BORDER: BorderRate = { rate: 8, insteadOf: 16, taxClassIds: [classOf('16')] };

/** A line of the oracle as the shop prices the documents it stands for, inside a border region or elsewhere. */
export const pricedByShop = (line: Line, atBorder = false): NewLine => {
  const [own] = line.parts;
  if (!own) throw new Error('a line has a part');
  const isBundle =
    line.parts.length > 1 || (own.each ?? 1) > 1 || (line.warranty !== undefined && line.warranty.rate !== own.rate);
  const rates = [...line.parts.map(({ rate }) => rate), ...(line.warranty ? [line.warranty.rate] : [])];
  const doc = product({
    ...documentOf(own, 'PRODUCTO'),
    ...(line.virtual ? { type_id: 'virtual' } : {}),
    ...(isBundle ? bundleOf(line) : {}),
    ...(line.warranty
      ? {
          tax_class_id: classOf(line.warranty.rate),
          warranties: [{ sku: 'GAR', name: 'Garantía', months: 12, price: Number(line.warranty.net) }],
        }
      : {}),
    custom_options: optionsOf(line),
  });
  const pricing: PricingContext = {
    ...context(),
    place: { country: 'MX', border: atBorder ? BORDER : null },
    rules: [...new Set(rates)].map(ruleOf),
    members: new Map(line.parts.map((part, index) => [`PARTE-${index}`, documentOf(part, `PARTE-${index}`)])),
    attributes: new Map(),
    stock: new Map(),
  };
  const custom_options = doc.custom_options.map(({ option_id }) => ({
    option_id: String(option_id),
    option_value: 'Ana',
  }));
  const productOption = custom_options.length > 0 ? { extension_attributes: { custom_options } } : null;
  const wanted = {
    sku: doc.sku,
    parentSku: null,
    productOption,
    warrantySku: line.warranty ? 'GAR' : null,
    deliveryOption: null,
  };
  return value(pricedItemOf(doc, wanted, pricing)).line;
};

const couponOf = (coupon: Cart['coupon']): Coupon | null => {
  if (!coupon) return null;
  const open = { code: 'CUPON', from: null, to: null };
  return 'fixed' in coupon
    ? { ...open, kind: 'fixed', value: fromDecimal(Number(coupon.fixed)) }
    : { ...open, kind: 'percent', value: Number(coupon.percent) };
};

const pesos = ({ net, gross }: Cost) => ({ net: fromDecimal(Number(net)), gross: fromDecimal(Number(gross)) });

/** The shop's totals of a cart; `priced` gives the lines' products as the shop has priced them. */
export const totalsByShop = (cart: Cart, priced: (line: Line, atBorder: boolean) => NewLine = pricedByShop) => {
  const lines = cart.lines.map((line, index) => ({
    ...priced(line, cart.atBorder === true),
    itemId: index + 1,
    qty: line.qty,
  }));
  const shipping = cart.shipping && pesos(cart.shipping);
  const payment = cart.payment && pesos(cart.payment);
  const totals: Totals = computeTotals({
    lines,
    coupon: couponOf(cart.coupon),
    shipping: shipping ? { amount: shipping.net, priceInclTax: shipping.gross } : null,
    payment: payment ? { cost: payment.net, costInclTax: payment.gross } : null,
    credit:
      cart.withoutCredit === undefined
        ? null
        : {
            subtotalWithoutCredit: fromDecimal(Number(cart.withoutCredit)),
            paymentMethodCode: 'credito',
            paymentMethodTitle: 'Crédito',
          },
  });
  return { lines, totals };
};
