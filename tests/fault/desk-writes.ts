import { toCentavos } from '../../src/domain/money';
import { PROGRAM } from '../../src/domain/operator';
import { ok, type Result } from '../../src/domain/result';
import { onHand } from '../../src/domain/stock-correction';
import { recordOrderEvent } from '../../workers/adapters/embedded/desk/record';
import { endCoupon, saveCoupon } from '../../workers/adapters/embedded/desk-coupons/save';
import { embeddedDeskCustomers } from '../../workers/adapters/embedded/desk-customers';
import { correctStock } from '../../workers/adapters/embedded/desk-stock/correct';
import { readDeskProduct } from '../../workers/adapters/embedded/desk-stock/read';
import { decideInvoice } from '../../workers/adapters/embedded/invoices/decide';
import { changeOrder } from '../../workers/adapters/embedded/orders/change';
import { takeItems } from '../../workers/adapters/embedded/orders/items';
import { readOrder } from '../../workers/adapters/embedded/orders/read';
import { readRow } from '../../workers/adapters/embedded/orders/row';
import { applyUnmatched } from '../../workers/adapters/embedded/payment-events/apply';
import { returnCost } from '../../workers/adapters/embedded/returns/cost';
import { createReturn } from '../../workers/adapters/embedded/returns/create';
import { embeddedDeskReturns } from '../../workers/adapters/embedded/returns/desk';
import { type KeptReturn, readReturns } from '../../workers/adapters/embedded/returns/read';
import { receiveReturn } from '../../workers/adapters/embedded/returns/receive';
import type { Env } from '../../workers/env';
import { VIU } from '../cart/shop';

const CUSTOMER = '71';
const [STREET, GUIDE, COUNTED, PERCENT, GROUP] = ['Calle 21', '1234567890', 77, 15, 2];
const SKU = 'FALLA';
const PESO = toCentavos(100);
const FOLIO = '6F9619FF-8B86-D011-B42D-00C04FC964FF';
const NOTE = 'Llama antes de salir';

/** Money that an operator notes of an order. */
type MoneyType = 'received' | 'adjusted' | 'reversed' | 'refunded' | 'bounced' | 'take-back-received';

/** What is done to an order besides placing it and moving it on, and what an operator writes elsewhere. */
export type DeskWrite =
  | 'address'
  | 'guide'
  | 'note'
  | 'take-back-accept'
  | 'take-back-send'
  | 'take-back-deliver'
  | 'deliver'
  | 'cancel'
  | MoneyType
  | 'invoice'
  | 'cancel-items'
  | 'cancel-into-wallet'
  | 'receive'
  | 'begin-return'
  | 'authorise-return'
  | 'close-return'
  | 'apply-payment'
  | 'stock'
  | 'coupon'
  | 'end-coupon'
  | 'group'
  | 'look';

type Write = (env: Env, number: string, key: string) => Promise<Result<unknown>>;

const by = () => ({ operator: PROGRAM, store: VIU.storeCode, at: Date.now() });

const told = (key: string, note: string | null = null) => ({ key, note });

/** A customer whom an operator may look at. */
const makeCustomer = (env: Env) =>
  env.SHOP.prepare(
    `INSERT OR IGNORE INTO customer (id, email, email_key, group_id, first_name, last_name, attributes, store, is_subscribed, created_at, updated_at)
     VALUES (?, 'ana@example.mx', 'ana@example.mx', 1, 'Ana', 'Pech', '[]', ?, 0, 1, 1)`,
  )
    .bind(CUSTOMER, VIU.storeCode)
    .run();

/** Something that an operator says of an order by itself. */
const says =
  (type: 'note' | 'deliver' | 'cancel' | 'take-back-accept' | 'take-back-send' | 'take-back-deliver'): Write =>
  (env, number, key) =>
    recordOrderEvent(env, { number }, { type }, told(key, type === 'note' ? NOTE : null), Date.now(), PROGRAM);

