import { PROGRAM } from '../../src/domain/operator';
import { ok, type Result } from '../../src/domain/result';
import { onHand } from '../../src/domain/stock-correction';
import { recordOrderEvent } from '../../workers/adapters/embedded/desk/record';
import { saveCoupon } from '../../workers/adapters/embedded/desk-coupons/save';
import { embeddedDeskCustomers } from '../../workers/adapters/embedded/desk-customers';
import { correctStock } from '../../workers/adapters/embedded/desk-stock/correct';
import { readDeskProduct } from '../../workers/adapters/embedded/desk-stock/read';
import { readOrder } from '../../workers/adapters/embedded/orders/read';
import type { Env } from '../../workers/env';
import { VIU } from '../cart/shop';

const CUSTOMER = '71';
const [STREET, GUIDE, COUNTED, PERCENT, GROUP] = ['Calle 21', '1234567890', 77, 15, 2];
const SKU = 'FALLA';

/** What an operator writes besides moving an order on. */
export type DeskWrite = 'address' | 'guide' | 'stock' | 'coupon' | 'group';

type Write = (env: Env, number: string, key: string) => Promise<Result<unknown>>;

const by = () => ({ operator: PROGRAM, store: VIU.storeCode, at: Date.now() });

/** Sessions of customers in a process that has none. */
const accounts = { accountOf: (id: string) => id, noteGroup: async () => ok(null) };

const WRITES: Record<DeskWrite, Write> = {
  async address(env, number, key) {
    const found = await readOrder(env, VIU.storeCode, number);
    const address = found?.order.shippingAddress;
    if (!address) throw new Error(`${number} goes nowhere`);
    const event = { type: 'correct-address', address: { ...address, streetAddress: STREET } } as const;
    return recordOrderEvent(env, { number }, event, { key, note: null }, Date.now(), PROGRAM);
  },
  guide: (env, number, key) => {
    const event = {
      type: 'correct-guide',
      dispatch: { carrier: 'dhl', name: 'DHL', guide: GUIDE, url: null },
    } as const;
    return recordOrderEvent(env, { number }, event, { key, note: null }, Date.now(), PROGRAM);
  },
  async stock(env, _, key) {
    const item = (await readDeskProduct(env, VIU.storeCode, SKU))?.items[0];
    const place = item?.places.find(({ branch }) => branch === null);
    if (!item || !place) throw new Error(`${SKU} stands nowhere`);
    const seen = { onHand: onHand(place), version: item.version };
    const correction = {
      sku: SKU,
      branch: null,
      counted: COUNTED,
      seen,
      reason: 'found' as const,
      note: null,
      knowsHeld: true,
    };
    return correctStock(env, by(), correction, key);
  },
  coupon: (env, _, key) => {
    const terms = { code: 'UNA', kind: 'percent', value: PERCENT, from: null, to: null } as const;
    return saveCoupon(env, by(), { ...terms, oncePerCustomer: false, maxUses: null }, null, key);
  },
  async group(env, _, key) {
    await env.SHOP.prepare(
      `INSERT OR IGNORE INTO customer (id, email, email_key, group_id, first_name, last_name, attributes, store, is_subscribed, created_at, updated_at)
       VALUES (?, 'ana@example.mx', 'ana@example.mx', 1, 'Ana', 'Pech', '{}', ?, 0, 1, 1)`,
    )
      .bind(CUSTOMER, VIU.storeCode)
      .run();
    return embeddedDeskCustomers(env, by(), accounts).setGroup(CUSTOMER, GROUP, 1, key);
  },
};

export const deskWrite = (env: Env, what: DeskWrite, number: string, key: string) => WRITES[what](env, number, key);

const EVENTS = "(SELECT count(*) FROM order_event WHERE order_number = ?1 AND id = ?1 || ' ' || ?2)";
const RECORDS = "(SELECT count(*) FROM desk_audit WHERE key LIKE '% ' || ?2 AND ?1 <> '')";

/** What is read of each write: how often it stands on record, and what it left. */
const LEFT: Record<DeskWrite, string> = {
  address: `SELECT ${EVENTS} AS times, doc ->> '$.shippingAddress.streetAddress' = '${STREET}' AS isThere FROM orders WHERE number = ?1`,
  guide: `SELECT ${EVENTS} AS times, guide = '${GUIDE}' AS isThere FROM orders WHERE number = ?1`,
  stock: `SELECT ${RECORDS} AS times, after ->> 'counted' = ${COUNTED} AS isThere FROM desk_audit WHERE subject_id = '${SKU}' ORDER BY id DESC LIMIT 1`,
  coupon: `SELECT ${RECORDS} AS times, value = ${PERCENT} AS isThere FROM coupon WHERE code = 'UNA'`,
  group: `SELECT ${RECORDS} AS times, group_id = ${GROUP} AS isThere FROM customer WHERE id = ${CUSTOMER}`,
};

export interface Left {
  times: number;
  isThere: number;
}

export const leftOf = (env: Env, what: DeskWrite, number: string, key: string): Promise<Left | null> =>
  env.SHOP.prepare(LEFT[what]).bind(number, key).first<Left>();
