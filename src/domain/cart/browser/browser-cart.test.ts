import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../tests/sample';
import {
  COALESCE_MS,
  contentHash,
  isOutlived,
  mergePending,
  nextDue,
  nextDueAt,
  withAnswer,
  withChange,
  withSettled,
  withState,
} from './pending';
import { project } from './project';
import type { BrowserCart, Change, ConfirmedCart, Pending } from './types';

const NONE: BrowserCart = { confirmed: null, askedAt: 0, pending: [], lastKey: null };
const cartOf = (version: number, lines: Record<number, number>, id = 'c1'): ConfirmedCart => ({
  id,
  version,
  lines: Object.entries(lines).map(([itemId, qty]) => ({ itemId: Number(itemId), qty })),
});
const holding = (lines: Record<number, number>): BrowserCart => withAnswer(NONE, cartOf(1, lines), 1);
const set = (itemId: number, qty: number): Change => ({ kind: 'set', itemId, qty });
const remove = (itemId: number): Change => ({ kind: 'remove', itemId });
const restore = (itemId: number, qty: number): Change => ({ kind: 'restore', itemId, line: { itemId, qty } });
const add = (sku: string, qty = 1): Change => ({
  kind: 'add',
  fields: { sku },
  qty,
  label: { name: sku, image: null },
});
const to = (code: string): Change => ({ kind: 'destination', code });
const made = (cart: BrowserCart, ...changes: Change[]) =>
  changes.reduce((now, change, at) => withChange(now, change, { key: `k${at}`, now: at, owner: '' }), cart);
const quantities = (cart: BrowserCart) =>
  Object.fromEntries(project(cart).lines.map(({ line }) => [line.itemId, line.qty]));
const changes = (cart: BrowserCart) => cart.pending.map(({ change }) => change);

describe('where the cart goes', () => {
  test('the last place that was not sent counts, one that may have reached the shop is answered before it', () => {
    const cart = made(holding({ 7: 1 }), to('06700'), to('97000'), to('97000'));
    expect([changes(cart), project(cart).isConfirmed, quantities(cart)]).toEqual([[to('97000')], false, { 7: 1 }]);
    const sent = withState(cart, 'k1', 'sending', true);
    const both = withChange(sent, to('44100'), { key: 'k9', now: 9, owner: '' });
    expect([changes(both), nextDue(both.pending, 9)?.key]).toEqual([[to('97000'), to('44100')], 'k1']);
  });

  test('is told to whichever cart there is, and is nothing that the shopper changed last', () => {
    const cart = made(holding({ 7: 1 }), add('P1'), to('97000'));
    expect([changes(withAnswer(cart, cartOf(1, {}, 'c2'), 9)), cart.lastKey]).toEqual([[add('P1'), to('97000')], 'k0']);
  });
});

describe('a burst on one line', () => {
  test('is one call with the last quantity, after a pause', () => {
    const cart = made(holding({ 7: 1 }), set(7, 2), set(7, 3), set(7, 4));
    expect(changes(cart)).toEqual([set(7, 4)]);
    expect([
      nextDueAt(cart.pending, 2),
      nextDue(cart.pending, 2 + COALESCE_MS - 1),
      nextDue(cart.pending, 2 + COALESCE_MS)?.key,
    ]).toEqual([2 + COALESCE_MS, null, 'k2']);
  });

  test('is not held up by a clock that was set back meanwhile', () => {
    const cart = made(holding({ 7: 1 }), set(7, 2));
    const ahead = { ...cart, pending: cart.pending.map((one) => ({ ...one, dueAt: one.dueAt + 3_600_000 })) };
    expect([nextDue(ahead.pending, 10)?.key, nextDueAt(ahead.pending, 10)]).toEqual(['k0', 10]);
  });

  test('that ends where it began is no call', () => {
    expect(changes(made(holding({ 7: 2 }), set(7, 3), set(7, 2)))).toEqual([]);
  });

  test('leaves the bursts of other lines alone', () => {
    expect(changes(made(holding({ 7: 1, 8: 1 }), set(7, 2), set(8, 5), set(7, 3)))).toEqual([set(8, 5), set(7, 3)]);
  });

  test('waits for what its line was asked before, and is not taken into it', () => {
    const asked = withState(made(holding({ 7: 1 }), set(7, 2)), 'k0', 'sending', true);
    const cart = withChange(withChange(asked, set(7, 3), { key: 'k1', now: 10, owner: '' }), set(7, 4), {
      key: 'k2',
      now: 20,
      owner: '',
    });
    expect(changes(cart)).toEqual([set(7, 2), set(7, 4)]);
    const unsent = withState(cart, 'k0', 'unsent', true);
    expect(nextDue(unsent.pending, 10_000)).toBeNull();
    const settled = withSettled(unsent, 'k0', { cart: cartOf(2, { 7: 2 }), askedAt: 2 });
    expect(nextDue(settled.pending, 10_000)?.change).toEqual(set(7, 4));
  });
});

