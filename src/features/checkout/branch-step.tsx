import { PICKUP } from '../../contract/checkout/forms';
import type { StockedBranch } from '../../domain/branch/branch';
import { nearestFirst } from '../../domain/branch/nearness';
import { lackingAt } from '../../domain/branch/stock';
import type { Cart } from '../../domain/cart/cart';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { branchAddressLine, hoursTexts, readyText } from '../branches/branch-texts';
import { located } from '../branches/whereabouts-at';
import { formStart } from '../forms/form-start';
import { wordedFields } from '../forms/worded-fields';
import { texts } from '../shop/texts';
import type { BranchChoice } from './branch-form.client';
import { PICKUP_FIELDS } from './fields';
import { privacyWords } from './privacy-words';
import type { StepProps } from './step-props';

/** Those that have the whole cart first, of each the nearest first. */
function inOrder(branches: readonly StockedBranch[], cart: Cart): { branch: StockedBranch; hasAll: boolean }[] {
  const place = located(cart.destination);
  const all = nearestFirst(branches, place).map((branch) => ({
    branch,
    hasAll: lackingAt(cart.lines, branch.stock).length === 0,
  }));
  return [...all.filter(({ hasAll }) => hasAll), ...all.filter(({ hasAll }) => !hasAll)];
}

/** A branch as a choice; one that lacks something of the cart cannot be chosen. */
function asChoice(branch: StockedBranch, hasAll: boolean, chosen: string | undefined): BranchChoice {
  const t = texts();
  return {
    value: branch.code,
    title: branch.name,
    ready: hasAll ? readyText(branch) : t('It does not have everything in your cart'),
    address: branchAddressLine(branch),
    hours: hoursTexts(branch.hours).join(' · '),
    isChosen: hasAll && branch.code === chosen,
    ...(hasAll ? { end: t('Free') } : { isOff: true }),
  };
}

/** Where the order is picked up, and whom the branch calls when it is ready. */
export function BranchForm({
  cart,
  checkout,
  state,
  customer,
  branches,
}: Omit<StepProps, 'branches'> & { branches: readonly StockedBranch[] }) {
  const t = texts();
  const shown = inOrder(branches, cart);
  const chosen = state.value('sucursal', 'branch') ?? cart.pickup?.branch?.code;
  const phoneNumber = checkout.pickupPhone ?? checkout.shippingDetails?.phoneNumber ?? savedPhone(customer);
  if (!shown.some(({ hasAll }) => hasAll))
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
          fields: PICKUP,
          known: { phoneNumber },
          step: 'direccion',
        }),
        legend: t('Branch'),
        branches: shown.map(({ branch, hasAll }) => asChoice(branch, hasAll, chosen)),
        fields: wordedFields(PICKUP_FIELDS),
        privacy: privacyWords(),
        next: t('Continue'),
      }}
    />
  );
}

const savedPhone = (customer: StepProps['customer']): string =>
  customer?.addresses.find(({ isDefaultShipping }) => isDefaultShipping)?.phoneNumber ?? '';
