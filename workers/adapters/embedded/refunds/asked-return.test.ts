import { expect, test, vi } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { PROGRAM } from '../../../../src/domain/operator';
import { takenOf } from '../../../../tests/peers/gateway/payment';
import { sampledOf } from '../../../../tests/sample';
import { cardShop, env, see } from '../card-payments/card-shop.fixture';
import { changeOrder } from '../orders/change';
import { embeddedDeskReturns } from '../returns/desk';
import { walletBalance } from '../wallet/read';
import { askReturn, opened, runSchedule, SHOPS, UNIT } from './paid-order.fixture';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const CAME = [{ lineNo: 1, arrived: 1, accepted: 1, isShelved: true, refusal: '' }];
const REFUSED = [{ lineNo: 1, arrived: 1, accepted: 0, isShelved: false, refusal: 'Está usada' }];
const returnsOf = (shop: typeof env) => embeddedDeskReturns(shop, { operator: PROGRAM, store: 'viu', at: Date.now() });

/** An order that was sent, of which one chair is to come back. */
async function returned(paidSo: (typeof SHOPS)[number], isToWallet: boolean) {
  const { of, desk: atDesk } = await opened(paidSo);
  expect(await atDesk.send()).toMatchObject({ ok: true });
  const asked = await askReturn(of, isToWallet);
  if (!asked.ok) throw new Error(asked.problem.message);
  return { of, number: asked.value };
}

const FORMS = SHOPS.flatMap((one) => [false, true].map((isToWallet) => ({ ...one, isToWallet })));

const costOf = async (returns: ReturnType<typeof returnsOf>, number: string, lines = CAME) => {
  const cost = await returns.cost(number, lines);
  if (!cost.ok) throw new Error(cost.problem.message);
  return cost.value;
};

test.each(sampledOf(FORMS, 5, 1))(
  'what receiving a return would move is asked first, and is what then moves: paid $form, into the wallet $isToWallet',
  async ({ isToWallet, ...paidSo }) => {
    const { of, number } = await returned(paidSo, isToWallet);
    const returns = returnsOf(paidSo.shop);
    const balance = async () => (await walletBalance(env, 'viu', of.customerId, Date.now())).amount;
    const [card, wallet] = [takenOf(of.payment), await balance()];
    const cost = await costOf(returns, number);
    expect(cost).toMatchObject({ amount: UNIT, byHand: 0, isAskedOfTwo: false, cardDigits: '4242' });
    expect(await returns.receive(number, { seen: 1, agreed: '', key: crypto.randomUUID() }, CAME)).toMatchObject({
      ok: false,
      problem: { status: 409, fields: [{ field: 'agreed' }] },
    });
    expect((await see(of.number)).state.money.refunded).toBe(0);
    expect(
      await returns.receive(number, { seen: 1, agreed: cost?.mark ?? '', key: crypto.randomUUID() }, CAME),
    ).toMatchObject({ ok: true });
    await runSchedule(paidSo.shop);
    expect([card - takenOf(of.payment), (await balance()) - wallet]).toEqual([cost?.toCards, cost?.toWallet]);
    expect((cost?.toCards ?? 0) + (cost?.toWallet ?? 0)).toBe(UNIT);
  },
);

test('whose order costs something else meanwhile is asked anew, with the amounts as they are then', async () => {
  const [paidSo] = SHOPS;
  const { of, number } = await returned(paidSo, false);
  const returns = returnsOf(env);
  const seen = await costOf(returns, number);
  const adjusted = { type: 'adjusted', amount: toCentavos(100) } as const;
  const origin = { source: 'operator', id: crypto.randomUUID(), at: Date.now() } as const;
  expect(await changeOrder(env, of, adjusted, origin)).toMatchObject({ ok: true });
  const late = await returns.receive(number, { seen: 1, agreed: seen?.mark ?? '', key: crypto.randomUUID() }, CAME);
  expect(late).toMatchObject({ ok: false, problem: { status: 409, fields: [{ field: 'agreed' }] } });
  expect((await returns.find(number))?.events).toHaveLength(1);
  const again = await costOf(returns, number);
  expect(again?.mark).not.toBe(seen?.mark);
  expect(
    await returns.receive(number, { seen: 1, agreed: again?.mark ?? '', key: crypto.randomUUID() }, CAME),
  ).toMatchObject({ ok: true });
});

test('two names are told beforehand, and what is not taken back moves nothing and asks nothing', async () => {
  const [paidSo] = SHOPS;
  const most = { ...env, TWO_NAMES_ABOVE: JSON.stringify({ viu: UNIT / 100 - 1 }) };
  const { of, number } = await returned(paidSo, false);
  const returns = returnsOf(most);
  expect(await costOf(returns, number)).toMatchObject({ toCards: UNIT, isAskedOfTwo: true });
  expect(await costOf(returns, number, REFUSED)).toBeNull();
  expect(await returns.receive(number, { seen: 1, agreed: '', key: crypto.randomUUID() }, REFUSED)).toMatchObject({
    ok: true,
  });
  expect((await see(of.number)).state.money).toMatchObject({ charged: (3 * UNIT) / 100, refunded: 0 });
});
