import type { Flash } from '../../../src/commerce/cart';
import type { Order } from '../../../src/domain/order/order';
import { OperationLog } from '../shared/operation-log';
import { VersionedState } from '../shared/versioned-state';
import { type CartState, UPGRADES } from './state';

/** A cart's own database: its state as one row, the outcomes of its operations, the orders made of it. */
export class CartStorage {
  readonly state: VersionedState<CartState>;
  readonly operations: OperationLog;
  readonly #sql: SqlStorage;
  #hasOrders: boolean | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.operations = new OperationLog(this.#sql);
    this.state = new VersionedState(storage, { table: 'cart', upgrades: UPGRADES, create: () => this.operations.create() });
  }

  /** Only inside a commit of the state. */
  keepOrder(order: Order, hash: string, now: number): void {
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS placed (order_id TEXT PRIMARY KEY, number TEXT NOT NULL, hash TEXT NOT NULL, snapshot TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID',
    );
    this.#sql.exec(
      'INSERT OR REPLACE INTO placed (order_id, number, hash, snapshot, at) VALUES (?, ?, ?, ?, ?)',
      order.orderId,
      order.number,
      hash,
      JSON.stringify(order),
      now,
    );
    this.#hasOrders = true;
  }

  /** An order made of this cart, by the client's id or by its number. */
  findOrder(id: string): { order: Order; hash: string } | null {
    this.#hasOrders ??= this.#hasTable('placed');
    if (!this.#hasOrders) return null;
    const [row] = this.#sql.exec<{ hash: string; snapshot: string }>('SELECT hash, snapshot FROM placed WHERE order_id = ?1 OR number = ?1', id).toArray();
    return row ? { order: JSON.parse(row.snapshot) as Order, hash: row.hash } : null;
  }

  /** Keeps a flash, in the place of an earlier one; beside the state, so that no change of the cart waits for it or undoes it. */
  keepFlash(flash: Flash, now: number): void {
    this.#sql.exec('CREATE TABLE IF NOT EXISTS flash (id INTEGER PRIMARY KEY CHECK (id = 1), flash TEXT NOT NULL, at INTEGER NOT NULL)');
    this.#sql.exec('INSERT OR REPLACE INTO flash (id, flash, at) VALUES (1, ?, ?)', JSON.stringify(flash), now);
  }

  takeFlash(): { flash: Flash; at: number } | null {
    if (!this.#hasTable('flash')) return null;
    const [row] = this.#sql.exec<{ flash: string; at: number }>('DELETE FROM flash RETURNING flash, at').toArray();
    return row ? { flash: JSON.parse(row.flash) as Flash, at: row.at } : null;
  }

  /** Forgets everything, its alarm included. */
  async erase(): Promise<void> {
    await this.state.erase();
    this.#hasOrders = false;
  }

  #hasTable(name: string): boolean {
    return this.#sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name).toArray().length > 0;
  }
}
