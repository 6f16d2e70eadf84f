import { seeded } from '../../random.ts';
import { Connection } from '../connection.ts';
import type { Answer } from '../http-answer.ts';
import { addCall, answerOf, deliveryCall, openCart, orderCall, stockCall } from './shop-calls.ts';

const OK = 200;
const BUSY = 503;
/** Times each order is sent at the same moment, under one key: drawn for each between these. */
const LEAST_COPIES = 2;
const MOST_COPIES = 50;
const MOST_TRIES = 20;

export interface OrdersOptions {
  url: URL;
  skus: string[];
  orders: number;
  drivers: number;
  seed: number;
}

export interface OrdersResult {
  orders: number;
  sent: number;
  /** Orders of which not every copy was answered with the same number. */
  differing: number;
  /** Order numbers there are; anything but `orders` is a fault. */
  numbers: number;
  /** Pieces that left the stock; anything but one an order is a fault. */
  taken: number;
  /** Copies that were asked to come later, and came. */
  deferred: number;
  seconds: number;
}

async function stockOf(connection: Connection, skus: string[]): Promise<number> {
  let total = 0;
  for (const sku of skus) total += (answerOf(await connection.send(stockCall(sku))).result as { qty: number }).qty;
  return total;
}

/**
 * Fills carts with one piece each and orders each of them several times at once under one key; then counts numbers and
 * stock.
 */
export async function soakOrders({ url, skus, orders, drivers, seed }: OrdersOptions): Promise<OrdersResult> {
  const result: OrdersResult = { orders, sent: 0, differing: 0, numbers: 0, taken: 0, deferred: 0, seconds: 0 };
  const numbers = new Set<string>();
  const random = seeded(seed);
  const copiesOf = () => LEAST_COPIES + Math.floor(random() * (MOST_COPIES - LEAST_COPIES + 1));
  let nextOrder = 0;

  /** A copy that is told to come later comes again, under the same key. */
  const insist = async (connection: Connection, token: string): Promise<Answer> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await connection.send(orderCall(token, `pedido-${token}`));
      result.sent += 1;
      if (answer.status !== BUSY || attempt === MOST_TRIES) return answer;
      result.deferred += 1;
    }
  };

  const place = async (copies: Connection[], number: number): Promise<void> => {
    const [first] = copies;
    if (!first) return;
    const token = await openCart(first);
    const sku = skus[number % skus.length] ?? '';
    await first.send(addCall(token, `${token}-1`, sku, 1));
    await first.send(deliveryCall(token));
    const answers = await Promise.all(copies.map((connection) => insist(connection, token)));
    const given = answers.map((answer) =>
      answer.status === OK ? (answerOf(answer).result as { orderNumber: string }).orderNumber : `${answer.status}`,
    );
    if (new Set(given).size !== 1 || answers.some(({ status }) => status !== OK)) result.differing += 1;
    for (const one of given) numbers.add(one);
  };

  const counter = await Connection.open(url, true);
  try {
    const before = await stockOf(counter, skus);
    const start = performance.now();
    const drive = async (): Promise<void> => {
      const connections = await Promise.all(Array.from({ length: MOST_COPIES }, () => Connection.open(url, true)));
      try {
        for (let number = nextOrder++; number < orders; number = nextOrder++)
          await place(connections.slice(0, copiesOf()), number);
      } finally {
        for (const connection of connections) connection.close();
      }
    };
    await Promise.all(Array.from({ length: drivers }, drive));
    result.seconds = (performance.now() - start) / 1000;
    result.taken = before - (await stockOf(counter, skus));
  } finally {
    counter.close();
  }
  return { ...result, numbers: numbers.size };
}
