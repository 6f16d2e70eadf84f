import { times, toCentavos } from '../../money';
import { optionPrice } from '../../price';
import type { BundleOption, CustomOption, ProductDocument } from '../document';
import { byPosition, isSoldMember, standingLink, standingOptions, wholeQty } from '../members';
import { type PriceContext, pricedProduct } from '../pricing';
import type { ChoiceGroup, Price } from '../product';
import { availabilityOf } from './availability';

const byOrder = (a: { sort_order: number }, b: { sort_order: number }): number => a.sort_order - b.sort_order;

/** Types of options of which several values may be taken. */
const SEVERAL = ['checkbox', 'multiple', 'multi'];
/** Whether several values of an option may be taken beside each other. */
export const takesSeveral = ({ type }: Pick<CustomOption | BundleOption, 'type'>): boolean => SEVERAL.includes(type);
/** Whether what is written is an e-mail: of whoever receives a gift card. */
export const asksForEmail = ({ type }: Pick<CustomOption, 'type'>): boolean => type === 'email';
/** Types that ask for more than a form field of ours takes. */
const NOT_ASKED = ['file'];

function customGroup(option: CustomOption, price: Pick<Price, 'net' | 'gross'>): ChoiceGroup {
  const values = [...(option.values ?? [])].sort(byOrder);
  const kind = values.length > 0 ? (takesSeveral(option) ? 'many' : 'one') : 'text';
  return {
    source: 'custom',
    id: String(option.option_id),
    label: option.title,
    kind,
    ...(kind === 'text' && asksForEmail(option) && { isEmail: true as const }),
    isRequired: option.is_require,
    amount: optionPrice(price, option).gross,
    values: values.map((value) => ({
      id: String(value.option_type_id),
      label: value.title,
      amount: optionPrice(price, value).gross,
      isSelected: false,
      isAvailable: true,
      image: null,
    })),
  };
}

function bundleGroup(option: BundleOption, isStanding: boolean, ctx: PriceContext): ChoiceGroup {
  const links = [...option.product_links].sort(byPosition);
  const proposed = isStanding ? standingLink(option, ctx.members) : null;
  const values = links.flatMap((link) => {
    const member = ctx.members?.get(link.sku);
    if (!isSoldMember(member)) return [];
    const qty = wholeQty(link.qty);
    return [
      {
        id: link.id,
        label: qty > 1 ? `${qty} × ${member.name}` : member.name,
        amount: times(pricedProduct(member, ctx).price.gross, qty),
        isSelected: link === proposed,
        isAvailable: availabilityOf(member) === 'in_stock',
        image: member.image ?? null,
      },
    ];
  });
  const kind = takesSeveral(option) ? 'many' : 'one';
  return {
    source: 'bundle',
    id: String(option.option_id),
    label: option.title,
    kind,
    isRequired: option.required,
    amount: toCentavos(0),
    values,
  };
}

/**
 * What a shopper chooses or writes before a product is added, besides its variant: the parts of a bundle and its custom
 * options, each with what it adds to the price of one unit, with tax. What is proposed is what the product's price is
 * made of.
 */
export function choiceGroups(
  doc: ProductDocument,
  price: Pick<Price, 'net' | 'gross'>,
  ctx: PriceContext,
): ChoiceGroup[] {
  const options = doc.type_id === 'bundle' ? [...doc.bundle_options].sort(byPosition) : [];
  const standing = standingOptions(options);
  const parts = options.map((option) => bundleGroup(option, standing.includes(option), ctx));
  const custom = [...doc.custom_options].sort(byOrder).filter((option) => !NOT_ASKED.includes(option.type));
  return [...parts, ...custom.map((option) => customGroup(option, price))];
}
