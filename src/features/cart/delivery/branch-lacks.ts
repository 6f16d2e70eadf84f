import type { CartView } from '../../../contract/cart/view';

/** What a branch has of what the page of the cart was made of: units by the sku of a line. */
export interface CartBranch {
  name: string;
  units: Record<string, number>;
}

/** What is said of picking the cart up. 'all': a branch has everything; 'none': none has anything of it. */
export type Pickable = 'all' | 'none' | { branch: string; lacks: { name: string; qty: number }[] };

type Lines = readonly Pick<CartView['lines'][number], 'sku' | 'name' | 'qty'>[];

/** What a branch is short of, each thing once; what nobody was asked about counts as there. */
function lacksAt({ units }: CartBranch, lines: Lines): { name: string; qty: number }[] {
  const wanted = new Map<string, { name: string; qty: number }>();
  for (const { sku, name, qty } of lines) wanted.set(sku, { name, qty: qty + (wanted.get(sku)?.qty ?? 0) });
  return [...wanted].flatMap(([sku, one]) => ((units[sku] ?? Number.POSITIVE_INFINITY) < one.qty ? [one] : []));
}

/**
 * Whether a branch has all of these lines, else which one is short of least and of what: of those that are as good the
 * first. Null without branches.
 */
export function pickable(lines: Lines, branches: readonly CartBranch[]): Pickable | null {
  const kinds = new Set(lines.map(({ sku }) => sku)).size;
  const [best] = branches
    .map((branch) => ({ branch: branch.name, lacks: lacksAt(branch, lines) }))
    .toSorted((one, other) => one.lacks.length - other.lacks.length);
  if (!best) return null;
  if (best.lacks.length === 0) return 'all';
  const hasAny = branches.some(({ units }) => lines.some(({ sku }) => (units[sku] ?? 0) > 0));
  return best.lacks.length === kinds && !hasAny ? 'none' : best;
}
