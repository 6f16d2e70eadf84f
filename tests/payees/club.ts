import { type Centavos, NO_CENTAVOS, toCentavos } from '../../src/domain/money';
import { type OrderMoney, openAuthorisation, stillDue, toCapture } from '../../src/domain/order/money';
import { step } from '../../src/domain/order/step';
import { type Result, refuse } from '../../src/domain/result';
import type { PayeeKind } from '../../workers/adapters/embedded/payees/payee-kind';
import type { Env } from '../../workers/env';

interface Row {
  id: string;
  store: string;
  isOff: boolean;
  money: OrderMoney;
}

/** The tables of the made-up area: subscriptions to a club, and what moved for each, in order. */
export const CLUB_TABLES = [
  'CREATE TABLE IF NOT EXISTS club (id TEXT PRIMARY KEY, store TEXT NOT NULL, is_off INTEGER NOT NULL, money TEXT NOT NULL, held INTEGER NOT NULL, due INTEGER NOT NULL)',
  'CREATE TABLE IF NOT EXISTS club_event (club TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (club, seq))',
];

const NOTHING: OrderMoney = {
  charged: NO_CENTAVOS,
  wallet: NO_CENTAVOS,
  authorised: NO_CENTAVOS,
  captured: NO_CENTAVOS,
  released: NO_CENTAVOS,
  received: NO_CENTAVOS,
  reversed: NO_CENTAVOS,
  refunded: NO_CENTAVOS,
  disputed: NO_CENTAVOS,
};

async function read({ SHOP }: Env, id: string): Promise<(Row & { seq: number }) | null> {
  const row = await SHOP.prepare(
    'SELECT store, is_off AS off, money, (SELECT count(*) FROM club_event WHERE club = id) AS seq FROM club WHERE id = ?',
  )
    .bind(id)
    .first<{ store: string; off: number; money: string; seq: number }>();
  return row && { id, store: row.store, isOff: row.off === 1, money: JSON.parse(row.money), seq: row.seq };
}

const write = ({ SHOP }: Env, { id, store, isOff, money }: Row): D1PreparedStatement =>
  SHOP.prepare('INSERT OR REPLACE INTO club (id, store, is_off, money, held, due) VALUES (?, ?, ?, ?, ?, ?)').bind(
    id,
    store,
    isOff ? 1 : 0,
    JSON.stringify(money),
    openAuthorisation(money),
    stillDue(money),
  );

/** Somebody subscribes: from now on this much is owed. */
export const subscribe = (env: Env, id: string, store: string, amount: Centavos) =>
  write(env, { id, store, isOff: false, money: { ...NOTHING, charged: amount } }).run();

/** The subscription ends: nothing is owed any more. */
export async function unsubscribe(env: Env, id: string): Promise<void> {
  const row = await read(env, id);
  if (row) await write(env, { ...row, isOff: true, money: { ...row.money, charged: NO_CENTAVOS } }).run();
}

const TRIES = 20;

/** Subscriptions to a club as what money is paid for: a second kind beside orders, with tables of its own. */
export const clubPayees: PayeeKind = {
  kind: 'club',
  leading: '9',
  async owed(env, id) {
    const row = await read(env, id);
    if (!row) return null;
    const { store, isOff, money } = row;
    const amount = toCentavos(stillDue(money) - openAuthorisation(money));
    const byCard = !isOff && amount > 0 ? { amount, capture: 'manual' as const, months: 1 } : null;
    return { store, money, full: money.charged, isOff, toCapture: isOff ? NO_CENTAVOS : toCapture(money), byCard };
  },
  async move(env, id, { type, amount }, guard): Promise<Result<{ known: boolean }>> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const row = await read(env, id);
      if (!row) return refuse(404, 'no such club');
      const allowed = await guard();
      if (!allowed.ok) return allowed;
      const stepped = step({ status: 'sent', isAccepted: true, money: row.money }, { type, amount });
      if (!stepped.ok) return stepped;
      try {
        await env.SHOP.batch([
          env.SHOP.prepare('INSERT INTO club_event (club, seq) VALUES (?, ?)').bind(id, row.seq + 1),
          write(env, { ...row, money: stepped.value.state.money }),
          ...allowed.value,
        ]);
        return { ok: true, value: { known: false } };
      } catch (error) {
        if (!String(error).includes('club_event')) throw error;
      }
    }
    return refuse(503, 'busy');
  },
  needless: `EXISTS (SELECT 1 FROM club WHERE club.id = card_payment.payee_id AND (club.is_off = 1
    OR (card_payment.authorised > 0 AND club.held > club.due) OR (card_payment.authorised = 0 AND card_payment.state = 'open' AND club.due = 0)))`,
  toRefund: (id) =>
    `(SELECT max(0, (money ->> '$.received') - (money ->> '$.reversed') - (money ->> '$.refunded') - (money ->> '$.charged')) FROM club WHERE club.id = ${id})`,
  toRelease: (id) => `(SELECT max(0, held - due) FROM club WHERE club.id = ${id})`,
  refunded: (id) => `(SELECT money ->> '$.refunded' FROM club WHERE club.id = ${id})`,
  page: (name) => `/club/${name}`,
  shown: async (payer, name) => (payer.cartToken === null ? null : name),
};
