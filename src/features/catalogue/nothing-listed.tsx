import type { Listing } from '../../domain/catalogue/product';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { isFiltered, type ListingAddress } from './listing-query';

interface Props {
  address: ListingAddress;
  listing: Pick<Listing, 'total'>;
  /** Where the whole list is, inside the store view, and what its query keeps. */
  path: string;
  keep?: Record<string, string>;
  /** Said of a list that has nothing at all. */
  warning?: string;
}

/**
 * What stands where a list shows nothing: whether it has ended before, is empty under its filters, or empty, and the
 * way back.
 */
export function NothingListed({ address, listing, path, keep = {}, warning }: Props) {
  const t = texts();
  const whole = href(path, keep);
  if (listing.total > 0)
    return (
      <EmptyState
        heading={2}
        title={t('The list ends before this')}
        action={<ButtonLink href={whole}>{t('Go to its beginning')}</ButtonLink>}
      >
        <p>{t('{count} products', { count: listing.total })}</p>
      </EmptyState>
    );
  if (isFiltered(address))
    return (
      <EmptyState
        heading={2}
        title={t('Nothing with these filters')}
        action={<ButtonLink href={whole}>{t('Reset filters')}</ButtonLink>}
      >
        <p>{t('Take one away, or start again.')}</p>
      </EmptyState>
    );
  const home = <ButtonLink href={href('/')}>{warning ? t('OK') : t('Go to the home page')}</ButtonLink>;
  return (
    <EmptyState heading={2} title={t('There are no products here yet')} action={home}>
      {warning && <p>{warning}</p>}
    </EmptyState>
  );
}
