import { Icon } from '../../ui/icon';
import { island } from '../../ui/island';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { PICKUP_PATH } from './pickup-path';

/** Leads to the branches that have a product, or the cart; with script they open over the page. `isSoldOut` where none can be sent. */
export function PickupLink({ sku, isSoldOut = false }: { sku?: string; isSoldOut?: boolean }) {
  const t = texts();
  return (
    <p className="pickup-link">
      <Icon name="store" size={20} />
      <a className="line-link" href={href(PICKUP_PATH, sku === undefined ? {} : { sku })} {...island('branch-window', {})}>
        {isSoldOut ? t('Sold out for delivery: see which branch has it') : t('Pick it up free: see the branches')}
      </a>
    </p>
  );
}
