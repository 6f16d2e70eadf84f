import { pick, seeded } from '../../random.ts';
import { Connection, type Sent } from '../connection.ts';
import { addCall, answerOf, type CartAnswer, openCart, pullCall, removeCall, setCall } from './shop-calls.ts';

const OK = 200;
/** Most pieces of a sku in one cart: far below its stock, so that no operation is refused. */
const MOST_PIECES = 20;
const SHARE_REPEATED_LATER = 0.15;
const SHARE_SENT_TWICE_AT_ONCE = 0.1;

export interface CartOperationsOptions {
  url: URL;
  skus: string[];
  /** Operations in all, duplicates not counted. */
  operations: number;
  operationsACart: number;
  drivers: number;
  seed: number;
}

export interface CartOperationsResult {
  operations: number;
  duplicates: number;
  carts: number;
  /** Answers that were no success. */
  refused: number;
  /** Duplicates that were answered with something else than the first time. */
  differing: number;
  /** Carts that at the end do not hold what their operations come to. */
  wrong: number;
  seconds: number;
}

type Held = Map<string, { itemId: number; qty: number }>;

interface Operation {
  call: Sent;
  /** What the cart holds once it has taken place. */
  apply(answer: CartAnswer): void;
}

/** A random operation that fits what the cart holds: an add, a new quantity or a removal. */
function nextOperation(token: string, key: string, held: Held, skus: string[], random: () => number): Operation {
  const lines = [...held];
  const dice = random();
  const amount = 1 + Math.floor(random() * 3);
  if (lines.length > 0 && dice < 0.25) {
    const [sku, { itemId }] = pick(random, lines);
    return { call: removeCall(token, key, itemId), apply: () => held.delete(sku) };
  }
  if (lines.length > 0 && dice < 0.5) {
    const [sku, { itemId }] = pick(random, lines);
    return { call: setCall(token, key, sku, itemId, amount), apply: () => held.set(sku, { itemId, qty: amount }) };
  }
  const room = skus.filter((sku) => (held.get(sku)?.qty ?? 0) + amount <= MOST_PIECES);
  const sku = pick(random, room);
  const qty = (held.get(sku)?.qty ?? 0) + amount;
  return {
    call: addCall(token, key, sku, amount),
    apply: ({ meta }) => held.set(sku, { itemId: meta?.cart.lines.find((line) => line.sku === sku)?.itemId ?? 0, qty }),
  };
}

/**
 * Sends random operations to many carts, some of them twice, at once or later, and compares each cart with what they
 * come to.
 */
export async function soakCarts({
  url,
  skus,
  operations,
  operationsACart,
  drivers,
  seed,
}: CartOperationsOptions): Promise<CartOperationsResult> {
  const carts = Math.ceil(operations / operationsACart);
  const result: CartOperationsResult = {
    operations: 0,
    duplicates: 0,
    carts,
    refused: 0,
    differing: 0,
    wrong: 0,
    seconds: 0,
  };
  const start = performance.now();
  let nextCart = 0;

  const fill = async (one: Connection, other: Connection, cart: number): Promise<void> => {
    const random = seeded(seed + cart);
    const token = await openCart(one);
    const held: Held = new Map();
    for (let number = 0; number < operationsACart; number += 1) {
      const { call, apply } = nextOperation(token, `${token}-${number}`, held, skus, random);
      const fate = random();
      const atOnce = fate < SHARE_SENT_TWICE_AT_ONCE;
      const sent = atOnce ? [one.send(call), other.send(call)] : [one.send(call)];
      const answers = await Promise.all(sent);
      if (!atOnce && fate < SHARE_SENT_TWICE_AT_ONCE + SHARE_REPEATED_LATER) answers.push(await other.send(call));
      const [first, again] = answers;
      if (!first) continue;
      result.operations += 1;
      result.refused += answers.filter(({ status }) => status !== OK).length;
      if (again) {
        result.duplicates += 1;
        if (JSON.stringify(answerOf(again).result) !== JSON.stringify(answerOf(first).result)) result.differing += 1;
      }
      apply(answerOf(first));
    }
    const pulled = answerOf(await one.send(pullCall(token))).result as { sku: string; qty: number }[];
    const inCart = pulled.map(({ sku, qty }) => `${qty} ${sku}`).sort();
    const wanted = [...held].map(([sku, { qty }]) => `${qty} ${sku}`).sort();
    if (JSON.stringify(inCart) !== JSON.stringify(wanted)) result.wrong += 1;
  };

  const drive = async (): Promise<void> => {
    const [one, other] = await Promise.all([Connection.open(url, true), Connection.open(url, true)]);
    try {
      for (let cart = nextCart++; cart < carts; cart = nextCart++) await fill(one, other, cart);
    } finally {
      one.close();
      other.close();
    }
  };
  await Promise.all(Array.from({ length: drivers }, drive));
  return { ...result, seconds: (performance.now() - start) / 1000 };
}
