import { isHandedOver } from '../../domain/catalogue/availability';
import type { Product } from '../../domain/catalogue/product';
import { enhanced } from '../../ui/enhanced';
import { Icon } from '../../ui/icon';
import { BranchesLink } from '../branches/pickup-link';
import { canBuy } from './can-buy';

/**
 * The line of a product's delivery that leads to the branches; with script and a known place the nearest that has what
 * is chosen comes first.
 */
export function PickupNear({ product }: { product: Product }) {
  const isOpen = product.open.length > 0;
  const isSoldOut = product.availability === 'out_of_stock';
  if (!(isSoldOut || isOpen || canBuy(product)) || !isHandedOver(product.type)) return null;
  return (
    <li>
      <Icon name="store" />
      <div className="pickup-near" data-open={isOpen ? '' : undefined} {...enhanced('pickup-near', {})}>
        <div role="status" />
        <BranchesLink sku={isOpen ? product.parentSku : product.sku} isSoldOut={isSoldOut} />
      </div>
    </li>
  );
}
