import type { Front } from './goods';

/**
 * A mistake that is put into the shop's code on purpose: `put` stands in place of `find` in this file, and BUG in it is
 * true while the bug is on.
 */
export interface Bug {
  /** What is wrong then. */
  name: string;
  file: string;
  find: string;
  put: string;
  /** Where it shows. */
  front: Front;
}

/**
 * The bugs the simulation has to find, one at a time. Only the bundler of the tests reads this list: nothing of it is
 * in the shop's own code.
 */
export const BUGS: readonly Bug[] = [
  {
    name: 'an operation is done again under its key',
    file: 'workers/objects/shared/keyed-calls.ts',
    find: 'this.#isWritten() ? this.#log.find(call, now) : null',
    put: 'this.#isWritten() && !BUG ? this.#log.find(call, now) : null',
    front: 'embedded',
  },
  {
    name: 'a removed line can be put back twice',
    file: 'src/domain/cart/operations.ts',
    find: 'content.removed.filter((entry) => entry.line.itemId !== line.itemId)',
    put: 'content.removed.filter((entry) => BUG || entry.line.itemId !== line.itemId)',
    front: 'embedded',
  },
  {
    name: 'an add takes the place of an equal line',
    file: 'src/domain/cart/lines.ts',
    find: 'lineQty(equal.qty + units)',
    put: 'lineQty((BUG ? 0 : equal.qty) + units)',
    front: 'embedded',
  },
  {
    name: 'a line gets the id of another one',
    file: 'src/domain/cart/lines.ts',
    find: 'nextItemId: nextItemId + 1 }',
    put: 'nextItemId: BUG ? nextItemId : nextItemId + 1 }',
    front: 'embedded',
  },
  {
    name: 'a removal takes every line without a parent along (Q19)',
    file: 'src/domain/cart/lines.ts',
    find: 'isChildOf(line, target))',
    put: '(BUG ? line.parentSku === line.sku : isChildOf(line, target)))',
    front: 'embedded',
  },
  {
    name: 'a centavo of a coupon is lost when it is spread',
    file: 'src/domain/cart/totals/coupon.ts',
    find: 'return allocate(',
    put: 'return BUG ? weights.map((weight) => toCentavos(Math.floor((asked * weight) / subtotal))) : allocate(',
    front: 'embedded',
  },
  {
    name: 'a change keeps the version',
    file: 'workers/objects/cart/cart-store.ts',
    find: 'version: state.version + 1,',
    put: 'version: state.version + (BUG ? 0 : 1),',
    front: 'embedded',
  },
  {
    name: 'a visitor’s cart goes into the customer’s twice at sign-in (Q7)',
    file: 'workers/objects/cart/merge.ts',
    find: 'if (state.merged.includes(input.source)) {',
    put: 'if (!BUG && state.merged.includes(input.source)) {',
    front: 'embedded',
  },
  {
    name: 'what was ordered stays in the cart',
    file: 'workers/objects/cart/ordering.ts',
    find: 'line.qty - (quantities[line.itemId] ?? 0)',
    put: 'line.qty - (BUG ? 0 : (quantities[line.itemId] ?? 0))',
    front: 'embedded',
  },
  {
    name: 'an order that is asked for again is another one once its cart has given way',
    file: 'workers/objects/cart/succession.ts',
    find: 'now < earlier.until && (',
    put: '!BUG && now < earlier.until && (',
    front: 'embedded',
  },
  {
    name: 'the cart after an order does not know what was done to the one before',
    file: 'workers/objects/cart/succession.ts',
    find: 'outcomes: storage.operations.others(call, now),',
    put: 'outcomes: BUG ? [] : storage.operations.others(call, now),',
    front: 'embedded',
  },
  {
    name: 'the account is not told which cart goes on after an order',
    file: 'workers/objects/cart/transfer.ts',
    find: 'const told = state.customer &&',
    put: 'const told = !BUG && state.customer &&',
    front: 'embedded',
  },
  {
    name: 'a tab takes a lower version for a higher one',
    file: 'src/domain/cart/browser/pending.ts',
    find: 'answer.version < confirmed.version :',
    put: '!BUG && answer.version < confirmed.version :',
    front: 'embedded',
  },
  {
    name: 'equal lines never get the id of the retailer’s (Q1)',
    file: 'src/domain/cart/sync/sync.ts',
    find: 'if (!options.dryRun) patch(run, line.itemId, confirmed(run, server, server.qty));\n    return null;',
    put: 'if (!options.dryRun && !BUG) patch(run, line.itemId, confirmed(run, server, server.qty));\n    return null;',
    front: 'retailer',
  },
  {
    name: 'a quantity the retailer confirmed is not the one to fall back to (Q27)',
    file: 'src/domain/cart/sync/sync.ts',
    find: 'qty, prevQty: qty })',
    put: 'qty, ...(BUG ? {} : { prevQty: qty }) })',
    front: 'retailer',
  },
  {
    name: 'lines added on another device are deleted when the cart is looked at (Q5)',
    file: 'workers/adapters/upstream/cart/sync.ts',
    find: "force: (reason !== 'sync' && !isOwned)",
    put: "force: BUG || (reason !== 'sync' && !isOwned)",
    front: 'retailer',
  },
  {
    name: 'totals that come late are those of other lines (Q31)',
    file: 'workers/adapters/upstream/cart/pricing.ts',
    find: '!areTotalsOf(asked.value.totals, next.lines)',
    put: '(!BUG && !areTotalsOf(asked.value.totals, next.lines))',
    front: 'retailer',
  },
  {
    name: 'what was decided before a crash is forgotten',
    file: 'workers/objects/cart/cart-object.ts',
    find: 'if (state.pending) await syncAndCommit(',
    put: 'if (state.pending && !BUG) await syncAndCommit(',
    front: 'retailer',
  },
  {
    name: 'a coupon is lost with the retailer’s cart',
    file: 'workers/adapters/upstream/cart/backend.ts',
    find: 'const isCouponLost = priced.known',
    put: 'const isCouponLost = !BUG && priced.known',
    front: 'retailer',
  },
];
