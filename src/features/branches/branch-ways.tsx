import type { Position } from '../../domain/branch/nearness';
import { spacedPhone } from '../checkout/phone';
import type { BranchRow } from './branch-row';

interface BranchWaysProps {
  row: Pick<BranchRow, 'name' | 'phone' | 'address' | 'position'>;
  texts: { call: string; map: string };
  /** Class of its links. */
  className: string;
}

/** A place on a map: its position, else its address. */
export function mapAddress({ position, address }: { position?: Position | undefined; address: string }): string {
  const query = position ? `${position.latitude},${position.longitude}` : address;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** How a branch is called, and found. */
export const BranchWays = ({ row, texts, className }: BranchWaysProps) => (
  <p className="branch-ways">
    {row.phone && (
      <a
        className={className}
        href={`tel:+52${row.phone}`}
        aria-label={`${texts.call} ${row.name}: ${spacedPhone(row.phone)}`}
      >
        {spacedPhone(row.phone)}
      </a>
    )}
    <a className={className} href={mapAddress(row)} rel="noopener noreferrer" aria-label={`${texts.map}: ${row.name}`}>
      {texts.map}
    </a>
  </p>
);
