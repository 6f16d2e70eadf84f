import { requestContext } from '../../commerce/request-context';
import { PICKUP } from '../../contract/checkout/forms';
import type { StockedBranch } from '../../domain/branch/branch';
import type { Whereabouts } from '../../domain/branch/nearness';
import { lackingAt } from '../../domain/branch/stock';
import type { Cart } from '../../domain/cart/cart';
import { isPostalCode } from '../../domain/validation';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { type BranchRow, nearestWith } from '../branches/branch-row';
import { stockedRows } from '../branches/branch-rows';
import { PICKUP_PATH } from '../branches/pickup-path';
import { located, whereaboutsAt } from '../branches/whereabouts-at';
import { formStart } from '../forms/form-start';
import { wordedFields } from '../forms/worded-fields';
import { PLACE_PATH } from '../place/place-path';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { buyerPart } from './buyer-words';
import { PICKUP_FIELDS } from './fields';
import type { BranchChoice } from './near-choices';
import { privacyWords } from './privacy-words';
import type { StepProps } from './step-props';

/** A branch as a choice; one that lacks something of the cart cannot be chosen. */
function asChoice(
  { code, name, near, ready, address, hours, has }: BranchRow,
  chosen: string | undefined,
): BranchChoice {
  const t = texts();
  const hasAll = has === 'all';
  return {
    value: code,
    title: name,
    near: near ?? null,
    ready: hasAll ? (ready ?? null) : t('It does not have everything in your cart'),
    address,
    hours,
    isChosen: hasAll && code === chosen,
    ...(hasAll ? { end: t('Free') } : { isOff: true }),
  };
}

/** Where the cart goes, or where the postal code of the address is; null where nobody said yet. */
async function placeOf({ destination }: Cart): Promise<Whereabouts | null> {
  const code = requestContext().query.get('cp') ?? '';
  return isPostalCode(code) ? whereaboutsAt(code) : located(destination);
}

/**
 * Where the order is picked up, the nearest first and chosen as far as anybody knows from where, and whom the branch
 * calls when it is ready.
 */
export async function branchForm({
  cart,
  checkout,
  state,
  customer,
  branches,
}: Omit<StepProps, 'branches'> & { branches: readonly StockedBranch[] }) {
  const t = texts();
  const buyer = buyerPart('sucursal', { checkout, state, customer });
  const place = await placeOf(cart);
  const rows = stockedRows(branches, place, (branch) => lackingAt(cart.lines, branch.stock));
  const chosen = state.value('sucursal', 'branch') ?? cart.pickup?.branch?.code ?? nearestWith(rows)?.code;
  const phoneNumber = checkout.pickupPhone ?? checkout.shippingDetails?.phoneNumber ?? savedPhone(customer);
  if (!rows.some(({ has }) => has === 'all'))
    return (
      <Notice level="warning">
        {t('No branch has everything in your cart right now. Have it delivered, or take something out.')}
      </Notice>
    );
  return (
    <Island
      of="branch-form"
      props={{
        start: formStart({
          path: 'checkout/sucursal',
          form: 'sucursal',
          state,
          fields: { ...buyer.fields, ...PICKUP },
          known: { ...buyer.known, phoneNumber },
          step: 'datos',
        }),
        buyer: buyer.words,
        legend: t('Branch'),
        branches: rows.map((row) => asChoice(row, chosen)),
        near: place
          ? null
          : {
              at: href(PICKUP_PATH),
              place: href(PLACE_PATH),
              ask: t('Which one is near you? Tell us your postal code'),
            },
        fields: wordedFields(PICKUP_FIELDS),
        privacy: privacyWords(),
        next: t('Continue'),
      }}
    />
  );
}

const savedPhone = (customer: StepProps['customer']): string =>
  customer?.addresses.find(({ isDefaultShipping }) => isDefaultShipping)?.phoneNumber ?? '';