/** Money that they note of it: a peso. */
const notes =
  (type: MoneyType): Write =>
  (env, number, key) =>
    recordOrderEvent(env, { number }, { type, amount: PESO }, told(key, 'SPEI 4711'), Date.now(), PROGRAM);

/** What one unit of the order's only line is on its way back by, asked for once. */
async function returnOf(env: Env, number: string): Promise<KeptReturn> {
  const row = await readRow(env, { number });
  if (!row) throw new Error(`there is no order ${number}`);
  const asked = {
    ...{ order: number, way: 'parcel' as const, collectOn: null, comment: '' },
    lines: [{ lineNo: 1, qty: 1, reason: 'changed-mind', condition: 'opened' }],
  };
  const made = await createReturn(env, row, asked, { key: 'pide', beginning: null }, Date.now());
  if (!made.ok) throw new Error(made.problem.message);
  const [kept] = await readReturns(env, { numbers: [made.value] });
  if (!kept) throw new Error(`there is no return ${made.value}`);
  return kept;
}

/** Sessions of customers in a process that has none. */
const accounts = { accountOf: (id: string) => id, noteGroup: async () => ok(null) };

const WRITES: Record<DeskWrite, Write> = {
  async address(env, number, key) {
    const found = await readOrder(env, VIU.storeCode, number);
    const address = found?.order.shippingAddress;
    if (!address) throw new Error(`${number} goes nowhere`);
    const event = { type: 'correct-address', address: { ...address, streetAddress: STREET } } as const;
    return recordOrderEvent(env, { number }, event, told(key), Date.now(), PROGRAM);
  },
  guide: (env, number, key) => {
    const event = {
      type: 'correct-guide',
      dispatch: { carrier: 'dhl', name: 'DHL', guide: GUIDE, url: null },
    } as const;
    return recordOrderEvent(env, { number }, event, told(key), Date.now(), PROGRAM);
  },
  note: says('note'),
  deliver: says('deliver'),
  cancel: says('cancel'),
  received: notes('received'),
  adjusted: notes('adjusted'),
  reversed: notes('reversed'),
  refunded: notes('refunded'),
  bounced: notes('bounced'),
  'take-back-received': notes('take-back-received'),
  async invoice(env, number) {
    await env.SHOP.prepare(
      `INSERT INTO invoice_request (store, order_number, doc, email, first_name, state, key_hash, created_at)
       VALUES (?1, ?2, '{}', 'ana@example.mx', 'Ana', 'open', ?2, 1) ON CONFLICT DO NOTHING`,
    )
      .bind(VIU.storeCode, number)
      .run();
    const kept = await env.SHOP.prepare('SELECT id FROM invoice_request WHERE order_number = ?')
      .bind(number)
      .first<{ id: number }>();
    const answer = { state: 'answered', folio: FOLIO, documentUrl: '' } as const;
    // Whoever sends it again is told that it was decided.
    return ok(await decideInvoice(env, { id: kept?.id ?? 0, store: VIU.storeCode }, answer, Date.now()));
  },
  'take-back-accept': says('take-back-accept'),
  'take-back-send': says('take-back-send'),
  'take-back-deliver': says('take-back-deliver'),
  'cancel-items': (env, number, key) =>
    takeItems(env, { number }, 'cancel-items', [{ lineNo: 1, qty: 1 }], {
      ...{ source: 'shopper', id: `${number} ${key}`, at: Date.now() },
    }),
  async 'cancel-into-wallet'(env, number, key) {
    const row = await readRow(env, { number });
    if (!row) throw new Error(`there is no order ${number}`);
    await env.SHOP.prepare('UPDATE orders SET customer_id = ? WHERE number = ?').bind(CUSTOMER, number).run();
    const came = { type: 'received', amount: toCentavos(row.grandTotal) } as const;
    await changeOrder(env, { number }, came, { source: 'collector', id: `llega ${number}`, at: Date.now() });
    return takeItems(env, { number }, 'cancel-items', [{ lineNo: 1, qty: 1 }], {
      ...{ source: 'shopper', id: `${number} ${key}`, at: Date.now(), intoWallet: { most: null } },
    });
  },
  async receive(env, number, key) {
    const arrived = [{ lineNo: 1, arrived: 1, accepted: 1, isShelved: true, refusal: '' }];
    const kept = await returnOf(env, number);
    const cost = await returnCost(env, kept, arrived);
    const agreed = (cost.ok && cost.value?.mark) || '';
    return receiveReturn(env, kept, { seen: 1, agreed, key }, arrived, PROGRAM, Date.now());
  },
  'begin-return': (env, number, key) => {
    const lines = [{ lineNo: 1, qty: 1, reason: 'changed-mind', condition: 'opened' }];
    const asked = { order: number, lines, way: 'handed-over', collectOn: null, comment: '' } as const;
    return embeddedDeskReturns(env, by()).begin(asked, '', key);
  },
  async 'authorise-return'(env, number) {
    const { row } = await returnOf(env, number);
    const given = { label: { carrier: 'DHL', guide: GUIDE }, collectOn: null };
    return embeddedDeskReturns(env, by()).authorise(row.number, 1, given);
  },
  async 'close-return'(env, number) {
    const { row } = await returnOf(env, number);
    return embeddedDeskReturns(env, by()).close(row.number, 1);
  },
  async 'apply-payment'(env, number) {
    await env.SHOP.prepare(
      `INSERT OR IGNORE INTO unmatched_payment (source, id, type, form, reference, amount, currency, reason, at)
       VALUES ('collector', 'sin-pedido', 'received', 'spei', '646180', ?, 'MXN', 'reference', 1)`,
    )
      .bind(PESO)
      .run();
    const which = { source: 'collector', id: 'sin-pedido' } as const;
    return applyUnmatched(env, VIU, which, number, { note: NOTE }, by());
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
    await makeCustomer(env);
    return embeddedDeskCustomers(env, by(), accounts).setGroup(CUSTOMER, GROUP, 1, key);
  },
  async look(env, _, key) {
    await makeCustomer(env);
    const why = { reason: 'call', checks: ['name', 'email'] } as const;
    return embeddedDeskCustomers(env, by(), accounts).open(CUSTOMER, why, key);
  },
  async 'end-coupon'(env, _, key) {
    await env.SHOP.prepare(
      "INSERT OR IGNORE INTO coupon (store, code, kind, value, once_per_customer, made_at) VALUES (?, 'ACABA', 'percent', 10, 0, 1)",
    )
      .bind(VIU.storeCode)
      .run();
    return endCoupon(env, by(), 'ACABA', 0, key);
  },
};

