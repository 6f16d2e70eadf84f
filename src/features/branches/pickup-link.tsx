import { enhanced } from '../../ui/enhanced';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { PICKUP_PATH } from './pickup-path';

interface BranchesLinkProps {
  /** Left out for the cart. */
  sku?: string;
  /** Whether none can be sent. */
  isSoldOut?: boolean;
}

/** Leads to the branches that have a product, or the cart; with script they open over the page. */
export function BranchesLink({ sku, isSoldOut = false }: BranchesLinkProps) {
  const t = texts();
  return (
    <a
      className="line-link"
      href={href(PICKUP_PATH, sku === undefined ? {} : { sku })}
      {...enhanced('branch-window', {})}
    >
      {isSoldOut ? t('Sold out for delivery: see which branch has it') : t('Pick it up free: see the branches')}
    </a>
  );
}