describe('removing', () => {
  test('is undone without a call while it was not sent', () => {
    expect(changes(made(holding({ 7: 2 }), remove(7), restore(7, 2)))).toEqual([]);
    expect(changes(made(holding({ 7: 2 }), set(7, 5), remove(7), restore(7, 5)))).toEqual([set(7, 5)]);
  });

  test('is undone by a second call once it was sent', () => {
    const sent = withState(made(holding({ 7: 2 }), remove(7)), 'k0', 'sending', true);
    const cart = withChange(sent, restore(7, 2), { key: 'k1', now: 5, owner: '' });
    expect([quantities(sent), quantities(cart), changes(cart)]).toEqual([{}, { 7: 2 }, [remove(7), restore(7, 2)]]);
  });

  test('of a line that is not put back yet needs no call', () => {
    expect(changes(made(holding({}), restore(7, 2), remove(7)))).toEqual([]);
  });

  test('is not answered by an older answer', () => {
    const cart = withSettled(withState(made(holding({ 7: 2 }), remove(7)), 'k0', 'sending', true), 'k0', {
      cart: cartOf(2, {}),
      askedAt: 5,
    });
    expect(withAnswer(cart, cartOf(1, { 7: 2 }), 9)).toBe(cart);
  });
});

describe('adding', () => {
  test('counts at once and stands without a price; two adds are two', () => {
    const shown = project(made(holding({ 7: 2 }), add('MESA', 3), add('MESA', 3)));
    expect(shown).toMatchObject({
      more: { quantities: 6, items: 2 },
      isConfirmed: false,
      adding: [{ qty: 3, mark: 'saving' }, { qty: 3 }],
    });
  });

  test('the same again while nobody knows what became of it is the same call, another quantity is not', () => {
    const unsent = withState(made(NONE, add('MESA')), 'k0', 'unsent', true);
    expect(withChange(unsent, add('MESA'), { key: 'k1', now: 9, owner: '' }).pending).toMatchObject([
      { key: 'k0', state: 'waiting', dueAt: 9 },
    ]);
    const other = withChange(unsent, add('MESA', 2), { key: 'k1', now: 9, owner: '' });
    expect(other.pending.map(({ key }) => key)).toEqual(['k0', 'k1']);
    expect(withChange(other, add('MESA'), { key: 'k2', now: 9, owner: '' }).pending.map(({ key }) => key)).toEqual([
      'k0',
      'k1',
      'k2',
    ]);
    const again = withState(withState(unsent, 'k0', 'waiting', false), 'k0', 'sending', true);
    expect(withChange(again, add('MESA'), { key: 'k1', now: 9, owner: '' }).pending).toMatchObject([
      { key: 'k0', state: 'sending' },
    ]);
    const hours = 3_600_000;
    expect([
      isOutlived(unsent.pending[0] as Pending, 22 * hours),
      isOutlived(unsent.pending[0] as Pending, 24 * hours),
    ]).toEqual([false, true]);
  });
});

describe('answers', () => {
  test('another cart takes the place of this one when it was asked for later, changes of its lines go, adds stay', () => {
    const cart = made(holding({ 7: 2 }), set(7, 3), add('MESA'));
    const next = withAnswer(cart, cartOf(1, { 1: 1 }, 'c2'), 50);
    expect([next.confirmed?.id, changes(next)]).toEqual(['c2', [add('MESA')]]);
    expect(withAnswer(next, cartOf(90, { 7: 9 }, 'c1'), 49)).toBe(next);
  });

  test('of one cart the higher version counts, whenever it was asked for', () => {
    const cart = withAnswer(holding({ 7: 2 }), cartOf(5, { 7: 5 }), 30);
    expect(withAnswer(cart, cartOf(6, { 7: 6 }), 20).confirmed?.version).toBe(6);
    expect(withAnswer(cart, cartOf(4, { 7: 4 }), 40)).toBe(cart);
  });
});

test('tabs have the changes that are written down, and of their own what could not be; what was answered does not come back', () => {
  const of = (key: string, madeAt: number): Pending => ({
    key,
    owner: '',
    madeAt,
    cartId: 'c1',
    change: set(7, 1),
    dueAt: 0,
    tried: false,
    lost: false,
    state: 'waiting',
  });
  const merged = mergePending([of('a', 1), of('b', 2), of('c', 3)], [of('d', 0), of('c', 3), of('e', 4)], {
    unstored: new Set(['b']),
    answered: new Set(['e']),
  });
  expect(merged.map(({ key }) => key)).toEqual(['d', 'b', 'c']);
});

test('the hash of a cart changes with its lines and quantities', () => {
  const hashes = ([{}, { 7: 1 }, { 7: 2 }, { 8: 1 }, { 7: 1, 8: 1 }] as Record<number, number>[]).map((lines) =>
    contentHash(cartOf(1, lines).lines),
  );
  expect(new Set(hashes).size).toBe(5);
  expect(contentHash(cartOf(9, { 7: 1 }).lines)).toBe(hashes[1]);
});

