import type { Flash } from '../../../src/commerce/cart';
import type { Order } from '../../../src/domain/order/order';
import { OperationLog } from './operation-log';
import type { CartState } from './state';

/** A cart's own database: its state as one row, the answers it gave, the orders made of it. */
export class CartStorage {
  readonly operations: OperationLog;
  readonly #storage: DurableObjectStorage;
  readonly #sql: SqlStorage;
  #created: boolean;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#sql = storage.sql;
    this.operations = new OperationLog(this.#sql);
    this.#created = this.#sql.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'cart'").toArray().length > 0;
  }

  /** The stored state, or null for a cart that was never written: looking at one stores nothing. */
  load(): CartState | null {
    if (!this.#created) return null;
    const [row] = this.#sql.exec<{ state: string }>('SELECT state FROM cart WHERE id = 1').toArray();
    return row ? (JSON.parse(row.state) as CartState) : null;
  }

  get isWritten(): boolean {
    return this.#created;
  }

  /** Writes the state, and with it whatever `also` writes, or nothing at all. */
  commit(state: CartState, also?: () => void): void {
    this.#storage.transactionSync(() => {
      this.#create();
      this.#sql.exec('INSERT OR REPLACE INTO cart (id, state) VALUES (1, ?)', JSON.stringify(state));
      also?.();
    });
    this.#created = true;
  }

  #create(): void {
    if (this.#created) return;
    this.#sql.exec('CREATE TABLE IF NOT EXISTS cart (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL)');
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS placed (order_id TEXT PRIMARY KEY, number TEXT NOT NULL, hash TEXT NOT NULL, snapshot TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID',
    );
    this.#sql.exec('CREATE TABLE IF NOT EXISTS flash (id INTEGER PRIMARY KEY CHECK (id = 1), flash TEXT NOT NULL, at INTEGER NOT NULL)');
    this.operations.create();
  }

  /** Only inside commit(). */
  keepOrder(order: Order, hash: string, now: number): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO placed (order_id, number, hash, snapshot, at) VALUES (?, ?, ?, ?, ?)',
      order.orderId,
      order.number,
      hash,
      JSON.stringify(order),
      now,
    );
  }

  /** An order made of this cart, by the client's id or by its number. */
  findOrder(id: string): { order: Order; hash: string } | null {
    if (!this.#created) return null;
    const [row] = this.#sql.exec<{ hash: string; snapshot: string }>('SELECT hash, snapshot FROM placed WHERE order_id = ?1 OR number = ?1', id).toArray();
    return row ? { order: JSON.parse(row.snapshot) as Order, hash: row.hash } : null;
  }

  /** Keeps a flash, in the place of an earlier one; beside the state, so that no change of the cart waits for it or undoes it. */
  keepFlash(flash: Flash, now: number): void {
    this.#storage.transactionSync(() => {
      this.#create();
      this.#sql.exec('INSERT OR REPLACE INTO flash (id, flash, at) VALUES (1, ?, ?)', JSON.stringify(flash), now);
    });
    this.#created = true;
  }

  takeFlash(): { flash: Flash; at: number } | null {
    if (!this.#created) return null;
    const [row] = this.#sql.exec<{ flash: string; at: number }>('DELETE FROM flash RETURNING flash, at').toArray();
    return row ? { flash: JSON.parse(row.flash) as Flash, at: row.at } : null;
  }

  /** Forgets everything, its alarm included. */
  async erase(): Promise<void> {
    await this.#storage.deleteAll();
    this.#created = false;
  }
}
