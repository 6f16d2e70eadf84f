import type { BranchDocument } from '../../../src/contract/branches.ts';
import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import type { DemoStore } from '../store.ts';
import { STORE_BRANCHES, type StoreBranch } from './branches.ts';

/** About where each branch is. */
const POSITIONS: Record<string, [latitude: number, longitude: number]> = {
  'MID-CENTRO': [20.9674, -89.6237],
  'GDL-CENTRO': [20.6767, -103.3476],
  'MTY-OBISPADO': [25.6753, -100.3376],
  'MEX-ROMA': [19.4178, -99.1612],
  'PUE-CENTRO': [19.0433, -98.198],
  'TIJ-RIO': [32.5266, -117.0253],
  'MAVI-GDL': [20.6771, -103.3466],
  'MAVI-ZAP': [20.6597, -103.4093],
  'MAVI-LEO': [21.122, -101.6827],
  'MAVI-QRO': [20.5888, -100.3899],
  'MAVI-MOR': [19.7027, -101.1924],
  'MA-SLP': [22.1515, -100.9763],
  'MA-AGS': [21.8816, -102.2962],
  'MA-TRC': [25.5396, -103.4515],
  'MA-CUU': [28.6357, -106.0777],
};

/** By whose clock they open that is not that of Mexico City. */
const TIME_ZONES: Record<string, string> = { 'TIJ-RIO': 'America/Tijuana' };

const SATURDAY = 6;
const SUNDAY = 7;
/** Of a colour or size that a branch has, at most. */
const MOST_OF_A_VARIANT = 3;
const A_FEW = 3;

const clock = (time: string): string => time.padStart('00:00'.length, '0');

function part(text: string, pattern: RegExp): string[] {
  const found = pattern.exec(text);
  if (!found) throw new Error(`the branch's address "${text}" is not written as the others are`);
  return found.slice(1);
}

/** How many of each sku of a product a branch has: of its variants the first few, until all are given out. */
function unitsOf({ sku, configurable_children: children }: ProductDocument, qty: number): [string, number][] {
  if (children.length === 0) return [[sku, qty]];
  let left = qty;
  return children.map((child): [string, number] => {
    const units = Math.min(left, MOST_OF_A_VARIANT, child.stock?.qty ?? 0);
    left -= units;
    return [child.sku, units];
  });
}

/** How many of a product a branch has: as the product says, else a few of two in three. */
function unitsAt({ id, stock, stock_by_branch }: ProductDocument, branch: StoreBranch): number {
  const parts = stock_by_branch as { branch_id: string; qty: number }[] | undefined;
  if (parts) return parts.find(({ branch_id }) => branch_id === branch.id)?.qty ?? 0;
  return id % A_FEW === 0 ? 0 : Math.min(stock.qty, A_FEW);
}

function documentOf(branch: StoreBranch, products: readonly ProductDocument[]): BranchDocument {
  const [streetAddress = '', exteriorNumber = '', neighbourhood = ''] = part(
    branch.street,
    /^(.+?)(?: núm\.)? (\d+), (.+)$/,
  );
  const [zipCode = '', city = ''] = part(branch.city, /^(\d{5}) ([^,]+),/);
  const [latitude, longitude] = POSITIONS[branch.id] ?? [];
  const week = Array.from({ length: SATURDAY }, (_, index) => ({
    day: index + 1,
    opens: clock(branch.week[0]),
    closes: clock(branch.week[1]),
  }));
  const stock = products.flatMap((product) => unitsOf(product, unitsAt(product, branch)));
  return {
    code: branch.id,
    name: branch.name,
    streetAddress,
    exteriorNumber,
    neighbourhood,
    city,
    zipCode,
    phoneNumber: branch.phone,
    hours: [...week, { day: SUNDAY, opens: clock(branch.sunday[0]), closes: clock(branch.sunday[1]) }],
    ...(TIME_ZONES[branch.id] ? { timeZone: TIME_ZONES[branch.id] } : {}),
    position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    stock: Object.fromEntries(stock),
  };
}

/** A store view with its branches and what is in them; the views in other languages have two of the first's. */
export function withBranches(store: DemoStore): DemoStore {
  const branches =
    store.storeCode in STORE_BRANCHES
      ? STORE_BRANCHES[store.storeCode as keyof typeof STORE_BRANCHES]
      : STORE_BRANCHES.foreign;
  const products = (store.entities.find(([entity]) => entity === 'product')?.[1] ?? []) as ProductDocument[];
  return { ...store, branches: branches.map((branch) => documentOf(branch, products)) };
}