export const deskWrite = (env: Env, what: DeskWrite, number: string, key: string) => WRITES[what](env, number, key);

const EVENTS = "(SELECT count(*) FROM order_event WHERE order_number = ?1 AND id = ?1 || ' ' || ?2)";
/** Read of an order: how often an event happened to it, and its status. */
const moved = (type: string, status: string) =>
  `SELECT (SELECT count(*) FROM order_event WHERE order_number = ?1 AND type = '${type}' AND ?2 <> '') AS times, status = '${status}' AS isThere FROM orders WHERE number = ?1`;
/** Read of an order: how often money was noted of it, and its money. */
const noted = (type: MoneyType, money: string) =>
  `SELECT (SELECT count(*) FROM order_event WHERE order_number = ?1 AND type = '${type}' AND ?2 <> '') AS times, ${money} AS isThere FROM orders WHERE number = ?1`;
/** Read of the return of an order: how often a step of this number stands in its history, and the return itself. */
const returnLeft = (seq: number, isThere: string) =>
  `SELECT (SELECT count(*) FROM order_return_event WHERE return_number = number AND seq = ${seq} AND ?2 <> '') AS times,
    ${isThere} AS isThere FROM order_return WHERE order_number = ?1`;
const RECORDS = "(SELECT count(*) FROM desk_audit WHERE key LIKE '% ' || ?2 AND ?1 <> '')";

