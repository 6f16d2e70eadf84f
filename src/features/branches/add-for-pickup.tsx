import { BRANCH_PICKUP } from '../../domain/branch/branch';
import { Button } from '../../ui/button';
import { FormKey } from '../shop/form-key';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

/** Puts a product into the cart that cannot be sent, but picked up where it is. */
export function AddForPickup({ sku }: { sku: string }) {
  const t = texts();
  return (
    <form className="add-for-pickup" action={formAction('cart/add')} method="post">
      <FormKey />
      <input type="hidden" name="sku" value={sku} autoComplete="off" />
      <input type="hidden" name="qty" value="1" autoComplete="off" />
      <input type="hidden" name="deliveryOption" value={BRANCH_PICKUP} autoComplete="off" />
      <p>{t('Sold out for delivery. You can pick it up at a branch that has it.')}</p>
      <Button>{t('Add to be picked up')}</Button>
    </form>
  );
}
