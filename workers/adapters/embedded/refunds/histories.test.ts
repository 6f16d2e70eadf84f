import { expect, test, vi } from 'vitest';
import { sampled, seedOf } from '../../../../tests/sample';
import { withBug } from '../../../../tests/simulation/deliberate';
import { ORDER_BUGS } from '../../../../tests/simulation/money-bugs';
import { type Draws, drawsOf } from '../../../../tests/simulation/seed';
import { cardShop, HOUR_MS, rig } from '../card-payments/card-shop.fixture';
import { reconcileCardPayments } from '../card-payments/due';
import { giveBackDue } from '../card-payments/give-back';
import {
  askReturn,
  cancelMine,
  expectConserved,
  finish,
  intoWallet,
  MIXES,
  opened,
  receive,
  SHOPS,
  sayAccount,
  UNIT,
} from './paid-order.fixture';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const HISTORIES = sampled(4, 500);
const MOST_FOR_BUG = 60;
const EVENTS = 7;
const ALL = [...SHOPS, ...MIXES];

/** Plays an order in front of database and gateway, whose answers are lost now and then. Fails where something is lost. */
async function play({ of, chance, below, within }: Draws, forms: readonly (typeof ALL)[number][]): Promise<void> {
  const paidSo = of(forms);
  const { of: order, before, desk } = await opened(paidSo);
  const { shop, wallet } = paidSo;
  const returned = async () => {
    const made = await askReturn(order, chance(0.5));
    if (made.ok && chance(0.8)) await receive(shop, made.value);
  };
  const turns: (() => Promise<unknown>)[] = [
    () => cancelMine(shop, order, 1, chance(0.5)),
    () => desk.cancelUnit(),
    returned,
    returned,
    desk.send,
    () => desk.refund(within(1, 2 * UNIT)),
    () => (chance(0.7) ? intoWallet(shop, order) : sayAccount(shop, order)),
    () => desk.note(within(1, UNIT)),
    () => giveBackDue(shop, Date.now() + below(9) * HOUR_MS),
    () => reconcileCardPayments(shop, Date.now() + below(9) * HOUR_MS),
    () => (chance(0.3) ? desk.cancel() : cancelMine(shop, order, chance(0.3) ? null : 2, true)),
  ];
  for (let left = EVENTS; left > 0; left -= 1) {
    if (chance(0.3))
      rig.peer.faults.calls[of(['capture', 'release', 'refund'])] = { fault: of(['lost', 'error']), times: 1 };
    await of(turns)();
  }
  rig.peer.faults.calls = {};
  await finish(shop, order, desk);
  await expectConserved(order, wallet, before);
}

test(`${HISTORIES} random orders keep every centavo and every unit, whatever answer of the gateway is lost`, async () => {
  const draws = drawsOf(seedOf(1));
  for (let history = 0; history < HISTORIES; history += 1) await play(draws, history % 2 === 0 ? MIXES : SHOPS);
});

test.each(ORDER_BUGS)(`found by its harm within ${MOST_FOR_BUG} orders: $name`, ({ name, harm }) =>
  withBug(name, async () => {
    const draws = drawsOf(1);
    const playMany = async () => {
      for (let history = 0; history < MOST_FOR_BUG; history += 1) await play(draws, ALL);
    };
    await expect(playMany()).rejects.toThrow(harm);
  }),
);
