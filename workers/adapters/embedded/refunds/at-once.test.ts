import { expect, test, vi } from 'vitest';
import { sampled, sampledOf } from '../../../../tests/sample';
import { cardShop, env } from '../card-payments/card-shop.fixture';
import { giveBackDue } from '../card-payments/give-back';
import { readReturns } from '../returns/read';
import {
  askReturn,
  cancelMine,
  expectConserved,
  finish,
  opened,
  receive,
  SHOPS,
  takenOff,
  UNIT,
  UNITS,
} from './paid-order.fixture';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const AT_ONCE = sampled(20, 100);
/** It is sent among those who come first. */
const SOONEST = 8;

const atOnce = (all: ((at: number) => Promise<unknown>)[]) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => all[at % all.length]?.(at)));

const CANCELED = SHOPS.flatMap((one) => [
  { ...one, what: 'by item', isWhole: false },
  { ...one, what: 'whole and by item', isWhole: true },
]);

test.each(sampledOf(CANCELED, 5, 1))(
  `${AT_ONCE} who cancel an order $what at once, at the desk and its customer, while it is sent, give it back once: paid $form`,
  async (paidSo) => {
    const { of, before, desk } = await opened(paidSo);
    const { shop } = paidSo;
    await atOnce([
      () => cancelMine(shop, of, 1, false),
      () => desk.cancelUnit(),
      () => (paidSo.isWhole ? cancelMine(shop, of, null, true) : cancelMine(shop, of, 1, true)),
      (at) => (at < SOONEST ? desk.send() : desk.refund(UNIT)),
      () => (paidSo.isWhole ? desk.cancel() : desk.note(UNIT)),
      () => giveBackDue(shop, Date.now()),
    ]);
    await finish(shop, of, desk);
    await expectConserved(of, paidSo.wallet, before);
  },
);

test.each(sampledOf(SHOPS, 5, 2))(
  `${AT_ONCE} who ask for a return of an order, receive it and refund it at once give back what came, once: paid $form`,
  async (paidSo) => {
    const { of, before, desk } = await opened(paidSo);
    const { shop } = paidSo;
    expect(await desk.send()).toMatchObject({ ok: true });
    const asked = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => askReturn(of, at % 2 === 0)));
    const made = asked.flatMap((one) => (one.ok ? [one.value] : []));
    expect(made).toHaveLength(UNITS);
    await atOnce([
      (at) => receive(shop, made[at % 2] ?? ''),
      () => desk.refund(UNIT),
      () => giveBackDue(shop, Date.now()),
      () => desk.note(UNIT),
      (at) => desk.refund(at),
    ]);
    await finish(shop, of, desk);
    await expectConserved(of, paidSo.wallet, before);
    expect(await takenOff(of.number)).toBe(2);
    const returns = await readReturns(env, { order: of.number });
    expect(returns.map(({ told }) => told.status).sort()).toEqual(['authorised', 'refunded', 'refunded']);
  },
);

test.each(sampledOf(SHOPS, 5, 3))(
  `${AT_ONCE} who receive returns and refund them while their order's sending is taken back, canceled in part and sent anew give back what came, once: paid $form`,
  async (paidSo) => {
    const { of, before, desk } = await opened(paidSo);
    const { shop } = paidSo;
    expect(await desk.send()).toMatchObject({ ok: true });
    const asked = await Promise.all(Array.from({ length: UNITS }, (_, at) => askReturn(of, at % 2 === 0)));
    const made = asked.flatMap((one) => (one.ok ? [one.value] : []));
    await atOnce([
      () => desk.takeBackSend(),
      (at) => receive(shop, made[at % UNITS] ?? ''),
      () => desk.cancelUnit(),
      () => desk.send(),
      () => desk.refund(UNIT),
      () => giveBackDue(shop, Date.now()),
      () => desk.note(UNIT),
    ]);
    await finish(shop, of, desk);
    await expectConserved(of, paidSo.wallet, before);
  },
);
