import { beforeEach, expect, test, vi } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { patiently } from '../../../../tests/patiently';
import { sampledOf } from '../../../../tests/sample';
import { APPROVED, cardShop, env, HOUR_MS, minute, PRICE, rig, tellShop } from '../card-payments/card-shop.fixture';
import { captureHeld, refundToCard } from '../card-payments/operate';
import { keepUnmatched } from '../payment-events/unmatched';
import { owedBy } from '.';
import {
  COLLECTED,
  emptyClub,
  KINDS,
  moneyOf,
  referenceOf,
  startedOf,
  startOf,
  tell,
  unmatched,
} from './payee-rig.fixture';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));
vi.mock('../../../areas/order', async (original) => {
  const { clubPayees } = await import('../../../../tests/payees/club');
  const { order } = await original<typeof import('../../../areas/order')>();
  return { order: { ...order, payees: [...(order.payees ?? []), clubPayees] } };
});

cardShop();
beforeEach(emptyClub);

const CENTAVOS = PRICE * 100;
const stillOwed = async (payee: Parameters<typeof owedBy>[1]) => {
  const { money } = (await owedBy(env, payee)) ?? {};
  return money && (money.charged - money.received + money.reversed + money.refunded) / 100;
};

/** Every kind by every form that is told of by a collector: two that follow each other differ in one of both. */
const pairs = KINDS.flatMap((kind, at) =>
  (at % 2 === 0 ? COLLECTED : COLLECTED.toReversed()).map((form) => ({ ...kind, form })),
);
/** Every kind and every form, not each with each. */
const collected = (turn: number) => sampledOf(pairs, 2, turn);

test.each(collected(0))(
  '$kind by $form: what came pays it; short leaves the rest due, over is to go back',
  async (one) => {
    const [exact, short, over] = [await one.make(), await one.make(), await one.make()];
    const pay = (payee: typeof exact, amount?: number) =>
      tell({ form: one.form, reference: referenceOf(payee, one.form), ...(amount === undefined ? {} : { amount }) });
    expect(await pay(exact)).toBe('counted');
    expect(await stillOwed(exact)).toBe(0);
    expect(await pay(short, 1000.01)).toBe('counted');
    expect(await stillOwed(short)).toBe(159.99);
    expect(await pay(short, 159.99)).toBe('counted');
    expect(await stillOwed(short)).toBe(0);
    expect(await pay(over, PRICE + 0.5)).toBe('counted');
    expect(await stillOwed(over)).toBe(-0.5);
  },
);

test.each(collected(1))(
  '$kind by $form: what comes late is kept and owed to whoever paid',
  async ({ form, ...one }) => {
    const payee = await one.make();
    await one.callOff(payee);
    expect(await tell({ form, reference: referenceOf(payee, form) })).toBe('counted');
    expect(await moneyOf(payee)).toMatchObject({ charged: 0, received: PRICE });
  },
);

test.each(collected(2))(
  '$kind by $form: told ten times at once it counts once, twice paid it counts twice',
  async (one) => {
    const payee = await one.make();
    const reference = referenceOf(payee, one.form);
    const told = await Promise.all(Array.from({ length: 10 }, () => tell({ id: 'uno', form: one.form, reference })));
    expect(told.sort()).toEqual(['counted', ...Array(9).fill('known')]);
    expect(await moneyOf(payee)).toMatchObject({ received: PRICE });
    expect(await tell({ id: 'dos', form: one.form, reference })).toBe('counted');
    expect(await moneyOf(payee)).toMatchObject({ received: 2 * PRICE });
  },
);

test.each(collected(3))('$kind by $form: taken back it is due anew; told first, the reversal waits', async (one) => {
  const payee = await one.make();
  const told = { form: one.form, reference: referenceOf(payee, one.form) };
  expect(await tell({ ...told, id: 'vuelta', type: 'reversed' })).toBe('question');
  expect(await unmatched()).toEqual([['refused', payee]]);
  expect(await tell(told)).toBe('counted');
  expect(await moneyOf(payee)).toMatchObject({ received: PRICE, reversed: PRICE, disputed: 0 });
  expect(await stillOwed(payee)).toBe(PRICE);
  expect([await unmatched(), await unmatched('?settled=true')]).toEqual([[], [['refused', payee]]]);
});

test.each(collected(4))(
  '$kind by $form: what came goes back once though it is told ten times at once, and no more than came',
  async (one) => {
    const payee = await one.make();
    const told = { form: one.form, reference: referenceOf(payee, one.form) };
    expect(await tell(told)).toBe('counted');
    const back = { ...told, id: 'vuelta', type: 'reversed' };
    const taken = await Promise.all(Array.from({ length: 10 }, () => tell(back)));
    expect(taken.sort()).toEqual(['counted', ...Array(9).fill('known')]);
    expect(await tell({ ...told, id: 'otra-vuelta', type: 'reversed' })).toBe('question');
    expect(await unmatched()).toEqual([['refused', payee]]);
    expect(await moneyOf(payee)).toMatchObject({ received: PRICE, reversed: PRICE });
    expect(await stillOwed(payee)).toBe(PRICE);
  },
);

