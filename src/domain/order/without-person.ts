import type { Address, Order } from './order';

/** An address of which only the region is left, that taxes and sums are told by. */
const regionOf = ({ country, state, region_id, region_code }: Address): Address => ({
  ...{ firstName: '', lastName: '', phoneNumber: '', reference: '' },
  ...{ streetAddress: '', exteriorNumber: '', apartmentNumber: '', neighbourhood: '', city: '', zipCode: '' },
  ...{ country, state, region_id, region_code },
});

/**
 * An order without anything that leads to who ordered it: what was sold, for how much and to which region is left. What
 * was chosen of a line may be a text of theirs, and goes; its sku says which variant it is.
 */
export function withoutPerson<Kept extends Omit<Order, 'number'>>(order: Kept): Kept {
  const { source: _source, tracking: _tracking, dispatch: _dispatch, ...left } = order;
  return {
    ...(left as Kept),
    personalDetails: { firstName: '', lastName: '', emailAddress: '' },
    shippingAddress: order.shippingAddress && regionOf(order.shippingAddress),
    billingAddress: regionOf(order.billingAddress),
    lines: order.lines.map((line) => ({ ...line, options: [], productOption: null })),
  };
}
