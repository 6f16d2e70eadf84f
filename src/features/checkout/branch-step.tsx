import { PICKUP } from '../../contract/checkout/forms';
import type { StockedBranch } from '../../domain/branch';
import { nearestFirst } from '../../domain/branch-nearness';
import { lackingAt } from '../../domain/branch-stock';
import type { Cart } from '../../domain/cart/cart';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { RadioCard } from '../../ui/radio-card';
import { branchAddressLine, hoursTexts, readyText } from '../branches/branch-texts';
import { located } from '../branches/whereabouts-at';
import { CheckedForm } from '../shop/checked-form';
import { FormKey } from '../shop/form-key';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { PrivacyLine } from './privacy-line';
import type { StepProps } from './step-props';

declare module '../shop/checked-form' {
  interface CheckedForms {
    sucursal: true;
  }
}

/** Those that have the whole cart first, of each the nearest first. */
function inOrder(branches: readonly StockedBranch[], cart: Cart): { branch: StockedBranch; hasAll: boolean }[] {
  const place = located(cart.destination);
  const all = nearestFirst(branches, place).map((branch) => ({
    branch,
    hasAll: lackingAt(cart.lines, branch.stock).length === 0,
  }));
  return [...all.filter(({ hasAll }) => hasAll), ...all.filter(({ hasAll }) => !hasAll)];
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
  const problem = state.error('sucursal', 'branch');
  const phone =
    state.value('sucursal', 'phoneNumber') ??
    checkout.pickupPhone ??
    checkout.shippingDetails?.phoneNumber ??
    savedPhone(customer);
  if (!shown.some(({ hasAll }) => hasAll))
    return (
      <Notice level="warning">
        {t('No branch has everything in your cart right now. Have it delivered, or take something out.')}
      </Notice>
    );
  return (
    <CheckedForm action={formAction('checkout/sucursal')} form="sucursal" fields={{ phoneNumber: PICKUP.phoneNumber }}>
      <FormKey />
      {problem && <Notice level="error">{problem}</Notice>}
      <fieldset className="radio-cards">
        <legend className="sr">{t('Branch')}</legend>
        {shown.map(({ branch, hasAll }) => (
          <RadioCard
            key={branch.code}
            name="branch"
            value={branch.code}
            title={branch.name}
            detail={<BranchDetail branch={branch} hasAll={hasAll} />}
            end={hasAll ? t('Free') : undefined}
            checked={hasAll && branch.code === chosen}
            disabled={!hasAll}
          />
        ))}
      </fieldset>
      <div className="fields">
        <Field
          label={t('Your phone')}
          hint={t('10 digits. The branch tells you when it is ready.')}
          name="phoneNumber"
          span="half"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={60}
          defaultValue={phone}
          error={state.error('sucursal', 'phoneNumber')}
          required
        />
      </div>
      <PrivacyLine />
      <Button>{t('Continue')}</Button>
    </CheckedForm>
  );
}

const savedPhone = (customer: StepProps['customer']): string =>
  customer?.addresses.find(({ isDefaultShipping }) => isDefaultShipping)?.phoneNumber ?? '';

function BranchDetail({ branch, hasAll }: { branch: StockedBranch; hasAll: boolean }) {
  const t = texts();
  const ready = hasAll ? readyText(branch) : t('It does not have everything in your cart');
  return (
    <>
      {ready && <strong className={hasAll ? 'pickup-ready' : undefined}>{ready}</strong>}
      {ready && <br />}
      {branchAddressLine(branch)}
      <br />
      {hoursTexts(branch.hours).join(' · ')}
    </>
  );
}
