/**
 * A proof of the cart by simulation. A history is a list of steps, each of them data; it is drawn from a seed
 * (history.ts), played in a world of tabs, wires, a cart and a retailer (world.ts), and after every step the cart has
 * to hold what an oracle of plain arithmetic says (model.ts, beliefs.ts, totals.ts). Nothing else is random: the same
 * history ends the same way every time.
 *
 * It is played on two platforms: the cart's own code with its storage in memory (memory.unit.test.ts, npm run soak),
 * and the real object in workerd (object.worker.test.ts). What fails is shrunk and printed as an entry for
 * histories.ts, where it stays as a test. bugs.ts holds bugs that are put in on purpose, one at a time, to see that
 * they are found.
 *
 * To add an operation: one entry below. `draw` makes its data from choices, `run` plays it; say in model.ts what it
 * makes of a cart.
 */
import type { Failpoint } from '../../workers/failpoint';
import { armed } from '../../workers/failpoint';
import { COUPONS, type Front, GOODS, SKUS, WARRANTY } from './goods';
import type { Fate, Fault } from './retailer';
import type { Draws } from './seed';
import type { Way, World } from './world';

interface Operation<Data> {
  /** How often it comes, beside the others. */
  weight: number;
  /** Only where this one sells. */
  front?: Front;
  draw: (draws: Draws) => Data;
  run: (world: World, data: Data) => Promise<void> | void;
}

const operation = <Data>(one: Operation<Data>): Operation<Data> => one;

const WAYS: readonly Way[] = [
  'straight',
  'straight',
  'straight',
  'straight',
  'wire',
  'twice',
  'again',
  'unheard',
  'late',
  'rung',
];
const way = (draws: Draws): Way => draws.of(WAYS);
const tab = (draws: Draws): number => draws.below(4);
const pick = (draws: Draws): number => draws.below(6);

/** A line of what this tab shows. */
const lineOf = (world: World, number: number, which: number) => {
  const lines = world.tab(number).lines();
  return lines[which % Math.max(1, lines.length)] ?? null;
};

const CALLS: readonly string[] = [
  'cart/create',
  'cart/pull',
  'cart/update',
  'cart/update',
  'cart/delete',
  'cart/totals',
  'cart/apply-coupon',
  'cart/payment-methods',
];
const FATES: readonly Fate[] = ['lost-before', 'lost-after', 401, 404, 500, 503];
const ORDER_POINTS: readonly Failpoint[] = [
  'order.after-seal',
  'order.before-batch',
  'order.sent',
  'order.after-batch',
  'order.after-clear',
  'order.before-transfer',
  'order.after-transfer',
];
const MINUTE_MS = 60_000;