test.each(collected(3))(
  '$kind by $form: of five reversals under names of their own at once no more than came goes back',
  async (one) => {
    const payee = await one.make();
    const told = { form: one.form, reference: referenceOf(payee, one.form) };
    expect(await tell(told)).toBe('counted');
    const backs = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...told, id: `vuelta-${id}`, type: 'reversed' as const }));
    const taken = await Promise.all(backs.map((back) => tell(back)));
    expect(taken.toSorted()).toEqual(['counted', ...Array(4).fill('question')]);
    expect(await moneyOf(payee)).toMatchObject({ received: PRICE, reversed: PRICE, disputed: 0 });
    expect((await unmatched()).map(([reason]) => reason)).toEqual(Array(4).fill('refused'));
  },
);

test('what was kept as refused although it counted meanwhile waits for nobody once the next movement is told', async () => {
  const [one] = KINDS;
  if (!one) throw new Error('no kind');
  const payee = await one.make();
  const told = { form: 'spei', reference: referenceOf(payee, 'spei') } as const;
  expect(await tell(told)).toBe('counted');
  const back = { ...told, id: 'vuelta', type: 'reversed' } as const;
  expect(await tell(back)).toBe('counted');
  await keepUnmatched(
    env,
    { ...back, amount: toCentavos(CENTAVOS), currency: 'MXN', at: Date.now() },
    'refused',
    payee,
  );
  expect(await unmatched()).toEqual([['refused', payee]]);
  expect(await tell(told)).toBe('counted');
  expect(await unmatched()).toEqual([]);
  expect(await moneyOf(payee)).toMatchObject({ received: 2 * PRICE, reversed: PRICE });
});

test.each(collected(5))('$kind paid twice, held on a card and by $form: what is held is let go', async (one) => {
  const payee = await one.make();
  const payment = await startedOf(payee);
  await rig.peer.pay(payment, APPROVED);
  expect(await moneyOf(payee)).toMatchObject({ authorised: PRICE, received: 0 });
  expect(await tell({ form: one.form, reference: referenceOf(payee, one.form) })).toBe('counted');
  await minute();
  await minute(4 * HOUR_MS);
  expect(await moneyOf(payee)).toMatchObject({ received: PRICE, released: PRICE });
  expect(await stillOwed(payee)).toBe(0);
});