/** What is read of each write: how often it stands on record, and what it left. */
const LEFT: Record<DeskWrite, string> = {
  address: `SELECT ${EVENTS} AS times, doc ->> '$.shippingAddress.streetAddress' = '${STREET}' AS isThere FROM orders WHERE number = ?1`,
  guide: `SELECT ${EVENTS} AS times, guide = '${GUIDE}' AS isThere FROM orders WHERE number = ?1`,
  note: `SELECT ${EVENTS} AS times, (SELECT note = '${NOTE}' FROM order_event WHERE order_number = ?1 AND type = 'note') AS isThere FROM orders WHERE number = ?1`,
  deliver: moved('deliver', 'complete'),
  cancel: moved('cancel', 'canceled'),
  received: noted('received', `received = ${PESO}`),
  adjusted: noted('adjusted', `charged + ${PESO} = doc ->> '$.totals.grandTotal'`),
  reversed: noted('reversed', `received = ${PESO} AND reversed = ${PESO}`),
  refunded: noted('refunded', `received = ${PESO} AND refunded = ${PESO}`),
  bounced: noted('bounced', `received = ${PESO} AND refunded = 0`),
  'take-back-received': noted('take-back-received', 'received = 0'),
  invoice: `SELECT (SELECT count(*) FROM outbox WHERE type = 'invoice-decided' AND subject = invoice_request.id AND ?2 <> '') AS times,
    state = 'answered' AND note = '${FOLIO}' AS isThere FROM invoice_request WHERE order_number = ?1`,
  'take-back-accept': moved('take-back-accept', 'pending'),
  'take-back-send': moved('take-back-send', 'processing'),
  'take-back-deliver': moved('take-back-deliver', 'sent'),
  'cancel-items': `SELECT ${EVENTS} AS times, gone ->> '$.1' = 1 AS isThere FROM orders WHERE number = ?1`,
  'cancel-into-wallet': `SELECT ${EVENTS} AS times, gone ->> '$.1' = 1 AND refunded > 0 AND received - refunded = charged
    AND refunded = (SELECT sum(amount) FROM wallet_entry WHERE order_number = ?1 AND kind = 'refund') AS isThere FROM orders WHERE number = ?1`,
  receive: `SELECT (SELECT count(*) FROM order_event WHERE order_number = ?1 AND type = 'return-items' AND ?2 <> '') AS times,
    gone ->> '$.1' = 1 AND (SELECT status = 'received' FROM order_return WHERE order_number = ?1) AS isThere FROM orders WHERE number = ?1`,
  'begin-return': `SELECT (SELECT count(*) FROM order_return WHERE order_number = ?1 AND ?2 <> '') AS times, status = 'authorised'
    AND (SELECT count(*) FROM desk_audit WHERE subject = 'return' AND subject_id = number) = 1 AS isThere FROM order_return WHERE order_number = ?1`,
  'authorise-return': returnLeft(2, `guide = '${GUIDE}'`),
  'close-return': returnLeft(2, "status = 'withdrawn'"),
  'apply-payment': `SELECT (SELECT count(*) FROM order_event WHERE order_number = ?1 AND type = 'received' AND ?2 <> '') AS times,
    received = ${PESO} AND (SELECT resolved_at IS NOT NULL FROM unmatched_payment WHERE id = 'sin-pedido') AS isThere FROM orders WHERE number = ?1`,
  'end-coupon': `SELECT ${RECORDS} AS times, to_at IS NOT NULL AS isThere FROM coupon WHERE code = 'ACABA'`,
  look: `SELECT ${RECORDS} AS times, ${RECORDS} = 1 AS isThere`,
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