export const OPERATIONS = {
  add: operation({
    weight: 22,
    draw: (draws) => ({
      tab: tab(draws),
      sku: draws.of(SKUS),
      qty: draws.within(1, 3),
      insured: draws.chance(0.3),
      way: way(draws),
    }),
    run: (world, { tab: number, sku, qty, insured, way: how }) => {
      const warrantySku = insured && GOODS[sku]?.warrantyGross ? WARRANTY : null;
      const fields = { sku, ...(warrantySku ? { warranty: warrantySku } : {}) };
      return world.change(world.tab(number), { kind: 'add', fields, qty, label: { name: sku, image: null } }, how);
    },
  }),
  change: operation({
    weight: 14,
    draw: (draws) => ({ tab: tab(draws), line: pick(draws), qty: draws.within(0, 5), way: way(draws) }),
    run: async (world, { tab: number, line, qty, way: how }) => {
      const found = lineOf(world, number, line);
      if (found && qty > 0) await world.change(world.tab(number), { kind: 'set', itemId: found.itemId, qty }, how);
      else if (found) await world.send(world.tab(number), { kind: 'set', itemId: found.itemId, qty }, how);
    },
  }),
  remove: operation({
    weight: 9,
    draw: (draws) => ({ tab: tab(draws), line: pick(draws), way: way(draws) }),
    run: async (world, { tab: number, line, way: how }) => {
      const found = lineOf(world, number, line);
      if (!found) return;
      world.tab(number).removed.unshift(found);
      await world.change(world.tab(number), { kind: 'remove', itemId: found.itemId }, how);
    },
  }),
  restore: operation({
    weight: 6,
    draw: (draws) => ({ tab: tab(draws), line: draws.below(2), way: way(draws) }),
    run: async (world, { tab: number, line, way: how }) => {
      const found = world.tab(number).removed[line];
      if (found) await world.change(world.tab(number), { kind: 'restore', itemId: found.itemId, line: found }, how);
    },
  }),
  coupon: operation({
    weight: 4,
    draw: (draws) => ({
      tab: tab(draws),
      code: draws.of(['valid', 'valid', 'invented', null] as const),
      way: way(draws),
    }),
    run: (world, { tab: number, code, way: how }) =>
      world.send(world.tab(number), { kind: 'coupon', code: code === 'valid' ? COUPONS[world.front].code : code }, how),
  }),
  clear: operation({
    weight: 1,
    draw: (draws) => ({ tab: tab(draws), way: way(draws) }),
    run: (world, { tab: number, way: how }) => world.send(world.tab(number), { kind: 'clear' }, how),
  }),
  /** A visitor who has put something into a cart signs in: it goes into the customer's, once. */
  login: operation({
    weight: 4,
    front: 'embedded',
    draw: (draws) => ({ tab: tab(draws), sku: draws.of(SKUS), qty: draws.within(1, 3), way: way(draws) }),
    run: (world, { tab: number, sku, qty, way: how }) => world.signIn(world.tab(number), sku, qty, how),
  }),
  logout: operation({
    weight: 1,
    front: 'embedded',
    draw: (draws) => ({ device: draws.below(2) }),
    run: (world, { device }) => world.signOut(device),
  }),
  /** What the cart holds is ordered, sometimes by an object that ends while it does. */
  order: operation({
    weight: 3,
    front: 'embedded',
    draw: (draws) => ({ tab: tab(draws), at: draws.chance(0.3) ? draws.of(ORDER_POINTS) : null, way: way(draws) }),
    run: (world, { tab: number, at, way: how }) => world.order(world.tab(number), at, how),
  }),
  /** The cart page is opened. */
  review: operation({
    weight: 4,
    draw: (draws) => ({ tab: tab(draws) }),
    run: (world, data) => world.review(world.tab(data.tab)),
  }),
  read: operation({
    weight: 4,
    draw: (draws) => ({ tab: tab(draws) }),
    run: (world, data) => world.read(world.tab(data.tab)),
  }),
  arrive: operation({
    weight: 14,
    draw: (draws) => ({ pick: pick(draws), way: way(draws) }),
    run: (world, data) => world.arrive(data.pick, data.way),
  }),
  hear: operation({ weight: 6, draw: (draws) => ({ pick: pick(draws) }), run: (world, data) => world.hear(data.pick) }),
  offline: operation({
    weight: 2,
    draw: (draws) => ({ device: draws.below(2) }),
    run: (world, { device }) => {
      world.online[device] = false;
    },
  }),
  online: operation({
    weight: 4,
    draw: (draws) => ({ device: draws.below(2) }),
    run: (world, { device }) => {
      world.online[device] = true;
    },
  }),
  evict: operation({ weight: 3, draw: () => ({}), run: (world) => world.evict() }),
  /** The object ends between two steps of the next change that comes there. */
  crash: operation({
    weight: 5,
    draw: (draws) => ({
      at: draws.of<Failpoint>([
        'cart.before-upstream',
        'cart.after-upstream',
        'cart.before-commit',
        'cart.after-commit',
        'merge.after-seal',
        'merge.before-taken',
        'merge.after-taken',
        'merge.after-transfer',
      ]),
      as: draws.of(['abort', 'throw'] as const),
    }),
    run: (_, { at, as }) => {
      armed.set(at, as);
    },
  }),
  wait: operation({
    weight: 3,
    draw: (draws) => ({ minutes: draws.within(1, 6) }),
    run: async (world, { minutes }) => {
      world.wait(minutes * MINUTE_MS);
      await world.ring();
    },
  }),
  /** The retailer's next call of a kind goes wrong. */
  fault: operation({
    weight: 9,
    front: 'retailer',
    draw: (draws): Fault => {
      if (draws.chance(0.15)) return { call: 'cart/totals', fate: 'stale' };
      const [call, fate] = [draws.of(CALLS), draws.of(FATES)];
      // 404 on a removal says that the line is gone: the family does not lie about that.
      return { call, fate: call === 'cart/delete' && fate === 404 ? 400 : fate };
    },
    run: (world, fault) => {
      world.platform.retailer?.faults.push(fault);
    },
  }),
  /** Another client changes the retailer's cart. */
  elsewhere: operation({
    weight: 3,
    front: 'retailer',
    draw: (draws) => ({ sku: draws.of(['MESA', 'SILLA-AZ', 'LAMPARA']), qty: draws.within(0, 3) }),
    run: (world, { sku, qty }) => world.mirrored.changeElsewhere(sku, qty),
  }),
};

type Operations = typeof OPERATIONS;
export type StepName = keyof Operations;

/** One step of a history: the name of an operation and its data. */
export type Step = { [Name in StepName]: { do: Name } & ReturnType<Operations[Name]['draw']> }[StepName];
