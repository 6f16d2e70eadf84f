import { beforeAll, expect, test } from 'vitest';
import { toCentavos } from '../../src/domain/money';
import { creditStatements } from '../../workers/adapters/embedded/wallet/credit';
import { post } from './client';
import { customer, me } from './customer';
import { FACES, type Face, face, tell } from './faces';
import { env, serveFixture, store } from './fixture';

beforeAll(serveFixture);

async function someone(at: Face) {
  const { token, email } = await customer(at);
  const id = String(((await me(at, token)).result as { id: number | string }).id);
  const ask = (path: string) => (customerId: string) => post(at, path, { token, body: { customerId } });
  return { id, email, balance: ask('wallet_balance'), history: ask('wallet_history') };
}

const TOLD = {
  embedded: { balance: 120.5, history: [{ type: 'goodwill', amount: 120.5, order_id: null, expires_at: null }] },
  // Our engine elsewhere, where nobody was credited anything.
  ours: { balance: 0, history: [] },
  family: {
    balance: 350.5,
    history: [
      { id: '84', type: 'payment', amount: -149.5, order_id: '100000512', created_at: '2026-11-03T00:30:00.000Z' },
      { id: '71', type: 'promotion', amount: 500, order_id: null, created_at: '2026-10-01T15:00:00.000Z' },
    ],
  },
};

test.each(FACES)(
  'API-072 API-073 ACCT-021 a customer of %s is told what is in their wallet and how it came there, and nobody else is',
  async (name) => {
    const at = face(name);
    const [ana, eva] = [await someone(at), await someone(at)];
    if (name === 'embedded')
      await env.SHOP.batch(
        creditStatements(env.SHOP, {
          store: store.storeCode,
          customerId: ana.id,
          kind: 'goodwill',
          amount: toCentavos(120_50),
          key: `gift ${ana.id}`,
          at: Date.now(),
        }),
      );
    expect(await ana.balance(ana.id)).toMatchObject({ status: 200, result: TOLD[name].balance });
    expect((await ana.history(ana.id)).result).toMatchObject(TOLD[name].history);
    for (const ask of [ana.balance, ana.history]) {
      const foreign = await ask(eva.id);
      expect([foreign.status, foreign.text]).toEqual([404, (await ask('999')).text]);
    }
  },
);

test.each([
  [404, 200],
  [500, 200],
  [403, 503],
])(
  'ACCT-047 API-171 a wallet that a retailer answers with %i is 0 and empty and says so, or an error: %i',
  async (code, status) => {
    const at = face('family');
    const ana = await someone(at);
    await tell(at, { faults: [{ call: 'wallet_', mode: 'refuse', code, times: 9 }] });
    const [balance, history] = [await ana.balance(ana.id), await ana.history(ana.id)];
    expect([balance.status, history.status]).toEqual([status, status]);
    if (status !== 200) return;
    expect([balance.result, balance.meta.degraded, history.result, history.meta.degraded]).toEqual([0, true, [], true]);
  },
);

const lie = (body: unknown) => ({ call: 'wallet_', mode: 'lie', times: 2, answer: { status: 200, body } }) as const;
const ENTRY = { id: 5, type: 'promotion', amount: 10, created_at: '2026-11-02 18:30:00', customer_id: 1 };

test.each([
  ['an amount that is none', lie({ code: 200, result: 'mucho' })],
  ['less than nothing', lie({ code: 200, result: -5 })],
  ['what is another customer’s', lie({ code: 200, result: [ENTRY] })],
])('a retailer that answers %s has told nothing of a wallet', async (_, fault) => {
  const at = face('family');
  const ana = await someone(at);
  await tell(at, { faults: [fault] });
  expect([(await ana.balance(ana.id)).status, (await ana.history(ana.id)).status]).toEqual([503, 503]);
});

test.each(['stall', 'html', 'cut'] as const)(
  'a retailer that answers a wallet with %s has told nothing',
  async (mode) => {
    const at = face('family', { hasty: true });
    const ana = await someone(at);
    await tell(at, { faults: [{ call: 'wallet_balance', mode, times: 1 }] });
    expect((await ana.balance(ana.id)).status).toBe(503);
    expect((await ana.balance(ana.id)).result).toBe(350.5);
  },
);
