import type { Position } from '../../domain/branch/nearness';
import { distanceKm } from '../../domain/branch/nearness';

/** A branch as it is listed, in words; what is left out is not known of it, or not asked. */
export interface BranchRow {
  code: string;
  name: string;
  /** How near it is. */
  near?: string;
  /** Whether it is worth going to. */
  isNear?: true;
  /** Whether it has all, some or nothing of what is asked for. */
  has?: 'all' | 'some' | 'none';
  /** When it can be picked up there. */
  ready?: string;
  open?: { isOpen: boolean; text: string };
  address: string;
  hours: string;
  /** Ten digits. */
  phone?: string;
  position?: Position;
}

const kmFrom = ({ position }: BranchRow, here: Position): number =>
  position ? distanceKm(here, position) : Number.POSITIVE_INFINITY;

const lacks = ({ has }: BranchRow): number => Number(has === 'some' || has === 'none');

const said = (km: number): string => (km < 10 ? km.toFixed(1) : String(Math.round(km)));

/**
 * The same branches by how far they are from where somebody is, said with {km} in `away`; those that have everything
 * stay before the others.
 */
export const nearestTo = (rows: readonly BranchRow[], here: Position, away: string): BranchRow[] =>
  rows
    .map((row) => ({ row, km: kmFrom(row, here) }))
    .toSorted((a, b) => lacks(a.row) - lacks(b.row) || a.km - b.km)
    .map(({ row, km }) => (Number.isFinite(km) ? { ...row, near: away.replace('{km}', said(km)) } : row));

/** The nearest branch that has everything and is worth going to. */
export const nearestWith = (rows: readonly BranchRow[]): BranchRow | null =>
  rows.find(({ has, isNear }) => has === 'all' && isNear) ?? null;
