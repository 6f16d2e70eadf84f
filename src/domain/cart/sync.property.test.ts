import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampled } from '../../../tests/sample';
import type { CartLine } from './cart';
import { testLine, testWarranty } from './line-fixture';
import { addLine, type NewLine, removeLine, setQty } from './lines';
import { type Fate, type Retailer, serverLine, testRetailer } from './retailer-fixture';
import { syncCart } from './sync/sync';
import { additionalData } from './sync/wire';

const SKUS = ['A', 'B', 'C', 'D'];
const OPTIONS = {
  dryRun: false,
  mergeQty: false,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
  cartId: 'cart-1',
};

interface State {
  lines: CartLine[];
  nextItemId: number;
}

/** Pulls and compares until the outcome is known, as the cart's owner does. */
async function settle(state: State, retailer: Retailer, force: boolean, mergeQty = false): Promise<State> {
  let current = state;
  for (;;) {
    const result = await syncCart(
      current.lines,
      retailer.lines,
      { ...OPTIONS, force, mergeQty, nextItemId: current.nextItemId },
      retailer,
    );
    current = { lines: result.lines, nextItemId: result.nextItemId };
    if (result.end.state === 'ok') return current;
  }
}

const held = (lines: { sku: string; qty: number; warranty: string | null }[]) =>
  lines.map((line) => `${line.sku}/${line.warranty ?? '-'}×${line.qty}`).sort();
const ours = (lines: CartLine[]) => held(lines.map((line) => ({ ...line, warranty: line.warranty?.sku ?? null })));
const theirs = (retailer: Retailer) =>
  held(retailer.lines.map((line) => ({ ...line, warranty: additionalData(line)?.warrantySku ?? null })));

const sku = fc.constantFrom(...SKUS);
const qty = fc.integer({ min: 1, max: 9 });
const fates = fc.array(fc.constantFrom<Fate>('ok', 'ok', 'lost-before', 'lost-after'), { maxLength: 8 });
type Step =
  | { kind: 'add'; sku: string; qty: number; insured: boolean }
  | { kind: 'set' | 'remove'; sku: string; qty: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), sku, qty, insured: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('set' as const, 'remove' as const), sku, qty }),
);

function candidate({ sku: of, qty: count, insured }: { sku: string; qty: number; insured: boolean }): NewLine {
  const { itemId: _itemId, ...line } = testLine({ sku: of, qty: count, warranty: insured ? testWarranty() : null });
  return line;
}

function apply(state: State, change: Step): State {
  if (change.kind === 'add') {
    const added = addLine(state.lines, candidate(change), state.nextItemId);
    return added.ok ? { lines: added.value.lines, nextItemId: added.value.nextItemId } : state;
  }
  const target = state.lines.find((line) => line.sku === change.sku);
  if (!target) return state;
  if (change.kind === 'remove') return { ...state, lines: removeLine(state.lines, target.itemId).lines };
  const set = setQty(state.lines, target.itemId, change.qty);
  return set.ok ? { ...state, lines: set.value.lines } : state;
}

test('after every operation both carts hold what a plain reducer holds, whatever answers are lost; a removed line never comes back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fates), { maxLength: 12 }), async (steps) => {
      const retailer = testRetailer();
      let state: State = { lines: [], nextItemId: 1 };
      let oracle: State = state;
      for (const [change, lost] of steps) {
        retailer.fates = [...lost];
        oracle = apply(oracle, change);
        state = await settle(apply(state, change), retailer, true);
        expect(ours(state.lines)).toEqual(ours(oracle.lines));
        expect(theirs(retailer)).toEqual(ours(oracle.lines));
        expect(new Set(state.lines.map((line) => line.itemId)).size).toBe(state.lines.length);
      }
    }),
    { numRuns: sampled(200, 10_000) },
  );
});

test('a merge at login sums each line exactly once, whatever answers are lost and however often it runs', async () => {
  const cart = fc.uniqueArray(fc.tuple(sku, qty), { selector: ([of]) => of });
  await fc.assert(
    fc.asyncProperty(cart, cart, fates, async (guest, customer, lost) => {
      const retailer = testRetailer(
        customer.map(([of, count], index) =>
          serverLine(of, count, index + 1, { extension_attributes: { additional_data: {} } }),
        ),
      );
      retailer.fates = [...lost];
      const lines = guest.map(([of, count], index) => testLine({ itemId: index + 1, sku: of, qty: count }));
      const merged = await settle({ lines, nextItemId: 50 }, retailer, false, true);
      const again = await settle(merged, retailer, false, true);
      const wanted = SKUS.flatMap((of) => {
        const count = [...guest, ...customer]
          .filter(([name]) => name === of)
          .reduce((total, [, part]) => total + part, 0);
        return count > 0 ? [`${of}/-×${count}`] : [];
      });
      expect(ours(again.lines)).toEqual(wanted);
      expect(theirs(retailer)).toEqual(wanted);
    }),
    { numRuns: sampled(200, 10_000) },
  );
});
