import { evictDurableObject, env as testEnv } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { CartOperation } from '../../../src/domain/cart/cart';
import { add, value } from '../../../tests/cart/port';
import { openShop, VIU } from '../../../tests/cart/shop';
import { sampled, seedOf } from '../../../tests/sample';
import type { Env } from '../../env';
import { armed } from '../../failpoint';
import { newToken } from '../../http/token';
import { cartPort } from './port';

const env: Env = testEnv;
const SKUS = ['MESA', 'LAMPARA', 'SILLA-AZ', 'RAPIDO'] as const;
const RUNS = sampled(15, 600);
const SEED = seedOf(20_261_123);

beforeAll(() => openShop(env));

type Step =
  | { kind: 'add'; sku: (typeof SKUS)[number]; qty: number; twice: boolean }
  | { kind: 'set'; pick: number; qty: number; twice: boolean }
  | { kind: 'remove' | 'restore'; pick: number; twice: boolean }
  | { kind: 'evict' }
  | { kind: 'crash'; at: 'cart.before-commit' | 'cart.after-commit' };

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      sku: fc.constantFrom(...SKUS),
      qty: fc.integer({ min: 1, max: 3 }),
      twice: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      pick: fc.nat(5),
      qty: fc.integer({ min: 0, max: 6 }),
      twice: fc.boolean(),
    }),
    fc.record({ kind: fc.constantFrom('remove' as const, 'restore' as const), pick: fc.nat(5), twice: fc.boolean() }),
    fc.record({ kind: fc.constant('evict' as const) }),
    fc.record({
      kind: fc.constant('crash' as const),
      at: fc.constantFrom('cart.before-commit' as const, 'cart.after-commit' as const),
    }),
  ),
  { minLength: 3, maxLength: 12 },
);

/** What the cart should hold: quantity by line id, and what was taken out. */
class Model {
  lines: { id: number; sku: string; qty: number }[] = [];
  removed: { id: number; sku: string; qty: number }[] = [];
  nextId = 1;

  operation(step: Exclude<Step, { kind: 'evict' | 'crash' }>): CartOperation | null {
    if (step.kind === 'add') return add(step.sku, step.qty);
    const from = step.kind === 'restore' ? this.removed : this.lines;
    const target = from[step.pick % Math.max(1, from.length)];
    if (!target) return null;
    return step.kind === 'set'
      ? { kind: 'set', itemId: target.id, qty: step.qty }
      : { kind: step.kind, itemId: target.id };
  }

  apply(operation: CartOperation): void {
    if (operation.kind === 'add') this.#grow(operation.sku, operation.qty, null);
    if (operation.kind === 'remove' || (operation.kind === 'set' && operation.qty === 0)) this.#take(operation.itemId);
    else if (operation.kind === 'set')
      this.lines = this.lines.map((line) => (line.id === operation.itemId ? { ...line, qty: operation.qty } : line));
    if (operation.kind === 'restore') {
      const back = this.removed.find((line) => line.id === operation.itemId);
      this.removed = this.removed.filter((line) => line !== back);
      if (back) this.#grow(back.sku, back.qty, back.id);
    }
  }

  #grow(sku: string, qty: number, id: number | null): void {
    const same = this.lines.find((line) => line.sku === sku);
    if (same) same.qty += qty;
    else this.lines.push({ id: id ?? this.nextId++, sku, qty });
  }

  #take(id: number): void {
    const gone = this.lines.find((line) => line.id === id);
    this.lines = this.lines.filter((line) => line !== gone);
    if (gone) this.removed.unshift(gone);
  }
}

test('any run of operations, delivered twice, cut off and forgotten by memory, is the run once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      const token = newToken();
      const cart = cartPort(env, VIU, token);
      const model = new Model();
      let version = 0;
      for (const [index, step] of run.entries()) {
        if (step.kind === 'evict') {
          await cart.read();
          await evictDurableObject(env.CART.getByName(`viu:${token}`));
          continue;
        }
        if (step.kind === 'crash') {
          armed.set(step.at, 'abort');
          const lost = add('MESA');
          await cart.apply(lost, `${index}`).catch(() => undefined);
          model.apply(lost);
          version = value(await cart.apply(lost, `${index}`)).cart.version;
          continue;
        }
        const operation = model.operation(step);
        if (!operation) continue;
        const deliveries = await Promise.all(
          Array.from({ length: step.twice ? 2 : 1 }, () => cart.apply(operation, `${index}`)),
        );
        model.apply(operation);
        const [first] = deliveries.map(value);
        for (const delivery of deliveries) expect(value(delivery).cart).toEqual(first?.cart);
        expect(first?.cart.version).toBeGreaterThan(version);
        version = first?.cart.version ?? version;
      }
      const { cart: held } = value(await cart.read());
      expect(held.version).toBe(version);
      expect(held.lines.map((line) => ({ id: line.itemId, sku: line.sku, qty: line.qty }))).toEqual(model.lines);
      expect(held.totals.grandTotal).toBe(held.lines.reduce((total, line) => total + line.unitGross * line.qty, 0));
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
