'use client';

import { BRANCH_PICKUP } from '../../domain/branch/branch';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { KeyField } from '../forms/key-field';
import { BranchList } from './branch-list';
import type { PickupProps } from './branches-shown';
import { NearForm } from './near-form';
import { pickupAt } from './near-kept';
import { useBranches } from './use-branches';

declare module '../../ui/island' {
  interface Islands {
    pickup: PickupProps;
  }
}

/** Puts a product into the cart that cannot be sent, but picked up where it is. */
const AddForPickup = ({ action, sku, formKey, text, label }: NonNullable<PickupProps['add']>) => (
  <form className="add-for-pickup" action={action} method="post">
    <KeyField formKey={formKey} />
    <input type="hidden" name="sku" value={sku} autoComplete="off" />
    <input type="hidden" name="qty" value="1" autoComplete="off" />
    <input type="hidden" name="deliveryOption" value={BRANCH_PICKUP} autoComplete="off" />
    <p>{text}</p>
    <Button>{label}</Button>
  </form>
);

/** Which branches have a product, or the whole cart, how near they are, and when it can be picked up. */
export default function Pickup(props: PickupProps & { namesIt?: boolean }) {
  const { texts, namesIt = true } = props;
  const { shown, rows, near } = useBranches<PickupProps>(props, pickupAt, { away: texts.away, namesIt });
  const { problem, none, add, checkout } = shown;
  if (problem !== undefined) return <Notice level="error">{problem}</Notice>;
  if (none)
    return (
      <EmptyState heading={2} title={none.title} action={<ButtonLink href={none.href}>{none.label}</ButtonLink>} />
    );
  return (
    <>
      {add && <AddForPickup {...add} />}
      <NearForm shown={shown} near={near} texts={texts} />
      <BranchList rows={rows} texts={texts} isLocator={false} />
      {checkout && (
        <ButtonLink kind="buy" href={checkout.href}>
          {checkout.label}
        </ButtonLink>
      )}
    </>
  );
}