/** A shop that does every key once, and can lose the answer. */
class Shop {
  lines = new Map<number, number>([
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
  version = 1;
  private readonly done = new Set<string>();
  private readonly removed = new Map<number, number>();
  private nextId = 4;
  postcode = '';

  answer = (): ConfirmedCart => cartOf(this.version, Object.fromEntries(this.lines));

  perform({ key, change }: Pending): void {
    if (this.done.has(key)) return;
    this.done.add(key);
    if (change.kind === 'add') this.lines.set(this.nextId++, change.qty);
    else if (change.kind === 'destination') this.postcode = change.code;
    else if (change.kind === 'set') this.lines.has(change.itemId) && this.lines.set(change.itemId, change.qty);
    else if (change.kind === 'remove') {
      this.removed.set(change.itemId, this.lines.get(change.itemId) ?? 1);
      this.lines.delete(change.itemId);
    } else this.lines.set(change.itemId, this.removed.get(change.itemId) ?? change.line.qty);
    this.version += 1;
  }
}

const LINE = fc.integer({ min: 1, max: 3 });
const STEP = fc.oneof(
  fc.record({ do: fc.constant('set' as const), line: LINE, qty: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constantFrom('remove' as const, 'restore' as const), line: LINE }),
  fc.record({ do: fc.constant('destination' as const), code: fc.constantFrom('06700', '44100', '97000') }),
  fc.record({ do: fc.constant('add' as const), qty: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    do: fc.constantFrom('send' as const, 'lose' as const, 'retry' as const, 'ask' as const, 'late' as const),
  }),
);

test('whatever is lost, late or sent twice, once everything is answered the shop holds what the shopper asked for last', () => {
  fc.assert(
    fc.property(fc.array(STEP, { maxLength: 40 }), (steps) => {
      const shop = new Shop();
      let cart: BrowserCart = withAnswer(NONE, shop.answer(), 0);
      const late: { answer: ConfirmedCart; askedAt: number }[] = [];
      /** What every line was asked to be last; a line that was put back has the quantity it had in the shop. */
      const asked = new Map<number, number | 'there' | 'gone'>();
      let adds = 0;
      let postcode = '';
      let now = 0;
      const send = (isLost: boolean) => {
        const one = nextDue(cart.pending, now);
        if (!one) return;
        shop.perform(one);
        cart = isLost
          ? withState(cart, one.key, 'unsent', true)
          : withSettled(cart, one.key, { cart: shop.answer(), askedAt: now });
      };
      const ask = (change: Change) => {
        cart = withChange(cart, change, { key: `k${now}`, now, owner: '' });
        if (change.kind === 'add') adds += 1;
        else if (change.kind === 'destination') postcode = change.code;
        else if (change.kind === 'set') asked.set(change.itemId, change.qty);
        else asked.set(change.itemId, change.kind === 'remove' ? 'gone' : 'there');
      };
      for (const step of steps) {
        now += COALESCE_MS;
        const version = cart.confirmed?.version ?? 0;
        const isShown = 'line' in step && project(cart).lines.some(({ line }) => line.itemId === step.line);
        if (step.do === 'set' && isShown) ask(set(step.line, step.qty));
        if (step.do === 'remove' && isShown) ask(remove(step.line));
        if (step.do === 'restore' && !isShown) ask(restore(step.line, 1));
        if (step.do === 'add') ask(add(`P${now}`, step.qty));
        if (step.do === 'destination') ask(to(step.code));
        if (step.do === 'send' || step.do === 'lose') send(step.do === 'lose');
        if (step.do === 'retry')
          for (const { key, state } of cart.pending)
            if (state === 'unsent') cart = withState(cart, key, 'waiting', true);
        if (step.do === 'ask') late.push({ answer: shop.answer(), askedAt: now });
        const answered = step.do === 'late' ? late.pop() : undefined;
        if (answered) cart = withAnswer(cart, answered.answer, answered.askedAt);
        expect(cart.confirmed?.version).toBeGreaterThanOrEqual(version);
      }
      for (const { key } of cart.pending) cart = withState(cart, key, 'waiting', false);
      now += COALESCE_MS;
      while (cart.pending.length > 0) send(false);
      expect(project(cart)).toMatchObject({ isConfirmed: true, adding: [], more: { quantities: 0, items: 0 } });
      expect(quantities(cart)).toEqual(Object.fromEntries(shop.lines));
      expect(shop.postcode).toBe(postcode);
      expect([...shop.lines.keys()].filter((itemId) => itemId > 3)).toHaveLength(adds);
      for (const [itemId, wanted] of asked) {
        const qty = shop.lines.get(itemId);
        expect([itemId, wanted === 'there' ? qty !== undefined && 'there' : (qty ?? 'gone')]).toEqual([itemId, wanted]);
      }
    }),
    { numRuns: sampled(1_000, 50_000) },
  );
});
