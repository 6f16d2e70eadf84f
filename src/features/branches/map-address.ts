import type { Branch } from '../../domain/branch/branch';
import { branchAddressLine } from './branch-texts';

/** The branch on a map: its place, else its address. */
export function mapAddress(branch: Branch): string {
  const query = branch.position
    ? `${branch.position.latitude},${branch.position.longitude}`
    : branchAddressLine(branch);
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
