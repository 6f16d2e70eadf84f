import { Connection } from '../connection.ts';
import { addCall, answerOf, deliveryCall, openCart, orderCall, stockCall } from './shop-calls.ts';

const OK = 200;
const BUSY = 503;
const MOST_TRIES = 50;

export interface BuyersOptions {
  url: URL;
  /** What all of them want, and how many there are of it. */
  sku: string;
  units: number;
  buyers: number;
  drivers: number;
}

export interface BuyersResult {
  buyers: number;
  units: number;
  /** Buyers with an order number of their own. */
  orders: number;
  /** Answers of orders that are none, by status. */
  refusals: Record<number, number>;
  /** Pieces left in the end. */
  left: number;
}

/** Every buyer has one piece in a cart; then all of them order at the same moment. */
export async function soakBuyers({ url, sku, units, buyers, drivers }: BuyersOptions): Promise<BuyersResult> {
  const connections = await Promise.all(Array.from({ length: drivers }, () => Connection.open(url, true)));
  const each = async (work: (connection: Connection, number: number) => Promise<void>): Promise<void> => {
    let next = 0;
    await Promise.all(
      connections.map(async (connection) => {
        for (let number = next++; number < buyers; number = next++) await work(connection, number);
      }),
    );
  };
  try {
    const carts: string[] = [];
    await each(async (connection, number) => {
      const token = await openCart(connection);
      await connection.send(addCall(token, `${token}-1`, sku, 1));
      await connection.send(deliveryCall(token));
      carts[number] = token;
    });
    const numbers = new Set<string>();
    const refusals: Record<number, number> = {};
    await each(async (connection, number) => {
      const token = carts[number] ?? '';
      let answer = await connection.send(orderCall(token, `comprador-${number}`));
      for (let attempt = 1; answer.status === BUSY && attempt < MOST_TRIES; attempt += 1)
        answer = await connection.send(orderCall(token, `comprador-${number}`));
      if (answer.status === OK) numbers.add((answerOf(answer).result as { orderNumber: string }).orderNumber);
      else refusals[answer.status] = (refusals[answer.status] ?? 0) + 1;
    });
    const [counter] = connections;
    const left = counter ? (answerOf(await counter.send(stockCall(sku))).result as { qty: number }).qty : -1;
    return { buyers, units, orders: numbers.size, refusals, left };
  } finally {
    for (const connection of connections) connection.close();
  }
}