test.each(collected(6))(
  '$kind by $form: unknown, of the wrong store view, in another currency: nothing moves',
  async (one) => {
    const payee = await one.make();
    const right = referenceOf(payee, one.form);
    const stranger = { ...payee, id: payee.id.replace(/./g, '8') };
    const typo = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`;
    const wrong = [
      { reference: typo },
      { reference: referenceOf(stranger, one.form) },
      { reference: referenceOf(payee, one.form, 'other') },
      { reference: right, currency: 'USD' },
      { reference: right, type: 'authorised' },
      { reference: right, type: 'refunded' },
    ];
    for (const told of wrong) expect(await tell({ form: one.form, ...told })).toBe('question');
    expect(await unmatched()).toEqual([
      ['reference', null],
      ['reference', null],
      ['reference', null],
      ['currency', payee],
      ['type', payee],
      ['refused', payee],
    ]);
    expect(await moneyOf(payee)).toMatchObject({ received: 0, authorised: 0 });
  },
);

test.each(COLLECTED)('by %s an id that counted for one kind counts for no other', async (form) => {
  const [order, club] = await Promise.all(KINDS.map((kind) => kind.make()));
  if (!order || !club) throw new Error('two kinds are needed');
  for (const [first, second] of [
    [order, club],
    [club, order],
  ] as const) {
    const id = `mismo-${first.kind}`;
    expect(await tell({ id, form, reference: referenceOf(first, form) })).toBe('counted');
    expect(await tell({ id, form, reference: referenceOf(second, form) })).toBe('question');
  }
  expect(await unmatched()).toEqual([
    ['reused', club],
    ['reused', order],
  ]);
  const both = await Promise.all(
    [order, club].map((payee) => tell({ id: 'a-la-vez', form, reference: referenceOf(payee, form) })),
  );
  expect(both.sort()).toEqual(['counted', 'question']);
});

test.each(KINDS)(
  '$kind by card: held, taken once, sent back once, each though its first answer is lost',
  async (one) => {
    const payee = await one.make();
    rig.peer.faults.calls.start = { fault: 'lost', times: 1 };
    expect(await startOf(payee)).toMatchObject({ ok: false, problem: { status: 503 } });
    const payment = await startedOf(payee);
    expect(rig.peer.all()).toHaveLength(1);
    expect(payment.payee, 'the gateway files it under its payee').toEqual(payee);
    rig.peer.faults.telling = 'twice';
    await rig.peer.pay(payment, APPROVED);
    await minute();
    expect(await moneyOf(payee)).toMatchObject({ authorised: PRICE, received: 0 });
    rig.peer.faults.calls.capture = { fault: 'lost', times: 1 };
    expect(await captureHeld(env, payee, Date.now())).toMatchObject({ ok: false, problem: { status: 503 } });
    expect(await captureHeld(env, payee, Date.now())).toEqual({ ok: true, value: null });
    expect(await moneyOf(payee)).toMatchObject({ captured: PRICE, received: PRICE });
    await one.callOff(payee);
    rig.peer.faults.calls.refund = { fault: 'lost', times: 1 };
    const refund = (pesos: number, name: string) => refundToCard(env, payee, toCentavos(pesos * 100), name, Date.now());
    expect(await refund(PRICE + 1, 'de-más')).toMatchObject({ ok: false, problem: { status: 409 } });
    expect(await refund(PRICE, 'una')).toMatchObject({ ok: false, problem: { status: 503 } });
    expect(await refund(PRICE, 'otra')).toMatchObject({ ok: false, problem: { status: 409 } });
    await minute();
    expect(await refund(PRICE, 'una')).toEqual({ ok: true, value: null });
    expect(await moneyOf(payee)).toMatchObject({ received: PRICE, refunded: PRICE });
    expect(payment.events.map(({ type }) => type)).toEqual(['authorised', 'captured', 'refunded']);
  },
);

test.each(KINDS.flatMap((kind) => ([-1, 1] as const).map((more) => ({ ...kind, more }))))(
  '$kind by card: an amount that is $more peso more, and another payee, are denied and move nothing',
  async ({ more, ...one }) => {
    const [payee, other] = [await one.make(), await one.make()];
    const payment = await startedOf(payee);
    rig.peer.faults.lies = more;
    await rig.peer.pay(payment, APPROVED);
    expect([await moneyOf(payee), await unmatched()]).toMatchObject([{ authorised: 0 }, [['amount', payee]]]);
    rig.peer.faults.lies = 0;
    payment.payee = other;
    payment.order = 'otro';
    await minute();
    expect(await moneyOf(payee)).toMatchObject({ authorised: 0 });
    const told = { form: 'card', reference: payment.id, type: 'authorised' } as const;
    expect(await tell(told)).toBe('question');
    expect(await tell({ ...told, reference: 'pay_de_nadie' })).toBe('question');
    expect((await unmatched()).map(([reason]) => reason)).toEqual(['amount', 'denied', 'reference']);
    expect(await moneyOf(other)).toMatchObject({ authorised: 0 });
  },
);

test.each(KINDS)('$kind by card: an answer about another payee moves neither', async (one) => {
  const [payee, other] = [await one.make(), await one.make()];
  const payment = await startedOf(payee);
  const { order } = payment;
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(payment, APPROVED);
  Object.assign(payment, { payee: other, order: 'otro' });
  await minute();
  expect([await moneyOf(payee), await moneyOf(other)]).toMatchObject([{ authorised: 0 }, { authorised: 0 }]);
  Object.assign(payment, { payee, order });
  await minute(4 * HOUR_MS);
  expect([await moneyOf(payee), await moneyOf(other)]).toMatchObject([{ authorised: PRICE }, { authorised: 0 }]);
});

test.each(KINDS)('$kind by card: what is approved late is let go, and nobody can pay there any more', async (one) => {
  const [late, open] = [await one.make(), await one.make()];
  const [payment, unpaid] = [await startedOf(late), await startedOf(open)];
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(payment, APPROVED);
  await one.callOff(late);
  await one.callOff(open);
  await minute();
  await minute(4 * HOUR_MS);
  expect(await moneyOf(late)).toMatchObject({ authorised: PRICE, released: PRICE, received: 0 });
  expect(unpaid.status).toBe('closed');
  expect(await startOf(open)).toMatchObject({ ok: false, problem: { status: 409 } });
});

test.each(KINDS.flatMap((kind) => (['before', 'twice', 'never'] as const).map((telling) => ({ ...kind, telling }))))(
  '$kind by card: a chargeback takes the money back once (told $telling)',
  async ({ telling, ...one }) => {
    const payee = await one.make();
    const payment = await startedOf(payee);
    await rig.peer.pay(payment, APPROVED);
    await captureHeld(env, payee, Date.now());
    rig.peer.faults.telling = telling;
    rig.peer.undo(payment, 'reversed');
    // Untold, it comes with whatever is told next: the gateway is asked for all of the payment.
    if (telling === 'never') await tellShop(rig.notices.at(-1) ?? '');
    await patiently(async () => expect(await moneyOf(payee)).toMatchObject({ reversed: PRICE }));
    expect((await owedBy(env, payee))?.money.received).toBe(CENTAVOS);
    expect(await stillOwed(payee)).toBe(PRICE);
  },
);
